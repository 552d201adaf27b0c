/*
** graph.h -- the board: cells, and directions that lead from cell to cell.
**
** Nothing here has rows, columns or symmetry. A direction is a partial function on the cells;
** it need not have an inverse. An edge may arrive in another direction than its own: a walk
** that keeps its line goes on in that one. Belongs to the Game; immutable.
*/
#ifndef STEPWISE_GRAPH_H
#define STEPWISE_GRAPH_H

#include "base/cellset.h"

#include <stdint.h>

typedef uint16_t Sq;
enum { SQ_MAX = 256, SQ_NONE = 0xffff };

typedef uint8_t Dir;
enum { DIRS_MAX = 250, DIR_NONE = 0xff };

typedef struct Graph {
    int ncells, ndirs;
    const Sq *next;         /* [ndirs][ncells]: where the step leads, or SQ_NONE */
    const Dir *arrive;      /* [ndirs][ncells]: the direction that keeps the line after it */
    const char **dir_name;  /* [ndirs]; a derived direction (a leap) has a name too */
    const char **cell_name; /* [ncells] "d1": as FEN and the default notation write it */
} Graph;

static inline Sq graph_next(const Graph *g, Dir d, Sq at) {
    return g->next[d * g->ncells + at];
}
static inline Dir graph_arrive(const Graph *g, Dir d, Sq at) {
    return g->arrive[d * g->ncells + at];
}

/* The directions whose lines come to an end, wherever they begin, in no more steps than there are
** cells: a walk that keeps to one cannot go on for ever. */
CellSet graph_ending_lines(const Graph *g);

#endif
