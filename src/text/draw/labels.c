/*
** labels.c -- labels of rows and files, or of single cells.
*/
#include "labels.h"

#include "links.h"
#include "outline.h"
#include "text/write/words.h"

#include <math.h>
#include <string.h>

/* In board units. APART: distance of a label from the outline. NEAR: what is too little to
** matter. CORNER: distance of a small name from its corner, but at most PART of the way to the
** middle. */
static const float APART = 0.32f, NEAR = 0.02f, CORNER = 0.26f, PART = 0.38f;

/* ---- boards whose rows lie level ---- */

/* The bounding box of a row's cells. */
static Box row_box(const Display *d, const Row *row) {
    Box b = EMPTY_BOX;
    for (int i = 0; i < row->n; i++)
        b = box_around(b, d->cells[row->cell[i]].box);
    return b;
}

/* Labels stand beside the ends of their own rows, which may differ in length; on a board of
** points beside the whole board, since there is no room between its lines. */
static void label_rows(const Game *g, bool points, Labels *out) {
    const Display *d = g->display;
    for (int r = 0; r < d->nrows; r++) {
        const Row *row = &d->rows[r];
        if (!row->label || !*row->label)
            continue;
        Box b = points ? outline_box(g) : row_box(d, row);
        float y = d->cells[row->cell[0]].at.y;
        const char *text = row->shown ? row->shown : row->label;
        int n = (int)strlen(text);
        labels_add(out, (Label){{b.left - APART, y}, text, n, false, SQ_NONE});
        labels_add(out, (Label){{b.right + APART, y}, text, n, false, SQ_NONE});
    }
}

static const Row *longest_row(const Display *d) {
    const Row *longest = &d->rows[0];
    for (int r = 1; r < d->nrows; r++)
        if (d->rows[r].n > longest->n)
            longest = &d->rows[r];
    return longest;
}

static int words_in(const char *text) {
    int n = 0;
    for (text += strspn(text, " "); *text; n++) {
        text += strcspn(text, " ");
        text += strspn(text, " ");
    }
    return n;
}

/* The row whose cells the names of the files stand over and below: one with as many cells as
** there are names, else the longest. */
static const Row *named_row(const Display *d, const char *words) {
    int n = words_in(words);
    for (int r = d->nrows - 1; r >= 0; r--)
        if (d->rows[r].n == n)
            return &d->rows[r];
    return longest_row(d);
}

static void label_files(const Display *d, Box b, Labels *out) {
    const char *word = d->files_label ? d->files_label : "";
    const Row *row = named_row(d, word);
    for (int i = 0; i < row->n; i++) {
        word += strspn(word, " ");
        int n = (int)strcspn(word, " ");
        if (n == 0)
            return;
        float x = d->cells[row->cell[i]].at.x;
        labels_add(out, (Label){{x, b.bottom - APART}, word, n, false, SQ_NONE});
        labels_add(out, (Label){{x, b.top + APART}, word, n, false, SQ_NONE});
        word += n;
    }
}

/* ---- boards whose lines are named by their cells ---- */

/* A line of cells: a file, whose cells' names begin alike, or a rank, whose cells' names end
** alike. */
typedef struct NameLine {
    bool file;
    const char *text;
    int n;
} NameLine;

static NameLine line_of(const Game *g, Sq cell, bool file) {
    const char *name = words_cell(g, 0, cell);
    int n = (int)words_file(name), all = (int)strlen(name);
    return file ? (NameLine){true, name, n} : (NameLine){false, name + n, all - n};
}

static bool in_line(const Game *g, const NameLine *l, Sq cell) {
    NameLine other = line_of(g, cell, l->file);
    return other.n == l->n && memcmp(other.text, l->text, (size_t)l->n) == 0;
}

/* How far along a line a cell lies: files run north, ranks run east. */
static float along(const Game *g, const NameLine *l, Sq cell) {
    Point at = g->display->cells[cell].at;
    return l->file ? at.y : at.x;
}

/* Finds the cell at one end of a line, the first if `low`, and the next cell of the line after
** it; SQ_NONE if there is none. */
static void line_end(const Game *g, const NameLine *l, bool low, Sq *end, Sq *next) {
    *end = *next = SQ_NONE;
    for (Sq c = 0; c < g->graph.ncells; c++) {
        if (!in_line(g, l, c))
            continue;
        float at = along(g, l, c);
        if (*end == SQ_NONE || (at < along(g, l, *end)) == low)
            *next = *end, *end = c;
        else if (*next == SQ_NONE || (at < along(g, l, *next)) == low)
            *next = c;
    }
}

static bool on_board(const Game *g, Point p);

/* Whether there is room for a text around the point. */
static bool is_free(const Game *g, Point p, const Labels *all) {
    static const float HALF = 0.14f, NEXT = 0.4f;
    for (int i = 0; i < 4; i++)
        if (on_board(g, (Point){p.x + (i & 1 ? HALF : -HALF), p.y + (i & 2 ? HALF : -HALF)}))
            return false;
    for (size_t i = 0; i < all->n; i++)
        if (hypotf(all->at[i].at.x - p.x, all->at[i].at.y - p.y) < NEXT)
            return false;
    return true;
}

/* Moves *at, for a line that runs level or upright through `from`, to where that line leaves
** the board. */
static void to_rim(const Game *g, Point from, Point *at) {
    Box b = outline_box(g);
    if (fabsf(at->x - from.x) < NEAR)
        at->y = at->y < from.y ? b.bottom - APART : b.top + APART;
    else if (fabsf(at->y - from.y) < NEAR)
        at->x = at->x < from.x ? b.left - APART : b.right + APART;
}

/* Labels a line at the place where it would go on beyond one of its ends, if there is room. */
static void label_end(const Game *g, const NameLine *l, bool low, bool points, Labels *out) {
    Sq end, next;
    line_end(g, l, low, &end, &next);
    if (next == SQ_NONE)
        return;
    Point a = g->display->cells[next].at, b = g->display->cells[end].at;
    float far = hypotf(b.x - a.x, b.y - a.y);
    if (far == 0)
        return;
    float on = (outline_room(&g->display->cells[end]) + APART) / far;
    Point at = {b.x + (b.x - a.x) * on, b.y + (b.y - a.y) * on};
    if (points)
        to_rim(g, b, &at);
    if (is_free(g, at, out))
        labels_add(out, (Label){at, l->text, l->n, false, l->file ? SQ_NONE : end});
}

static void label_lines(const Game *g, bool files, bool points, Labels *out) {
    for (Sq c = 0; c < g->graph.ncells; c++) {
        NameLine l = line_of(g, c, files);
        bool first = l.n > 0 && words_file(words_cell(g, 0, c)) > 0;
        for (Sq other = 0; other < c && first; other++)
            first = !in_line(g, &l, other);
        if (first) {
            label_end(g, &l, true, points, out);
            label_end(g, &l, false, points, out);
        }
    }
}

/* ---- other boards ---- */

/* The middle of edge a-b, moved to the right by `out`: outwards, since outlines run
** counter-clockwise. */
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

/* Finds a place for a label outside the board: the average of the points beyond the cell's open
** edges or, if that is on the board, as beside a corner, the first of them. False if no edge is
** open. */
static bool open_side(const Game *g, const CellLook *c, Point *at) {
    Point sum = {0, 0}, first = {0, 0};
    int open = 0;
    for (int i = 0; i < c->npoints; i++) {
        Point a = c->outline[i], b = c->outline[(i + 1) % c->npoints];
        Point there = beyond(a, b, APART);
        if (hypotf(b.x - a.x, b.y - a.y) < NEAR / 2 || on_board(g, beyond(a, b, NEAR)) ||
            on_board(g, there))
            continue;
        first = open == 0 ? there : first;
        sum.x += there.x;
        sum.y += there.y;
        open++;
    }
    if (open == 0)
        return false;
    *at = (Point){sum.x / (float)open, sum.y / (float)open};
    if (on_board(g, *at))
        *at = first;
    return true;
}

/* The place of a small name: just inside the first corner of the cell's outline. */
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
    labels_add(out, (Label){at, name, (int)strlen(name), small, SQ_NONE});
}

void labels_own(const Game *g, int player, Labels *out) {
    for (Sq c = 0; c < g->graph.ncells && outline_level(g); c++) {
        const char *name = words_cell_own(g, g->display->notations, player, c);
        Point at = within(&g->display->cells[c]);
        if (name)
            labels_add(out, (Label){at, name, (int)strlen(name), true, SQ_NONE});
    }
}

static void label_level(const Game *g, Labels *out) {
    const Display *d = g->display;
    Strides links = {0};
    links_find(g, &links);
    bool points = links.n > 0;
    label_rows(g, points, out);
    if (out->n == 0)
        label_lines(g, false, points, out);
    if (d->files_label && *d->files_label)
        label_files(d, outline_box(g), out);
    else
        label_lines(g, true, points, out);
    strides_free(&links);
}

void labels_find(const Game *g, Labels *out) {
    if (g->display->nrows > 0 && outline_level(g))
        label_level(g, out);
    else
        for (int c = 0; c < g->graph.ncells; c++)
            label_cell(g, c, out);
}
