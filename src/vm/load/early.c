/*
** early.c -- finding the endings, and the alternatives in them, that ask what a move did.
*/
#include "early.h"

#include "base/vec.h"

#include <string.h>

/* True if an expression asks what a player's move did. Once a throw has followed, that is no
** longer the last move. */
static bool asks_for_deed(const Expr *e) {
    return expr_info[e->kind].asks & ASK_CAUGHT || e->kind == EXPR_LANDED ||
           e->kind == EXPR_CAPTOR || e->kind == EXPR_TOUCHED || e->kind == EXPR_DROPPED ||
           e->kind == EXPR_PASSED;
}

static bool is_can(const Expr *e) {
    return e->kind == EXPR_CAN;
}

/* True if kind() is true of some part of a condition, but for what it asks of the position
** before the move (`was`). */
static bool asks(const Game *g, ExprId id, bool (*kind)(const Expr *)) {
    const Expr *e = &g->exprs[id];
    if (id == 0 || e->kind == EXPR_WAS)
        return false;
    return kind(e) || asks(g, e->a, kind) || asks(g, e->b, kind);
}

TYPED_VEC(EarlyList, earlies, EarlyEnding)

/* Adds those alternatives of a condition that ask what the move did. One that asks for legal
** moves (can) waits until the throw has fallen. A rule of one player alone is guarded by a
** question for him (lang/compile/verdicts.c). */
static void add_early(const Game *g, EarlyEnding e, ExprId id, EarlyList *out) {
    const Expr *x = &g->exprs[id];
    if (x->kind == EXPR_OR) {
        add_early(g, e, x->a, out);
        add_early(g, e, x->b, out);
    } else if (x->kind == EXPR_AND && g->exprs[x->a].kind == EXPR_ASKED_AS && !e.guard) {
        e.guard = x->a;
        add_early(g, e, x->b, out);
    } else if (asks(g, id, asks_for_deed) && !asks(g, id, is_can)) {
        e.when = id;
        earlies_add(out, e);
    }
}

const EarlyEnding *early_endings(const Game *g, int *n, Arena *a) {
    EarlyList all = {0};
    for (int i = 0; i < g->nrules; i++)
        add_early(g, (EarlyEnding){.rule = i}, g->rules[i].when, &all);
    EarlyEnding *list = ARENA_ARRAY(a, EarlyEnding, all.n);
    if (all.n)
        memcpy(list, all.at, all.n * sizeof *list);
    *n = (int)all.n;
    earlies_free(&all);
    return list;
}
