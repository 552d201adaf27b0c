/*
** board.c -- boards as rows of cells; round ones unrolled, with their seams marked.
**
** The frame, the labels and the order of rows are the same for every face. Rows shorter than
** the longest stand in the middle. Where the rows do not lie level, a row of ~ parts two that
** are no neighbours, and 10~1 says that row 10 goes on at the other end of row 1.
*/
#include "board.h"

#include "face.h"
#include "plan.h"
#include "rim.h"
#include "text/write/words.h"

#include <stdio.h>
#include <string.h>

/* LABEL_MAX: of a row, with where it goes on. */
enum { WIDTH_DEFAULT = 80, LABEL_MAX = 40 };

typedef struct Drawing {
    Face face;
    const Game *g;
    bool unrolled;
    int columns; /* cells of the longest row */
    int margin;  /* columns of the widest row label */
} Drawing;

Mark overlay_mark(const Overlay *o, Sq cell) {
    if (!o)
        return MARK_NONE;
    if (set_has(&o->blocked, cell))
        return MARK_BLOCKED;
    if (set_has(&o->reach, cell))
        return MARK_REACH;
    for (int i = 0; i < o->npath; i++)
        if (o->path[i] == cell)
            return MARK_PATH;
    return overlay_last(o, cell) ? MARK_LAST : MARK_NONE;
}

bool overlay_last(const Overlay *o, Sq cell) {
    return o && o->has_last && (o->last_from == cell || o->last_to == cell);
}

/* ---- pieces of a line ---- */

static void add(const Drawing *d, const char *text) {
    str_add(d->face.out, text);
}

static void spaces(const Drawing *d, int n) {
    face_spaces(&d->face, n);
}

static void right(const Drawing *d, const char *text, int n) {
    spaces(d, n - words_width(text));
    add(d, text);
}

/* Columns from one cell to the next. */
static int pitch(const Drawing *d) {
    return FACE_CELL + (d->face.kind == FACE_RULED);
}

static const Row *row_at(const Drawing *d, int line) {
    int n = d->g->display->nrows;
    return &d->g->display->rows[d->face.s->flipped ? n - 1 - line : line];
}

static Sq cell_at(const Drawing *d, const Row *row, int i) {
    return row->cell[d->face.s->flipped ? row->n - 1 - i : i];
}

static int indent(const Drawing *d, const Row *row) {
    return (d->columns - row->n) * pitch(d) / 2;
}

/* ---- seams of unrolled boards ---- */

static bool beside(const Drawing *d, Sq a, Sq b) {
    return a != b &&
           rim_touch(&d->g->display->cells[a], &d->g->display->cells[b], NULL) == TOUCH_SIDE;
}

/* Is no cell of the line the neighbour of the one below it? */
static bool seam_below(const Drawing *d, int line) {
    const Row *row = row_at(d, line), *next = row_at(d, line + 1);
    for (int i = 0; i < row->n && i < next->n; i++)
        if (beside(d, cell_at(d, row, i), cell_at(d, next, i)))
            return false;
    return true;
}

/* The row whose other end is the neighbour of this one's end, or NULL. */
static const Row *goes_on(const Drawing *d, const Row *row, bool at_left) {
    Sq end = cell_at(d, row, at_left ? 0 : row->n - 1);
    for (int r = 0; d->unrolled && r < d->g->display->nrows; r++) {
        const Row *other = &d->g->display->rows[r];
        if (beside(d, end, cell_at(d, other, at_left ? other->n - 1 : 0)))
            return other;
    }
    return NULL;
}

/* The label of a row's end: "10", or "1~10" and "10~1" where it goes on. */
static void label_of(const Drawing *d, const Row *row, bool at_left, char label[LABEL_MAX]) {
    const Row *on = row->n ? goes_on(d, row, at_left) : NULL;
    const char *own = row->label ? row->label : "", *other = on && on->label ? on->label : "";
    snprintf(label, LABEL_MAX, "%.16s%s%.16s", at_left ? other : own, *other ? "~" : "",
             at_left ? own : other);
}

/* ---- lines ---- */

/* The signs of a rule: its left end, a piece over every cell, crossings, its right end. */
typedef struct Frame {
    const char *left, *piece, *cross, *end;
} Frame;

static const Frame top = {"\u250c", "\u2500\u2500\u2500", "\u252c", "\u2510"};
static const Frame between = {"\u251c", "\u2500\u2500\u2500", "\u253c", "\u2524"};
static const Frame bottom = {"\u2514", "\u2500\u2500\u2500", "\u2534", "\u2518"};
static const Frame seam = {"\u255e", "\u2550\u2550\u2550", "\u256a", "\u2561"};
static const Frame plain_seam = {"", "~~~", "", ""};

static void rule(const Drawing *d, const Frame *r) {
    spaces(d, d->margin + 1);
    for (int i = 0; i < d->columns; i++) {
        add(d, i ? r->cross : r->left);
        add(d, r->piece);
    }
    add(d, r->end);
    add(d, "\n");
}

static void row_line(const Drawing *d, const Row *row) {
    int before = indent(d, row);
    const char *bar = d->face.kind == FACE_RULED ? "\u2502" : "";
    char label[LABEL_MAX];
    label_of(d, row, true, label);
    right(d, label, d->margin);
    spaces(d, 1 + before);
    for (int i = 0; i < row->n; i++) {
        add(d, bar);
        face_cell(&d->face, cell_at(d, row, i));
    }
    face_end(&d->face);
    add(d, bar);
    label_of(d, row, false, label);
    if (label[0]) {
        spaces(d, (d->columns - row->n) * pitch(d) - before + 1);
        if (d->unrolled)
            add(d, label);
        else
            right(d, label, d->margin);
    }
    add(d, "\n");
}

/* What parts a line from the one below it. */
static void part_lines(const Drawing *d, int line) {
    bool ruled = d->face.kind == FACE_RULED, apart = d->unrolled && seam_below(d, line);
    if (ruled)
        rule(d, apart ? &seam : &between);
    else if (apart)
        rule(d, &plain_seam);
}

/* The n-th word of text, into word; "" where there are fewer. */
static const char *nth_word(const char *text, int n, char word[16]) {
    size_t len;
    for (;; n--, text += len) {
        text += strspn(text, " ");
        len = strcspn(text, " ");
        if (n == 0 || len == 0)
            break;
    }
    len = len < 15 ? len : 15;
    memcpy(word, text, len);
    word[len] = '\0';
    return word;
}

static void files_line(const Drawing *d) {
    Str *out = d->face.out;
    char word[16];
    if (!d->g->display->files_label)
        return;
    size_t begin = out->n;
    spaces(d, d->margin + 1 + (d->face.kind == FACE_RULED));
    for (int i = 0; i < d->columns; i++) {
        int n = d->face.s->flipped ? d->columns - 1 - i : i;
        face_centre(&d->face, nth_word(d->g->display->files_label, n, word), FACE_CELL);
        spaces(d, pitch(d) - FACE_CELL);
    }
    while (out->n > begin && out->at[out->n - 1] == ' ')
        out->at[--out->n] = '\0';
    add(d, "\n");
}

/* ---- the board ---- */

static void measure(Drawing *d) {
    for (int r = 0; r < d->g->display->nrows; r++) {
        char label[LABEL_MAX];
        label_of(d, &d->g->display->rows[r], true, label);
        int width = words_width(label);
        d->columns =
            d->g->display->rows[r].n > d->columns ? d->g->display->rows[r].n : d->columns;
        d->margin = width > d->margin ? width : d->margin;
    }
}

/* Lines fit rows that are equally long, in a terminal that is wide enough. */
static FaceKind choose_face(const Drawing *d) {
    const BoardStyle *s = d->face.s;
    int width = s->width > 0 ? s->width : WIDTH_DEFAULT;
    if (s->color)
        return FACE_TILES;
    if (!s->unicode || d->columns * (FACE_CELL + 1) + 2 * d->margin + 3 > width)
        return FACE_PLAIN;
    for (int r = 0; r < d->g->display->nrows; r++)
        if (d->g->display->rows[r].n != d->columns)
            return FACE_PLAIN;
    return FACE_RULED;
}

static void write_rows(Drawing *d) {
    measure(d);
    d->face.kind = choose_face(d);
    bool ruled = d->face.kind == FACE_RULED;
    files_line(d);
    if (ruled)
        rule(d, &top);
    for (int line = 0; line < d->g->display->nrows; line++) {
        row_line(d, row_at(d, line));
        if (line + 1 < d->g->display->nrows)
            part_lines(d, line);
    }
    if (ruled)
        rule(d, &bottom);
    files_line(d);
}

void board_write(const Pos *p, const Overlay *o, const BoardStyle *s, Str *out) {
    Drawing d = {.face = {.p = p, .o = o, .s = s, .out = out}, .g = p->game};
    d.unrolled = !rim_level(p->game);
    if (!d.unrolled || !plan_write(p, o, s, out))
        write_rows(&d);
}
