/*
** alone.c -- tries every cell.
*/
#include "alone.h"

#include <stdlib.h>

/* How far a cell is from the middle of the list of cells and of its rows, roughly. */
static int off_middle(const sw_Game *g, int cell) {
    int side = 1;
    while (side * side < sw_game_cells(g))
        side++;
    return abs(cell % side - side / 2) + abs(cell / side - side / 2);
}

sw_Match *alone(const sw_Game *g, const sw_Kind *k, const char **name) {
    sw_Match *m = sw_match_new(g, NULL, NULL);
    int best = -1, most = 0;
    for (int cell = 0; m && cell < sw_game_cells(g); cell++) {
        int n = 0;
        sw_match_clear(m);
        if (sw_match_put(m, sw_cell_name(g, cell), k->letter, NULL))
            sw_free(sw_match_reach(m, sw_cell_name(g, cell), &n, NULL));
        if (n > most || (n == most && best >= 0 && off_middle(g, cell) < off_middle(g, best)))
            best = n > 0 ? cell : best, most = n;
    }
    if (best < 0) {
        sw_match_free(m);
        return NULL;
    }
    *name = sw_cell_name(g, best);
    sw_match_clear(m);
    sw_match_put(m, *name, k->letter, NULL);
    return m;
}
