/*
** expr.c -- what is true of expressions of each kind, and what follows for each expression.
*/
#include "expr.h"

#include "program.h"

#include <stddef.h>

/* A part that is asked elsewhere does not ask about this cell, nor this capture. */
enum { PASSES_OWN = 0xffff, PASSES_EACH = 0xffff, PASSES_AWAY = 0xffff };
enum { PASSES_WHOLE = 0xffff & ~(ASK_CELL | ASK_START | ASK_CAUGHT) };

enum { AWAY_OWN, AWAY_EACH = 0, AWAY_AWAY = 1, AWAY_WHOLE = 1 };
enum { EACH_OWN, EACH_EACH = 1, EACH_AWAY = 0, EACH_WHOLE = 0 };
enum { SORT_COND, SORT_NUM };

const ExprInfo expr_info[EXPR_KINDS] = {
#define EXPR(name, sort, arity, arg, more, asks, cost, all, word, args, is, is_not)            \
    {#name,        arity,      ARG_##arg,  ARG_##more,  COST_##cost, asks,                     \
     PASSES_##all, AWAY_##all, EACH_##all, SORT_##sort, is,          is_not},
#include "exprs.def"
#undef EXPR
};

/* The next test of a program from *at on, or 0; *at is what follows it. */
static ExprId next_test(const Program *p, int *at) {
    while (*at < p->n) {
        const uint16_t *op = p->code + *at;
        *at += op_length(op[0]);
        if (op[0] == OP_TEST)
            return op[1];
    }
    return 0;
}

unsigned expr_asks(const Expr *exprs, const Program *queries, ExprId id) {
    const Expr *e = &exprs[id];
    const ExprInfo *info = &expr_info[e->kind];
    if (id == 0)
        return 0;
    unsigned parts = expr_asks(exprs, queries, e->a) | expr_asks(exprs, queries, e->b);
    int at = 0;
    for (ExprId t; info->arg == ARG_QUERY && (t = next_test(&queries[e->arg], &at));)
        parts |= expr_asks(exprs, queries, t);
    return info->asks | who_asks(e->who) | (info->passes & parts);
}

/* PARTS_OF_SUM: one over the board; the walks that a search runs count by themselves.
** STEPS_OF_BESIDE: directions, of which few are more. PARTS_OF_STEP: an instruction of a query, for
** all cells, a few times. */
enum { PARTS_OF_SUM = 4, STEPS_OF_BESIDE = 8, PARTS_OF_STEP = 16 };

/* What asking takes, in instructions: of one cell, and of all cells at once. */
typedef struct Price {
    int one, all;
} Price;

static int at_most(int64_t price) {
    return price < UINT16_MAX ? (int)price : UINT16_MAX;
}

static Price price_of(const Expr *e, unsigned asks, const Price *a, const Price *b, int queries,
                      int ncells) {
    const ExprInfo *info = &expr_info[e->kind];
    int64_t self = (info->cost == COST_LOOK ? 1 : PARTS_OF_SUM) + queries;
    int64_t one = (int64_t)a->one + b->one, all = (int64_t)a->all + b->all;
    if (e->kind == EXPR_BESIDE)
        one *= STEPS_OF_BESIDE;
    bool decides = asks & ASK_CELL; /* else it is asked once, for all cells */
    if (info->away && !decides)
        one = all;
    one += self;
    return (Price){at_most(one), at_most(!decides     ? one
                                         : info->each ? ncells * one
                                                      : all + self)};
}

const ExprFacts *expr_facts(const Expr *exprs, int n, const Program *queries, int ncells,
                            Arena *arena) {
    ExprFacts *facts = ARENA_ARRAY(arena, ExprFacts, n);
    Price *prices = ARENA_ARRAY(arena, Price, n);
    for (int i = 1; i < n; i++) {
        const Expr *e = &exprs[i];
        const ExprFacts *a = &facts[e->a], *b = &facts[e->b];
        const ExprInfo *info = &expr_info[e->kind];
        ExprFacts parts = {a->asks | b->asks, a->cost > b->cost ? a->cost : b->cost, 0};
        int at = 0, asked = info->arg == ARG_QUERY ? PARTS_OF_STEP * queries[e->arg].n : 0;
        for (ExprId t; info->arg == ARG_QUERY && (t = next_test(&queries[e->arg], &at));) {
            parts.asks |= facts[t].asks;
            asked += prices[t].all;
            parts.cost = facts[t].cost > parts.cost ? facts[t].cost : parts.cost;
        }
        unsigned asks = info->asks | who_asks(e->who) | (info->passes & parts.asks);
        prices[i] = price_of(e, asks, &prices[e->a], &prices[e->b], asked, ncells);
        facts[i] = (ExprFacts){.parts = (uint16_t)prices[i].one,
                               .asks = (uint16_t)asks,
                               .cost = info->cost > parts.cost ? info->cost : parts.cost};
    }
    return facts;
}

bool expr_is_of_cell(const Expr *exprs, ExprId id) {
    const Expr *e = &exprs[id];
    if (e->kind == EXPR_AND || e->kind == EXPR_OR)
        return expr_is_of_cell(exprs, e->a) && expr_is_of_cell(exprs, e->b);
    if (e->kind == EXPR_NOT)
        return expr_is_of_cell(exprs, e->a);
    return e->kind == EXPR_ON || e->kind == EXPR_KIND || e->kind == EXPR_IN;
}
