/*
** safety.c -- royal pieces that the tables can guard.
*/
#include "safety.h"

/* Can a walk make the piece that moves one of a kind, royal or not? */
static bool becomes(const Game *g, const Program *p, bool royal) {
    for (int at = 0; at < p->n; at += op_length(p->code[at])) {
        const Act *a = p->code[at] == OP_ACT ? &g->acts[p->code[at + 1]] : NULL;
        if (a && a->fx == FX_BECOME && (g->royal >> a->kind & 1) == royal)
            return true;
    }
    return false;
}

/* Does no move crown a piece, or depose a royal one? */
static bool royals_stay(const Game *g) {
    for (int i = 0; i < g->nprograms * (g->nplayers + 1) * g->nkinds; i++) {
        const Program *p = g->programs[i] < 0 ? NULL : &g->walks[g->programs[i]];
        if (p && becomes(g, p, !(g->royal >> (i % g->nkinds) & 1)))
            return false;
    }
    return true;
}

bool safety_suits(const Game *g) {
    if (!g->tables || !g->royal || g->nforbid != 1 || !royals_stay(g))
        return false;
    const Expr *e = &g->exprs[g->forbid[0]];
    return e->kind == EXPR_CHECK && e->who == WHO_ME;
}

bool safety_covers(const Shape *shape) {
    for (int i = 0; i < shape->nfx; i++) {
        switch ((FxKind)shape->fx[i].fx) {
        case FX_MOVE:
            if (i > 0)
                return false;
            break;
        case FX_BECOME:
        case FX_MARK:
        case FX_SET:
        case FX_ADD: break;
        default: return false;
        }
    }
    return shape->nfx > 0 && shape->fx[0].fx == FX_MOVE;
}
