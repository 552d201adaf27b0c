/*
** sound.c -- checking rights and markers by their conditions.
**
** WHO_ME is the owner of the copy or, where the variable is not kept per player, the player to
** move. The condition of a marker is evaluated on its cell.
*/
#include "sound.h"

#include "cond.h"

/* The first of the parts joined by AND that does not hold; 0 where the condition holds. */
static ExprId failing(const Scope *s, ExprId id) {
    const Expr *e = &s->pos->game->exprs[id];
    if (scope_holds(s, id))
        return 0;
    if (e->kind != EXPR_AND)
        return id;
    ExprId first = failing(s, e->a);
    return first ? first : failing(s, e->b);
}

/* The condition that a variable fails, or 0. */
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
