/*
** sound.c -- a right is asked about for its owner, a marker for who is to move and on its cell.
*/
#include "sound.h"

#include "cond.h"

/* The first part that does not hold; 0 where all of it does. */
static ExprId failing(const Scope *s, ExprId id) {
    const Expr *e = &s->pos->game->exprs[id];
    if (scope_holds(s, id))
        return 0;
    if (e->kind != EXPR_AND)
        return id;
    ExprId first = failing(s, e->a);
    return first ? first : failing(s, e->b);
}

static ExprId unsound(const Pos *p, int var) {
    const Var *v = &p->game->vars[var];
    Scope s = scope_of(p);
    s.me = v->player < 0 ? p->side : v->player;
    if (v->kind == VAR_CELL)
        s.here = s.start = (Sq)(p->var[var] - 1);
    return p->var[var] ? failing(&s, v->where[s.me]) : 0;
}

int pos_unsound(const Pos *p, ExprId *part) {
    for (int i = 0; i < p->game->nvars; i++)
        if ((*part = unsound(p, i)) != 0)
            return i;
    return -1;
}

void pos_make_sound(Pos *p) {
    ExprId part;
    for (int i = pos_unsound(p, &part); i >= 0; i = pos_unsound(p, &part))
        pos_set_var(p, i, 0);
}
