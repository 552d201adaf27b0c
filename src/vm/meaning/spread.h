/*
** spread.h -- sets of cells moved one step on, or one step back.
**
** In an even direction (Shift) one shift moves them all.
*/
#ifndef STEPWISE_VM_MEANING_SPREAD_H
#define STEPWISE_VM_MEANING_SPREAD_H

#include "vm/model/game.h"

/* The cells to which a direction leads from a set. */
static inline CellSet cells_after(const Game *g, Dir d, CellSet from) {
    const Shift *shift = &g->shift[d];
    CellSet there = {{0}};
    if (shift->even)
        return set_shift(set_and(from, shift->from), shift->by);
    while (!set_empty(from)) {
        Sq next = graph_next(&g->graph, d, (Sq)set_pop(&from));
        if (next != SQ_NONE)
            set_add(&there, next);
    }
    return there;
}

/* The cells from which a direction leads into a set. */
static inline CellSet cells_before(const Game *g, Dir d, CellSet there) {
    const Shift *shift = &g->shift[d];
    CellSet from = {{0}};
    if (shift->even)
        return set_and(set_shift(there, -shift->by), shift->from);
    while (!set_empty(there))
        from = set_or(from, g->before[d * g->graph.ncells + (int)set_pop(&there)]);
    return from;
}

/* The cells of a set that are connected with one of its cells, by steps in the directions,
** either way, within the set. */
CellSet cells_group(const Game *g, const DirSet *dirs, unsigned cell, CellSet set);

#endif
