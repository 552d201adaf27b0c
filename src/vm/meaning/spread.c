/*
** spread.c -- groups of connected cells.
*/
#include "spread.h"

/* What a step of a front costs: one shift of the whole set, or a look at each of its cells. */
static int64_t step_cost(const Game *g, Dir d, CellSet front) {
    return g->shift[d].even ? 1 : set_count(front);
}

CellSet cells_group(const Game *g, const DirSet *dirs, unsigned cell, CellSet set) {
    CellSet group = set_of(cell), front = group;
    while (!set_empty(front)) {
        CellSet next = {{0}};
        for (int i = 0; i < dirs->n; i++) {
            Dir d = dirs->dir[i];
            next = set_or(next, set_or(cells_after(g, d, front), cells_before(g, d, front)));
            game_charge(g, step_cost(g, d, front));
        }
        front = set_minus(set_and(next, set), group);
        group = set_or(group, front);
    }
    return group;
}
