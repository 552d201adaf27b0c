/*
** rim.c -- plane geometry on outlines.
*/
#include "rim.h"

#include <math.h>
#include <string.h>

/* How far from the outline a label stands, and how much is too little to matter; how far from
** its corner a small name stands, and at most which part of the way to the middle. */
static const float APART = 0.32f, NEAR = 0.02f, CORNER = 0.26f, PART = 0.38f;

static float length(float x, float y) {
    return sqrtf(x * x + y * y);
}

/* The distance of p from the edge a-b. */
static float edge_distance(Point p, Point a, Point b) {
    float dx = b.x - a.x, dy = b.y - a.y, square = dx * dx + dy * dy;
    float t = square > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / square : 0;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    return length(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

float rim_room(const CellLook *c) {
    float least = 0.5f;
    for (int i = 0; i < c->npoints; i++)
        least =
            fminf(least, edge_distance(c->at, c->outline[i], c->outline[(i + 1) % c->npoints]));
    return least;
}

Touch rim_touch(const CellLook *a, const CellLook *b, Point *corner) {
    int shared = 0;
    for (int i = 0; i < a->npoints; i++)
        for (int k = 0; k < b->npoints; k++) {
            Point p = a->outline[i], q = b->outline[k];
            if (length(p.x - q.x, p.y - q.y) > NEAR)
                continue;
            shared++;
            if (corner)
                *corner = p;
        }
    return shared == 0 ? TOUCH_NOT : shared == 1 ? TOUCH_CORNER : TOUCH_SIDE;
}

/* Crossing number: is p inside the outline? */
static bool inside(const CellLook *c, Point p) {
    bool in = false;
    for (int i = 0, k = c->npoints - 1; i < c->npoints; k = i++) {
        Point a = c->outline[i], b = c->outline[k];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            in = !in;
    }
    return in;
}

Sq rim_cell(const Game *g, Point p) {
    for (int c = 0; c < g->graph.ncells; c++)
        if (inside(&g->display->cells[c], p))
            return (Sq)c;
    return SQ_NONE;
}

static bool on_board(const Game *g, Point p) {
    return rim_cell(g, p) != SQ_NONE;
}

/* ---- boards whose rows lie level ---- */

bool rim_level(const Game *g) {
    for (int r = 0; r < g->display->nrows; r++) {
        const Row *row = &g->display->rows[r];
        float y = row->n ? g->display->cells[row->cell[0]].at.y : 0;
        for (int i = 0; i < row->n; i++)
            if (fabsf(g->display->cells[row->cell[i]].at.y - y) > NEAR)
                return false;
    }
    return true;
}

typedef struct Box {
    float left, right, bottom, top;
} Box;

static Box box_of(const Game *g) {
    Box b = {1e9f, -1e9f, 1e9f, -1e9f};
    for (int c = 0; c < g->graph.ncells; c++)
        for (int i = 0; i < g->display->cells[c].npoints; i++) {
            Point p = g->display->cells[c].outline[i];
            b = (Box){fminf(b.left, p.x), fmaxf(b.right, p.x), fminf(b.bottom, p.y),
                      fmaxf(b.top, p.y)};
        }
    return b;
}

static void label_rows(const Game *g, const Box *b, Labels *out) {
    for (int r = 0; r < g->display->nrows; r++) {
        const Row *row = &g->display->rows[r];
        if (!row->label || row->n == 0)
            continue;
        float y = g->display->cells[row->cell[0]].at.y;
        int n = (int)strlen(row->label);
        labels_add(out, (Label){{b->left - APART, y}, row->label, n, false});
        labels_add(out, (Label){{b->right + APART, y}, row->label, n, false});
    }
}

static const Row *longest_row(const Game *g) {
    const Row *longest = &g->display->rows[0];
    for (int r = 1; r < g->display->nrows; r++)
        if (g->display->rows[r].n > longest->n)
            longest = &g->display->rows[r];
    return longest;
}

static void label_files(const Game *g, const Box *b, Labels *out) {
    const char *word = g->display->files_label ? g->display->files_label : "";
    const Row *row = longest_row(g);
    for (int i = 0; i < row->n; i++) {
        word += strspn(word, " ");
        size_t n = strcspn(word, " ");
        if (n == 0)
            return;
        float x = g->display->cells[row->cell[i]].at.x;
        labels_add(out, (Label){{x, b->bottom - APART}, word, (int)n, false});
        labels_add(out, (Label){{x, b->top + APART}, word, (int)n, false});
        word += n;
    }
}

/* ---- other boards ---- */

/* The middle of an edge, moved `out` to the right of it: outwards, as outlines turn left. */
static Point beyond(Point a, Point b, float out) {
    float dx = b.x - a.x, dy = b.y - a.y, n = length(dx, dy);
    Point p = {(a.x + b.x) / 2, (a.y + b.y) / 2};
    if (n > 0) {
        p.x += dy / n * out;
        p.y -= dx / n * out;
    }
    return p;
}

/* Inside the first corner of its outline. */
static void label_within(const CellLook *c, const char *name, Labels *out) {
    Point corner = c->outline[0];
    float dx = c->at.x - corner.x, dy = c->at.y - corner.y, far = length(dx, dy);
    float part = far > 0 ? fminf(CORNER / far, PART) : 0;
    Point at = {corner.x + dx * part, corner.y + dy * part};
    labels_add(out, (Label){at, name, (int)strlen(name), true});
}

/* A cell is labelled where it is open to the outside: at the middle of its open edges. */
static void label_cell(const Game *g, int cell, Labels *out) {
    const CellLook *c = &g->display->cells[cell];
    const char *name = g->graph.cell_name[cell];
    Point sum = {0, 0};
    int open = 0;
    for (int i = 0; i < c->npoints; i++) {
        Point a = c->outline[i], b = c->outline[(i + 1) % c->npoints];
        Point there = beyond(a, b, APART);
        if (length(b.x - a.x, b.y - a.y) < NEAR / 2 || on_board(g, beyond(a, b, NEAR)) ||
            on_board(g, there))
            continue;
        sum.x += there.x;
        sum.y += there.y;
        open++;
    }
    if (open == 0) {
        label_within(c, name, out);
        return;
    }
    Point at = {sum.x / (float)open, sum.y / (float)open};
    labels_add(out, (Label){at, name, (int)strlen(name), false});
}

void rim_labels(const Game *g, Labels *out) {
    if (g->display->nrows > 0 && rim_level(g)) {
        Box b = box_of(g);
        label_rows(g, &b, out);
        label_files(g, &b, out);
        return;
    }
    for (int c = 0; c < g->graph.ncells; c++)
        label_cell(g, c, out);
}
