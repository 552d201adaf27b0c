/*
** expr.c -- what is true of expressions of each kind, and what follows for each expression.
*/
#include "expr.h"

#include <stddef.h>

/* A part that is asked elsewhere does not ask about this cell, nor this capture. */
enum { PASSES_OWN = 0xffff, PASSES_EACH = 0xffff };
enum { PASSES_WHOLE = 0xffff & ~(ASK_CELL | ASK_START | ASK_CAUGHT) };

const ExprInfo expr_info[EXPR_KINDS] = {
#define EXPR(name, sort, arity, arg, more, asks, cost, all, word, args, is, is_not)            \
    {#name, arity, ARG_##arg, ARG_##more, COST_##cost, asks, PASSES_##all, is, is_not},
#include "exprs.def"
#undef EXPR
};

unsigned expr_asks(const Expr *exprs, ExprId id) {
    const Expr *e = &exprs[id];
    const ExprInfo *info = &expr_info[e->kind];
    if (id == 0)
        return 0;
    return info->asks | (info->passes & (expr_asks(exprs, e->a) | expr_asks(exprs, e->b)));
}

const ExprFacts *expr_facts(const Expr *exprs, int n, Arena *arena) {
    ExprFacts *facts = ARENA_ARRAY(arena, ExprFacts, n);
    for (int i = 1; i < n; i++) {
        const Expr *e = &exprs[i];
        const ExprFacts *a = &facts[e->a], *b = &facts[e->b];
        const ExprInfo *info = &expr_info[e->kind];
        uint8_t most = a->cost > b->cost ? a->cost : b->cost;
        facts[i] = (ExprFacts){.asks = info->asks | (info->passes & (a->asks | b->asks)),
                               .cost = info->cost > most ? info->cost : most};
    }
    return facts;
}
