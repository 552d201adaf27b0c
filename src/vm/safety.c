/*
** safety.c -- royal pieces that the tables can guard.
*/
#include "safety.h"

bool safety_suits(const Game *g) {
    if (!g->tables || !g->royal || g->nforbid != 1)
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
