/*
** grid.h -- a board of squares as protocols know it: files by letters, ranks by numbers.
**
** It borrows the game. Cells that the definition left out are holes for good.
*/
#ifndef STEPWISE_GRID_H
#define STEPWISE_GRID_H

#include "cli/common/cli.h"

enum { GRID_FILES_MAX = 26, GRID_RANKS_MAX = 64, GRID_NAME = 8 };

typedef struct Grid {
    const sw_Game *game;
    int files, ranks;
    int lowest; /* the number of the first rank */
    int ncells;
    int *cell;  /* owned; [rank * files + file], -1: a hole */
    int *place; /* owned; [cell]: the same the other way round */
} Grid;

/* False, with what stands in the way, when the board is not made of squares in files and ranks. */
bool grid_of(const sw_Game *g, Grid *grid, const char **why);
/* Of any board: no squares, so that moves have no coordinates. */
Grid grid_none(const sw_Game *g);
void grid_free(Grid *grid);

static inline int grid_cell(const Grid *g, int file, int rank) {
    return g->cell[rank * g->files + file];
}
/* "e4"; "" for a number that is no cell. */
void grid_name(const Grid *g, int cell, char name[GRID_NAME]);

#endif
