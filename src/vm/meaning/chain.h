/*
** chain.h -- conditions that are asked at every ply, as chains of quick tests.
**
** Each test says where to go on if it holds and if not; what a cheap test decides is not asked
** of a dear one. Nothing that a condition reads changes while it is asked, so the order is free.
*/
#ifndef STEPWISE_CHAIN_H
#define STEPWISE_CHAIN_H

#include "base/arena.h"
#include "expr.h"

/* The chain of a condition, of the arena; of 0, one that always holds. */
Chain chain_of(const Game *g, ExprId e, Arena *a);
/* One that holds where any of n conditions does; where that would be too long, always. */
Chain chain_any(const Game *g, const ExprId *e, int n, Arena *a);
bool chain_walk(const Chain *c, const Scope *s);
static inline bool chain_holds(const Chain *c, const Scope *s) {
    const Event *last = &s->pos->last;
    if (c->mover && !(last->moved && last->mover == c->mover - 1))
        return false;
    if (c->touched && !set_meets(last->touched, *c->touched))
        return false;
    return c->first < 0 ? c->first == CHAIN_HOLDS : chain_walk(c, s);
}

#endif
