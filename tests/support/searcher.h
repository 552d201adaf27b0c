/*
** searcher.h -- a Search as search_run() would fill it in, for tests of what it is made of.
*/
#ifndef TESTS_SEARCHER_H
#define TESTS_SEARCHER_H

#include "search/tree/node.h"

/* Of one thread, without limits, from p; it belongs to the arena but for what searcher_free()
** frees. */
static inline Search *searcher_new(const Pos *p, Tt *tt, Arena *a) {
    Search *s = ARENA_ARRAY(a, Search, 1);
    s->game = p->game;
    s->eval = eval_new(p->game, true, a);
    s->tt = tt;
    s->me = p->side;
    node_begin(s, p);
    clock_begin(&s->clock, 0, 0, NULL);
    rule_clocks_find(p->game, &s->rule_clocks);
    order_clear(&s->order, s->eval);
    return s;
}

static inline void searcher_free(Search *s) {
    history_free(&s->history);
    moves_free(&s->moves);
    ranks_free(&s->ranks);
}

#endif
