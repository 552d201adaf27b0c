/*
** wspread.h -- cells_before() and cells_after() (spread.h) for sets of one width (base/wset.h).
*/
#ifndef STEPWISE_VM_MEANING_WSPREAD_H
#define STEPWISE_VM_MEANING_WSPREAD_H

#include "base/wset.h"
#include "vm/model/game.h"

/* w_before() and w_after() for directions that are not even (Shift). */
static inline WSet w_step_back(const Game *g, Dir d, WSet there) {
    const CellSet *before = &g->before[d * g->graph.ncells];
    WSet from = {{0}};
    SET_EACH (i) {
        for (uint64_t left = there.w[i]; left; left &= left - 1)
            from = w_or(from, w_in(&before[i * 64 + __builtin_ctzll(left)]));
    }
    return from;
}

static inline WSet w_step_on(const Game *g, Dir d, WSet from) {
    WSet there = {{0}};
    SET_EACH (i) {
        for (uint64_t left = from.w[i]; left; left &= left - 1) {
            Sq next = graph_next(&g->graph, d, (Sq)(i * 64 + __builtin_ctzll(left)));
            if (next != SQ_NONE)
                w_add(&there, next);
        }
    }
    return there;
}

/* The cells from which a direction leads into a set; and those to which it leads from a set. */
static inline WSet w_before(const Game *g, Dir d, WSet there) {
    const Shift *shift = &g->shift[d];
    return shift->even ? w_and(w_shift(there, -shift->by), w_in(&shift->from))
                       : w_step_back(g, d, there);
}
static inline WSet w_after(const Game *g, Dir d, WSet from) {
    const Shift *shift = &g->shift[d];
    return shift->even ? w_shift(w_and(from, w_in(&shift->from)), shift->by)
                       : w_step_on(g, d, from);
}

#endif
