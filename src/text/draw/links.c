/*
** links.c -- steps between cells with nothing between them.
*/
#include "links.h"

#include "outline.h"

/* ASKED: the cell is looked up at that many points of a line, less one. GAP: that many of them
** in a row outside all cells are a gap; a single one may be a corner. */
enum { ASKED = 32, GAP = 2 };

/* True if a direction leads to the same cell from wherever it leads: such steps follow no
** line. */
static bool leads_to_one(const Graph *g, Dir d) {
    CellSet ends = {{0}};
    int steps = 0;
    for (Sq c = 0; c < g->ncells; c++) {
        Sq to = graph_next(g, d, c);
        if (to != SQ_NONE)
            set_add(&ends, to), steps++;
    }
    return steps > 1 && set_single(ends);
}

/* Whether the line between two cells passes through no other cell. *apart: there is a gap
** between the two, and they do not touch. */
static bool is_clear(const Game *g, Sq from, Sq to, bool *apart) {
    Point a = g->display->cells[from].at, b = g->display->cells[to].at;
    int outside = 0;
    *apart = false;
    for (int i = 1; i < ASKED; i++) {
        float part = (float)i / ASKED;
        Sq c = outline_cell(g, (Point){a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part});
        if (c != SQ_NONE && c != from && c != to)
            return false;
        outside = c == SQ_NONE ? outside + 1 : 0;
        *apart = *apart || outside >= GAP;
    }
    *apart = *apart &&
             outline_touch(&g->display->cells[from], &g->display->cells[to], NULL) == TOUCH_NOT;
    return true;
}

/* As is_clear(); cells that touch at a corner have nothing between them, whichever cell the corner
** itself belongs to. */
static bool is_free(const Game *g, Sq from, Sq to, bool *apart) {
    const CellLook *look = g->display->cells;
    *apart = false;
    return outline_touch(&look[from], &look[to], NULL) == TOUCH_CORNER ||
           is_clear(g, from, to, apart);
}

static bool is_known(const Strides *all, Sq from, Sq to) {
    for (size_t i = 0; i < all->n; i++)
        if ((all->at[i].from == from && all->at[i].to == to) ||
            (all->at[i].from == to && all->at[i].to == from))
            return true;
    return false;
}

void links_find(const Game *g, Strides *out) {
    size_t apart = 0; /* links over a gap */
    for (int d = 0; d < g->graph.ndirs; d++) {
        bool line = !leads_to_one(&g->graph, (Dir)d);
        for (Sq c = 0; line && c < g->graph.ncells; c++) {
            bool gap;
            Sq to = graph_next(&g->graph, (Dir)d, c);
            if (to == SQ_NONE || to == c || is_known(out, c, to) || !is_free(g, c, to, &gap))
                continue;
            strides_add(out, (Stride){c, to});
            apart += gap;
        }
    }
    if (2 * apart < out->n || apart == 0)
        out->n = 0;
}
