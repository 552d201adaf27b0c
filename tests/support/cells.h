/*
** cells.h -- cell sets as text, for readable assertions: "a1 b2", "-" for the empty set.
*/
#ifndef STEPWISE_TESTS_SUPPORT_CELLS_H
#define STEPWISE_TESTS_SUPPORT_CELLS_H

#include "vm/model/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The names in board order. Allocated from the game's arena. */
static inline const char *cells_text(const Game *g, CellSet cells) {
    const char *text = set_empty(cells) ? "-" : "";
    while (!set_empty(cells)) {
        const char *name = g->graph.cell_name[set_pop(&cells)];
        text = arena_printf(g->arena, "%s%s%s", text, *text ? " " : "", name);
    }
    return text;
}

/* The cell with that name; aborts if there is none. */
static inline Sq cell_named(const Game *g, const char *name) {
    for (int i = 0; i < g->graph.ncells; i++)
        if (strcmp(g->graph.cell_name[i], name) == 0)
            return (Sq)i;
    fprintf(stderr, "no cell '%s'\n", name);
    abort();
}

#endif
