/*
** once.c -- matches rights by name, since each player has a copy of his own.
*/
#include "once.h"

#include "noun.h"

/* True if something can give the right to somebody. It is then used up, but not for good. */
static bool is_given(const Game *g, int var) {
    for (int i = 0; i < g->nacts; i++) {
        const Act *act = &g->acts[i];
        const Expr *value = &g->exprs[act->expr];
        if (act->fx == FX_SET && noun_is_copy(g, act->var, var) &&
            (value->kind != EXPR_NUM || value->arg != 0))
            return true;
    }
    for (int i = 0; i < g->ntriggers; i++) {
        const Trigger *t = &g->triggers[i];
        const Expr *value = &g->exprs[t->value];
        if (noun_is_copy(g, t->var, var) && (value->kind != EXPR_NUM || value->arg != 0))
            return true;
    }
    return false;
}

/* True if the test is that the mover has the right which `act` is about. */
static bool asks_right(const Game *g, ExprId test, int act) {
    const Expr *e = &g->exprs[test];
    return act >= 0 && e->kind == EXPR_VAR && e->who == WHO_ME &&
           noun_is_copy(g, e->arg, g->acts[act].var);
}

static bool asks_for_right(const Game *g, const Asked *a, int act) {
    for (int i = 0; i < a->n; i++)
        if (asks_right(g, a->test[i], act))
            return true;
    return false;
}

/* True if act `id` of a way ends a right for good, and the way tests that right. */
static bool ends_right(const Game *g, const Way *w, int id) {
    const Act *act = &g->acts[id];
    const Expr *value = &g->exprs[act->expr];
    return act->fx == FX_SET && g->vars[act->var].kind == VAR_FLAG && value->kind == EXPR_NUM &&
           value->arg == 0 && !is_given(g, act->var) &&
           (asks_for_right(g, &w->start, id) || asks_for_right(g, &w->end, id));
}

int once_used(const Game *g, const Way *w) {
    for (int i = 0; i < w->end.nacts; i++)
        if (ends_right(g, w, w->end.act[i]))
            return w->end.act[i];
    return -1;
}

Asked once_unsaid(const Game *g, Asked a, int right) {
    Asked left = {.mask = a.mask};
    for (int i = 0; i < a.n; i++)
        if (!asks_right(g, a.test[i], right))
            left.test[left.n++] = a.test[i];
    for (int i = 0; i < a.nacts; i++)
        if (a.act[i] != right)
            left.act[left.nacts++] = a.act[i];
    return left;
}
