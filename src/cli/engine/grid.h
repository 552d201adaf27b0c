/*
** grid.h -- a board as protocols know it: squares, named by a file and a rank (e4).
*/
#ifndef STEPWISE_CLI_ENGINE_GRID_H
#define STEPWISE_CLI_ENGINE_GRID_H

#include "stepwise.h"

enum { GRID_FILES_MAX = 26, GRID_RANKS_MAX = 64, GRID_NAME = 8 };

typedef struct Grid {
    const sw_Game *game; /* borrowed */
    int files, ranks;    /* both counted from 0 below */
    int lowest;          /* the number of the first rank: 1, or 0 */
    int ncells;
    int *cell;  /* owned; [rank * files + file]: the cell there, -1 if the board has none */
    int *place; /* owned; [cell]: its rank * files + file */
} Grid;

/* Finds the grid of a game's board. False if it is not made of squares in files and ranks, or
** has too many: *why is then the reason, the end of a sentence, and not to be freed. The caller
** calls grid_free() in any case. */
bool grid_of(const sw_Game *g, Grid *grid, const char **why);
/* A grid without squares (`cell` is NULL), for any board: moves then have no coordinates. */
Grid grid_none(const sw_Game *g);
void grid_free(Grid *grid);

/* The cell on a square of the grid; -1: none. */
static inline int grid_cell(const Grid *g, int file, int rank) {
    return g->cell[rank * g->files + file];
}
/* Writes "e4", or "" for a number that is not a cell. */
void grid_name(const Grid *g, int cell, char name[GRID_NAME]);
/* The cell of that name; -1: none. */
int grid_named(const Grid *g, const char *name);

#endif
