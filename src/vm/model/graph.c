/*
** graph.c -- what follows from the edges of a board.
*/
#include "graph.h"

/* A line may cross itself in another heading, and go on. One that no walk could follow to its
** end counts as going round. */
static bool line_ends(const Graph *g, Dir first) {
    for (int c = 0; c < g->ncells; c++) {
        Sq at = (Sq)c;
        Dir d = first;
        for (int steps = 0; at != SQ_NONE; steps++) {
            if (steps == SQ_MAX)
                return false;
            Sq to = graph_next(g, d, at);
            d = graph_arrive(g, d, at);
            at = to;
        }
    }
    return true;
}

CellSet graph_ending_lines(const Graph *g) {
    CellSet ends = {{0}};
    for (int d = 0; d < g->ndirs; d++)
        if (line_ends(g, (Dir)d))
            set_add(&ends, (unsigned)d);
    return ends;
}
