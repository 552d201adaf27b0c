/*
** labels.c -- beside rows and files, or cell by cell.
*/
#include "labels.h"

#include "outline.h"

#include <math.h>
#include <string.h>

/* How far from the outline a label stands, and how much is too little to matter; how far from
** its corner a small name stands, and at most which part of the way to the middle. */
static const float APART = 0.32f, NEAR = 0.02f, CORNER = 0.26f, PART = 0.38f;

/* ---- boards whose rows lie level ---- */

static void label_rows(const Display *d, Box b, Labels *out) {
    for (int r = 0; r < d->nrows; r++) {
        const Row *row = &d->rows[r];
        if (!row->label || row->n == 0)
            continue;
        float y = d->cells[row->cell[0]].at.y;
        const char *text = row->shown ? row->shown : row->label;
        int n = (int)strlen(text);
        labels_add(out, (Label){{b.left - APART, y}, text, n, false});
        labels_add(out, (Label){{b.right + APART, y}, text, n, false});
    }
}

static const Row *longest_row(const Display *d) {
    const Row *longest = &d->rows[0];
    for (int r = 1; r < d->nrows; r++)
        if (d->rows[r].n > longest->n)
            longest = &d->rows[r];
    return longest;
}

static void label_files(const Display *d, Box b, Labels *out) {
    const char *word = d->files_label ? d->files_label : "";
    const Row *row = longest_row(d);
    for (int i = 0; i < row->n; i++) {
        word += strspn(word, " ");
        int n = (int)strcspn(word, " ");
        if (n == 0)
            return;
        float x = d->cells[row->cell[i]].at.x;
        labels_add(out, (Label){{x, b.bottom - APART}, word, n, false});
        labels_add(out, (Label){{x, b.top + APART}, word, n, false});
        word += n;
    }
}

/* ---- other boards ---- */

/* The middle of an edge, moved `out` to the right of it: outwards, as outlines turn left. */
static Point beyond(Point a, Point b, float out) {
    float dx = b.x - a.x, dy = b.y - a.y, n = hypotf(dx, dy);
    Point p = {(a.x + b.x) / 2, (a.y + b.y) / 2};
    if (n > 0) {
        p.x += dy / n * out;
        p.y -= dx / n * out;
    }
    return p;
}

static bool on_board(const Game *g, Point p) {
    return outline_cell(g, p) != SQ_NONE;
}

/* Where a cell is open to the outside: the middle of its open edges. False: nowhere. */
static bool open_side(const Game *g, const CellLook *c, Point *at) {
    Point sum = {0, 0};
    int open = 0;
    for (int i = 0; i < c->npoints; i++) {
        Point a = c->outline[i], b = c->outline[(i + 1) % c->npoints];
        Point there = beyond(a, b, APART);
        if (hypotf(b.x - a.x, b.y - a.y) < NEAR / 2 || on_board(g, beyond(a, b, NEAR)) ||
            on_board(g, there))
            continue;
        sum.x += there.x;
        sum.y += there.y;
        open++;
    }
    if (open > 0)
        *at = (Point){sum.x / (float)open, sum.y / (float)open};
    return open > 0;
}

/* Inside the first corner of its outline. */
static Point within(const CellLook *c) {
    Point corner = c->outline[0];
    float dx = c->at.x - corner.x, dy = c->at.y - corner.y, far = hypotf(dx, dy);
    float part = far > 0 ? fminf(CORNER / far, PART) : 0;
    return (Point){corner.x + dx * part, corner.y + dy * part};
}

static void label_cell(const Game *g, int cell, Labels *out) {
    const CellLook *c = &g->display->cells[cell];
    const char *name = c->name ? c->name : g->graph.cell_name[cell];
    Point at = within(c);
    bool small = !open_side(g, c, &at);
    labels_add(out, (Label){at, name, (int)strlen(name), small});
}

void labels_find(const Game *g, Labels *out) {
    if (g->display->nrows > 0 && outline_level(g)) {
        Box b = outline_box(g);
        label_rows(g->display, b, out);
        label_files(g->display, b, out);
        return;
    }
    for (int c = 0; c < g->graph.ncells; c++)
        label_cell(g, c, out);
}
