/*
** outline.c -- polygons: their edges, corners and insides.
*/
#include "outline.h"

#include <math.h>

/* What is too little to matter. */
static const float NEAR = 0.02f;

Box outline_box(const Game *g) {
    Box b = EMPTY_BOX;
    for (int c = 0; c < g->graph.ncells; c++)
        b = box_around(b, g->display->cells[c].box);
    return b;
}

Box outline_middles(const Game *g) {
    Box b = EMPTY_BOX;
    for (int c = 0; c < g->graph.ncells; c++)
        b = box_with(b, g->display->cells[c].at);
    return b;
}

bool outline_level(const Game *g) {
    for (int r = 0; r < g->display->nrows; r++) {
        const Row *row = &g->display->rows[r];
        for (int i = 1; i < row->n; i++)
            if (fabsf(g->display->cells[row->cell[i]].at.y -
                      g->display->cells[row->cell[0]].at.y) > NEAR)
                return false;
    }
    return true;
}

/* Whether no gap lies between neighbours in a row: none is farther from the next by half than the
** nearest are. */
static bool has_no_gap(const Display *d, const Row *row) {
    float least = 0, most = 0;
    for (int i = 1; i < row->n; i++) {
        float step = d->cells[row->cell[i]].at.x - d->cells[row->cell[i - 1]].at.x;
        least = i == 1 ? step : fminf(least, step);
        most = fmaxf(most, step);
    }
    return most < 1.5f * least || row->n < 2;
}

bool outline_columns(const Game *g) {
    const Display *d = g->display;
    const Row *longest = &d->rows[0];
    for (int r = 1; r < d->nrows; r++)
        if (d->rows[r].n > longest->n)
            longest = &d->rows[r];
    if (!has_no_gap(d, longest))
        return false;
    for (int r = 0; r < d->nrows; r++) {
        const Row *row = &d->rows[r];
        int missing = longest->n - row->n;
        for (int i = 0; i < row->n; i++)
            if (missing % 2 || fabsf(d->cells[row->cell[i]].at.x -
                                     d->cells[longest->cell[i + missing / 2]].at.x) > NEAR)
                return false;
    }
    return true;
}

Sq outline_cell(const Game *g, Point p) {
    for (int c = 0; c < g->graph.ncells; c++)
        if (cell_look_has(&g->display->cells[c], p))
            return (Sq)c;
    return SQ_NONE;
}

Touch outline_touch(const CellLook *a, const CellLook *b, Point *corner) {
    int shared = 0;
    for (int i = 0; i < a->npoints; i++)
        for (int k = 0; k < b->npoints; k++) {
            Point p = a->outline[i], q = b->outline[k];
            if (hypotf(p.x - q.x, p.y - q.y) > NEAR)
                continue;
            shared++;
            if (corner)
                *corner = p;
        }
    return shared == 0 ? TOUCH_NOT : shared == 1 ? TOUCH_CORNER : TOUCH_SIDE;
}

/* The distance of p from the edge a-b. */
static float edge_distance(Point p, Point a, Point b) {
    float dx = b.x - a.x, dy = b.y - a.y, square = dx * dx + dy * dy;
    float t = square > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / square : 0;
    t = fminf(fmaxf(t, 0), 1);
    return hypotf(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

float outline_room(const CellLook *c) {
    float least = 0.5f;
    for (int i = 0; i < c->npoints; i++)
        least =
            fminf(least, edge_distance(c->at, c->outline[i], c->outline[(i + 1) % c->npoints]));
    return least;
}
