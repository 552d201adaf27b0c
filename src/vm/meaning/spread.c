/*
** spread.c -- where a direction numbers its cells evenly, one shift moves them all.
*/
#include "spread.h"

CellSet cells_after(const Game *g, Dir d, CellSet from) {
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

CellSet cells_before(const Game *g, Dir d, CellSet there) {
    const Shift *shift = &g->shift[d];
    CellSet from = {{0}};
    if (shift->even)
        return set_and(set_shift(there, -shift->by), shift->from);
    while (!set_empty(there))
        from = set_or(from, g->before[d * g->graph.ncells + (int)set_pop(&there)]);
    return from;
}

CellSet cells_group(const Game *g, const DirSet *dirs, unsigned cell, CellSet set) {
    CellSet group = set_of(cell), front = group;
    while (!set_empty(front)) {
        CellSet next = {{0}};
        for (int i = 0; i < dirs->n; i++)
            next = set_or(next, set_or(cells_after(g, dirs->dir[i], front),
                                       cells_before(g, dirs->dir[i], front)));
        front = set_minus(set_and(next, set), group);
        group = set_or(group, front);
    }
    return group;
}
