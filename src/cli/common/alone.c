/*
** alone.c -- tries the cells from the middle on, while that takes no time worth mention.
*/
#include "alone.h"

#include <stdlib.h>
#include <time.h>

/* PATIENCE: milliseconds of the processor for one kind; a walk can take long on every cell. */
enum { PATIENCE = 100 };

static int side_of(const sw_Game *g) {
    int side = 1;
    while (side * side < sw_game_cells(g))
        side++;
    return side;
}

/* How far a cell is from the middle of the list of cells and of its rows, roughly. */
static int off_middle(int cell, int side) {
    return abs(cell % side - side / 2) + abs(cell / side - side / 2);
}

static bool in_time(clock_t since) {
    return (clock() - since) * 1000 / CLOCKS_PER_SEC < PATIENCE;
}

/* So many cells can the first player's piece reach from there; it stands in no hole. */
static int reach_from(sw_Match *m, int kind, const sw_Game *g, int cell) {
    int n = 0;
    sw_match_clear(m);
    if (sw_match_man(m, cell).kind == SW_HOLE)
        return 0;
    sw_match_stand(m, cell, (sw_Man){kind, 0});
    sw_free(sw_match_reach(m, sw_cell_name(g, cell), &n, NULL));
    return n;
}

/* Of all cells at one distance from the middle the first one from which the piece reaches more than
** *most, or -1. */
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
