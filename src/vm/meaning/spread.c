/*
** spread.c -- groups of connected cells.
*/
#include "spread.h"

CellSet cells_group(const Game *g, const DirSet *dirs, unsigned cell, CellSet set) {
    CellSet group = set_of(cell), front = group;
    while (!set_empty(front)) {
        CellSet next = {{0}};
        for (int i = 0; i < dirs->n; i++)
            next = set_or(next, set_or(cells_after(g, dirs->dir[i], front),
                                       cells_before(g, dirs->dir[i], front)));
        front = set_minus(set_and(next, set), group);
        group = set_or(group, front);
        game_charge(g, dirs->n);
    }
    game_charge(g, (int64_t)set_count(group) * dirs->n);
    return group;
}
