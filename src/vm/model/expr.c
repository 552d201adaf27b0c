/*
** expr.c -- the table of kinds of expressions, and the facts and prices of each expression.
*/
#include "expr.h"

#include "program.h"

#include <stddef.h>

/* What the column ALL of exprs.def means for ExprInfo. The parts of a WHOLE expression are
** evaluated elsewhere: it inherits neither the cell and the start nor that it is 0 without a
** capture. */
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

/* The next test of a program from offset *at on, or 0; sets *at to the offset after it. */
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

/* In instructions of the machine. PARTS_OF_SUM: a sum over the board; for facts a search, too,
** since the walks that it runs are counted as they run. PARTS_OF_STEP: an instruction of a
** query, followed for all cells a few times. PARTS_OF_CELL: for each cell, to combine what was
** evaluated for all cells at once. STEPS_OF_BESIDE: the directions of BESIDE; a set seldom has
** more. */
enum { PARTS_OF_SUM = 4, STEPS_OF_BESIDE = 8, PARTS_OF_STEP = 16, PARTS_OF_CELL = 4 };

/* For prices. PARTS_OF_SEARCH: what a search takes on average where many are run, with a few
** walks for each man. MOVES_OF_CAN: how many moves CAN makes to evaluate its part after
** each. */
enum { PARTS_OF_SEARCH = 512, MOVES_OF_CAN = 64 };

typedef struct Pricing {
    const Expr *exprs;
    const Program *queries;
    int ncells;
    int search, groups; /* what a kind of COST_SEARCH, and GROUPS, takes by itself */
    Price *price;       /* [n] */
} Pricing;

static int64_t at_most(int64_t price) {
    return price < UINT32_MAX ? price : UINT32_MAX;
}

int64_t query_price(const Program *query, const Price *prices) {
    int64_t sum = (int64_t)PARTS_OF_STEP * query->n;
    int at = 0;
    for (ExprId t; (t = next_test(query, &at));)
        sum += prices[t].all;
    return sum;
}

static int64_t price_of_kind(const Pricing *pr, const Expr *e) {
    switch ((ExprCost)expr_info[e->kind].cost) {
    case COST_LOOK: return 1;
    case COST_SUM: return e->kind == EXPR_GROUPS ? pr->groups : PARTS_OF_SUM;
    case COST_SEARCH: break;
    }
    return pr->search;
}

/* What meaning/cond.c takes for all cells: one by one or, if that is dear, all at once. */
static int64_t price_of_each(const Pricing *pr, const ExprInfo *info, int64_t one,
                             int64_t all) {
    int64_t singly = pr->ncells * one, together = all + (int64_t)PARTS_OF_CELL * pr->ncells;
    return info->arity < 2 || one <= BATCH_WORK || singly < together ? singly : together;
}

static Price price_of(const Pricing *pr, const Expr *e, unsigned asks) {
    const ExprInfo *info = &expr_info[e->kind];
    const Price *a = &pr->price[e->a], *b = &pr->price[e->b];
    int64_t self = price_of_kind(pr, e);
    if (info->arg == ARG_QUERY)
        self += query_price(&pr->queries[e->arg], pr->price);
    int64_t one = a->one + b->one, all = a->all + b->all;
    bool decides = asks & ASK_CELL; /* else one evaluation is good for all cells */
    if (e->kind == EXPR_BESIDE)
        one = one > BATCH_WORK ? all : one * STEPS_OF_BESIDE;
    else if (e->kind == EXPR_CAN)
        one *= MOVES_OF_CAN;
    else if (info->away && (!decides || e->kind == EXPR_FROM))
        one = all;
    one += self;
    all = !decides ? one : info->each ? price_of_each(pr, info, one, all) : all + self;
    return (Price){at_most(one), at_most(all)};
}

const ExprFacts *expr_facts(const Expr *exprs, int n, const Program *queries, int ncells,
                            Arena *arena) {
    ExprFacts *facts = ARENA_ARRAY(arena, ExprFacts, n);
    Pricing pr = {.exprs = exprs,
                  .queries = queries,
                  .ncells = ncells,
                  .search = PARTS_OF_SUM,
                  .groups = PARTS_OF_SUM,
                  .price = ARENA_ARRAY(arena, Price, n)};
    for (int i = 1; i < n; i++) {
        const Expr *e = &exprs[i];
        const ExprFacts *a = &facts[e->a], *b = &facts[e->b];
        const ExprInfo *info = &expr_info[e->kind];
        ExprFacts parts = {a->asks | b->asks, a->cost > b->cost ? a->cost : b->cost, 0};
        if (info->more == ARG_BIT)
            parts.cost = COST_LOOK; /* WAS only reads a bit that was noted before the move */
        int at = 0;
        for (ExprId t; info->arg == ARG_QUERY && (t = next_test(&queries[e->arg], &at));) {
            parts.asks |= facts[t].asks;
            parts.cost = facts[t].cost > parts.cost ? facts[t].cost : parts.cost;
        }
        unsigned asks = info->asks | who_asks(e->who) | (info->passes & parts.asks);
        pr.price[i] = price_of(&pr, e, asks);
        facts[i] = (ExprFacts){.parts = (uint32_t)pr.price[i].one,
                               .asks = (uint16_t)asks,
                               .cost = info->cost > parts.cost ? info->cost : parts.cost};
    }
    return facts;
}

const Price *expr_prices(const Expr *exprs, int n, const Program *queries, int ncells,
                         Arena *a) {
    const ExprFacts *facts = expr_facts(exprs, n, queries, ncells, a);
    Pricing pr = {.exprs = exprs,
                  .queries = queries,
                  .ncells = ncells,
                  .search = PARTS_OF_SEARCH,
                  .groups = ncells * STEPS_OF_BESIDE,
                  .price = ARENA_ARRAY(a, Price, n)};
    for (int i = 1; i < n; i++)
        pr.price[i] = price_of(&pr, &exprs[i], facts[i].asks);
    return pr.price;
}

bool expr_is_of_cell(const Expr *exprs, ExprId id) {
    const Expr *e = &exprs[id];
    if (e->kind == EXPR_AND || e->kind == EXPR_OR)
        return expr_is_of_cell(exprs, e->a) && expr_is_of_cell(exprs, e->b);
    if (e->kind == EXPR_NOT)
        return expr_is_of_cell(exprs, e->a);
    return e->kind == EXPR_ON || e->kind == EXPR_KIND || e->kind == EXPR_IN;
}
