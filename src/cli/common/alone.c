/*
** alone.c -- tries the cells from the middle outwards, within a limit of time.
*/
#include "alone.h"

#include <stdlib.h>
#include <time.h>

/* PATIENCE: milliseconds of processor time for one kind; a walk can take
** long from every cell. */
enum { PATIENCE = 100 };

/* The side of the least square that has as many cells as the board. */
static int side_of(const sw_Game *g) {
    int side = 1;
    while (side * side < sw_game_cells(g))
        side++;
    return side;
}

/* Roughly how far a cell is from the middle, as if the cells were numbered row by row on a
** square: rows and columns added. */
static int off_middle(int cell, int side) {
    return abs(cell % side - side / 2) + abs(cell / side - side / 2);
}

static bool in_time(clock_t since) {
    return (clock() - since) * 1000 / CLOCKS_PER_SEC < PATIENCE;
}

/* How many cells the first player's piece of a kind can reach from `cell`, alone on
** the board; 0 from a hole. */
static int reach_from(sw_Match *m, int kind, const sw_Game *g, int cell) {
    int n = 0;
    sw_match_clear(m);
    if (sw_match_man(m, cell).kind == SW_HOLE)
        return 0;
    sw_match_stand(m, cell, (sw_Man){kind, 0});
    sw_free(sw_match_reach(m, sw_cell_name(g, cell), &n, NULL));
    return n;
}

/* Of all cells at one distance from the middle, the first of those from which the piece reaches
** the most, if that is more than *most, which it becomes; else -1. */
static int best_at(const sw_Game *g, sw_Match *m, int kind, int off, int *most) {
    int best = -1, side = side_of(g);
    for (int cell = 0; cell < sw_game_cells(g); cell++) {
        int n = off_middle(cell, side) == off ? reach_from(m, kind, g, cell) : 0;
        if (n > *most)
            best = cell, *most = n;
    }
    return best;
}

sw_Match *alone(const sw_Game *g, int kind, const char **name) {
    clock_t since = clock();
    sw_Match *m = sw_match_new(g, NULL, NULL);
    int best = -1, most = 0;
    for (int off = 0; m && off <= 2 * side_of(g) && (off == 0 || in_time(since)); off++) {
        int cell = best_at(g, m, kind, off, &most);
        best = cell >= 0 ? cell : best;
    }
    if (best < 0) {
        sw_match_free(m);
        return NULL;
    }
    *name = sw_cell_name(g, best);
    sw_match_clear(m);
    sw_match_stand(m, best, (sw_Man){kind, 0});
    return m;
}
