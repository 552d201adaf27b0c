/*
** graph.h -- the board: cells, and directions that lead from cell to cell.
**
** Nothing here has rows, columns or symmetry. A direction is a partial function on the cells;
** it need not have an inverse. An edge may arrive in another direction than its own: a walk
** that keeps its line goes on in that one, as around a disc. A Graph belongs to its Game and is
** immutable. Two cells in a row, a1 and b1 with directions w and e:
**
**     ncells 2, ndirs 2, cell_name {"a1", "b1"}, dir_name {"w", "e"}
**     next    w: {SQ_NONE, a1}   e: {b1, SQ_NONE}
**     arrive  w: w, from b1      e: e, from a1
*/
#ifndef STEPWISE_VM_MODEL_GRAPH_H
#define STEPWISE_VM_MODEL_GRAPH_H

#include "base/cellset.h"

#include <stdint.h>

typedef uint16_t Sq;
enum { SQ_MAX = 256, SQ_NONE = 0xffff };

typedef uint8_t Dir;
enum { DIRS_MAX = 250, DIR_NONE = 0xff };

typedef struct Graph {
    int ncells, ndirs;
    const Sq *next;         /* [ndirs][ncells]: where the step leads, or SQ_NONE */
    const Dir *arrive;      /* [ndirs][ncells]: in which direction the line goes on then */
    const char **dir_name;  /* [ndirs]; derived directions (leaps) have names, too */
    const char **cell_name; /* [ncells] "d1": as FEN and the default notation write it */
} Graph;

static inline Sq graph_next(const Graph *g, Dir d, Sq at) {
    return g->next[d * g->ncells + at];
}
static inline Dir graph_arrive(const Graph *g, Dir d, Sq at) {
    return g->arrive[d * g->ncells + at];
}

/* The directions, as a set, whose lines come to an end wherever they begin: a walk that keeps
** to one of them cannot go on for ever. */
CellSet graph_ending_lines(const Graph *g);

#endif
