/*
** grid.c -- finds the files and ranks of a board from the places of its cells.
*/
#include "grid.h"

#include "cli/common/text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A square has four corners, and is a whole number of squares away from the first cell. */
static bool is_square(const sw_Cell *c, sw_Point first, float *x, float *y) {
    *x = c->at.x - first.x;
    *y = c->at.y - first.y;
    return c->npoints == 4 && fabsf(*x - roundf(*x)) < 0.01F && fabsf(*y - roundf(*y)) < 0.01F;
}

typedef struct Extent {
    float left, right, bottom, top;
} Extent;

static bool measure(const sw_Game *g, Extent *e) {
    sw_Point first = sw_game_cell(g, 0).at;
    *e = (Extent){0};
    for (int i = 0; i < sw_game_cells(g); i++) {
        sw_Cell c = sw_game_cell(g, i);
        float x, y;
        if (!is_square(&c, first, &x, &y))
            return false;
        e->left = fminf(e->left, x);
        e->right = fmaxf(e->right, x);
        e->bottom = fminf(e->bottom, y);
        e->top = fmaxf(e->top, y);
    }
    return true;
}

/* False if two cells lie on one square. */
static bool place_cells(Grid *grid, const Extent *e) {
    sw_Point first = sw_game_cell(grid->game, 0).at;
    for (int i = 0; i < grid->files * grid->ranks; i++)
        grid->cell[i] = -1;
    for (int i = 0; i < grid->ncells; i++) {
        sw_Point at = sw_game_cell(grid->game, i).at;
        int file = (int)lroundf(at.x - first.x - e->left);
        int rank = (int)lroundf(at.y - first.y - e->bottom);
        int place = rank * grid->files + file;
        if (grid->cell[place] >= 0)
            return false;
        grid->cell[place] = i;
        grid->place[i] = place;
    }
    return true;
}

bool grid_of(const sw_Game *g, Grid *grid, const char **why) {
    Extent e;
    *grid = (Grid){.game = g, .lowest = 1};
    *why = "its board is not made of squares in files and ranks";
    if (!measure(g, &e))
        return false;
    grid->files = (int)lroundf(e.right - e.left) + 1;
    grid->ranks = (int)lroundf(e.top - e.bottom) + 1;
    grid->ncells = sw_game_cells(g);
    if (grid->files > GRID_FILES_MAX || grid->ranks > GRID_RANKS_MAX) {
        *why = "its board has more than 26 files or 64 ranks";
        return false;
    }
    grid->cell = cli_grow(NULL, sizeof *grid->cell * (size_t)(grid->files * grid->ranks));
    grid->place = cli_grow(NULL, sizeof *grid->place * (size_t)grid->ncells);
    return place_cells(grid, &e);
}

Grid grid_none(const sw_Game *g) {
    return (Grid){.game = g, .lowest = 1};
}

void grid_free(Grid *grid) {
    free(grid->cell);
    free(grid->place);
    *grid = (Grid){0};
}

void grid_name(const Grid *g, int cell, char name[GRID_NAME]) {
    name[0] = '\0';
    if (cell >= 0 && cell < g->ncells)
        snprintf(name, GRID_NAME, "%c%d", 'a' + g->place[cell] % g->files,
                 g->place[cell] / g->files + g->lowest);
}

int grid_named(const Grid *g, const char *name) {
    char own[GRID_NAME];
    for (int i = 0; i < g->ncells; i++) {
        grid_name(g, i, own);
        if (strcmp(own, name) == 0)
            return i;
    }
    return -1;
}
