/*
** diagram.c -- reading a diagram, laying it over the board, and comparing its
** marks with the reach.
*/
#include "diagram.h"

#include "look.h"
#include "names.h"
#include "text/write/words.h"

#include <string.h>

/* DIAGRAM_ROWS: no board has more. SIGN_MAX: a piece with brackets and mark. */
enum { DIAGRAM_ROWS = SQ_MAX, SIGN_MAX = 8 };

typedef struct Sign {
    const char *at; /* n bytes of the diagram's text, without brackets and exclamation mark */
    int n;
    int row, column; /* in the diagram */
    bool marked;     /* 'x' or '!': reached, or to be captured */
    bool asked;      /* in brackets */
    Sq cell;
} Sign;

typedef struct Diagram {
    const Game *game;
    Pos pos;
    int nrows, ncols;
    int columns[DIAGRAM_ROWS + 1]; /* signs in each row */
    Sign sign[SQ_MAX];             /* row after row */
    int nsigns;
    Sq asked; /* the cell of the piece that the diagram is about */
} Diagram;

/* ---- reading ---- */

static bool is_sign(const Sign *s, char c) {
    return s->n == 1 && s->at[0] == c;
}

static bool read_sign(Diagram *d, const char *at, size_t n, Err *e) {
    if (n > SIGN_MAX)
        return err_set(e, "cells must be separated by blanks");
    if (d->nsigns == SQ_MAX)
        return err_set(e, "the diagram has too many cells");
    if (d->nrows == DIAGRAM_ROWS)
        return err_set(e, "the diagram has too many rows");
    Sign s = {.at = at, .n = (int)n, .row = d->nrows, .column = d->columns[d->nrows]++};
    if (s.n > 1 && at[s.n - 1] == '!')
        s.n--, s.marked = true;
    if (s.n > 2 && at[0] == '(' && at[s.n - 1] == ')')
        s.at++, s.n -= 2, s.asked = true;
    s.marked = s.marked || is_sign(&s, 'x');
    d->sign[d->nsigns++] = s;
    return true;
}

static bool read_diagram(Diagram *d, const char *text, Err *e) {
    for (size_t n; *text; text += n ? n : 1) {
        n = strcspn(text, " \t\r\n");
        if (n > 0 && !read_sign(d, text, n, e))
            return false;
        d->nrows += n == 0 && *text == '\n' && d->columns[d->nrows] > 0;
    }
    d->nrows += d->columns[d->nrows] > 0;
    for (int row = 0; row < d->nrows; row++)
        d->ncols = d->columns[row] > d->ncols ? d->columns[row] : d->ncols;
    return d->nsigns > 0 || err_set(e, "the diagram is empty");
}

/* ---- laying it over the board ---- */

static bool place(Diagram *d, Sign *s, Err *e) {
    const Display *look = d->game->display;
    int above = (look->nrows - d->nrows) / 2;
    const Row *row = d->nrows > look->nrows ? NULL : &look->rows[above + s->row];
    if (!row || d->columns[s->row] > row->n)
        return err_set(e, "the diagram, %d by %d, does not fit on the board", d->ncols,
                       d->nrows);
    s->cell = row->cell[(row->n - d->columns[s->row]) / 2 + s->column];
    if (is_sign(s, '.') || is_sign(s, 'x'))
        return true;
    Piece what = piece_spelled(d->game, s->at, (size_t)s->n);
    if (what == PIECE_NONE && words_holes(d->game) && is_sign(s, look->hole))
        what = PIECE_HOLE;
    if (what == PIECE_NONE)
        return err_set(e, "row %d of the diagram: no piece is written '%.*s'%s", s->row + 1,
                       s->n, s->at,
                       is_sign(s, '*') ? "; a cell that is reached is written 'x'"
                       : s->n > 2      ? "; put spaces between the cells"
                                       : "");
    pos_put(&d->pos, s->cell, what);
    return true;
}

/* On a board whose rows are equally long, those of the diagram must be, too. */
static bool rows_alike(const Diagram *d, Err *e) {
    const Display *look = d->game->display;
    for (int i = 1; i < look->nrows; i++)
        if (look->rows[i].n != look->rows[0].n)
            return true;
    for (int i = 1; i < d->nrows; i++)
        if (d->columns[i] != d->columns[0])
            return err_set(e, "row %d of the diagram has %d cell%s, row 1 has %d", i + 1,
                           d->columns[i], d->columns[i] == 1 ? "" : "s", d->columns[0]);
    return true;
}

static bool place_all(Diagram *d, Err *e) {
    if (!rows_alike(d, e))
        return false;
    for (int i = 0; i < d->nsigns; i++)
        if (!place(d, &d->sign[i], e))
            return false;
    return true;
}

static bool holds_piece(const Diagram *d, const Sign *s) {
    return piece_is(pos_at(&d->pos, s->cell));
}

/* The cell of the only piece, or of the only one in brackets; SQ_NONE if
** there is none or several. */
static Sq only_piece(const Diagram *d, bool in_brackets) {
    Sq found = SQ_NONE;
    for (const Sign *s = d->sign; s < d->sign + d->nsigns; s++) {
        if (!holds_piece(d, s) || (in_brackets && !s->asked))
            continue;
        if (found != SQ_NONE)
            return SQ_NONE;
        found = s->cell;
    }
    return found;
}

static bool find_asked(Diagram *d, Err *e) {
    const Sign *middle = &d->sign[d->nsigns / 2];
    int asked = 0;
    for (const Sign *s = d->sign; s < d->sign + d->nsigns; s++)
        asked += s->asked;
    if (asked > 1)
        return err_set(e, "%d pieces are in brackets; the diagram is about one", asked);
    d->asked = only_piece(d, true);
    if (d->asked == SQ_NONE)
        d->asked = only_piece(d, false);
    if (d->asked == SQ_NONE && d->nsigns % 2 == 1 && holds_piece(d, middle))
        d->asked = middle->cell;
    return d->asked != SQ_NONE ||
           err_set(e, "which piece is the diagram about? put it in brackets: (P)");
}

/* ---- comparing ---- */

/* The cells of all signs, or of the marked ones. */
static CellSet cells_of(const Diagram *d, bool marked) {
    CellSet all = {{0}};
    for (const Sign *s = d->sign; s < d->sign + d->nsigns; s++)
        if ((s->marked || !marked))
            set_add(&all, s->cell);
    return all;
}

/* Writes one row of the diagram with the marks of `found`, three columns a sign. */
static void write_row(const Diagram *d, const Sign *row, int n, const CellSet *found,
                      Str *out) {
    for (const Sign *s = row; s < row + n; s++) {
        bool is_marked = set_has(found, s->cell);
        size_t before = out->n;
        if (holds_piece(d, s) || is_sign(s, d->game->display->hole))
            str_addf(out, "%.*s%s", s->n, s->at, is_marked ? "!" : "");
        else
            str_addc(out, is_marked ? 'x' : '.');
        while (out->n < before + 3)
            str_addc(out, ' ');
    }
}

/* Writes the expected and the found diagram side by side. */
static void write_both(const Diagram *d, CellSet expected, CellSet found, Str *out) {
    const Sign *s = d->sign;
    int width = d->ncols * 3;
    str_addf(out, "%-*s   %s\n", width, "expected", "found");
    for (int row = 0, n; row < d->nrows; row++, s += n) {
        n = d->columns[row];
        write_row(d, s, n, &expected, out);
        str_addf(out, "%*s   ", width - 3 * n, "");
        write_row(d, s, n, &found, out);
        while (out->at[out->n - 1] == ' ')
            out->at[--out->n] = '\0';
        str_addc(out, '\n');
    }
}

/* Writes the diagram's text with the marks of `found`. A '!' takes the place of a blank where
** two follow the piece, and a '!' that is dropped leaves one, so that columns stay aligned. */
static void write_again(const Diagram *d, const char *text, const CellSet *found, Str *out) {
    for (const Sign *s = d->sign; s < d->sign + d->nsigns; s++) {
        bool reached = set_has(found, s->cell);
        const char *end = s->at + s->n + s->asked;
        if (is_sign(s, '.') || is_sign(s, 'x')) {
            str_addn(out, text, (size_t)(s->at - text));
            str_addc(out, reached ? 'x' : '.');
            if (*end == '!') {
                str_addc(out, ' ');
                end++;
            }
        } else {
            str_addn(out, text, (size_t)(end - text));
            str_add(out, reached ? "!" : *end == '!' ? " " : "");
            end += *end == '!' || (reached && end[0] == ' ' && end[1] == ' ');
        }
        text = end;
    }
    str_add(out, text);
}

static void compare(const Diagram *d, const char *text, Str *complaint, Str *right) {
    CellSet found = look_reach(&d->pos, d->asked), expected = cells_of(d, true);
    if (set_equal(found, expected))
        return;
    write_both(d, expected, found, complaint);
    CellSet outside = set_minus(found, cells_of(d, false));
    if (set_empty(outside)) {
        write_again(d, text, &found, right);
        return;
    }
    str_add(complaint, "found outside the diagram:");
    while (!set_empty(outside))
        str_addf(complaint, " %s", d->game->graph.cell_name[set_pop(&outside)]);
    str_addc(complaint, '\n');
}

void diagram_test(const Game *g, const char *text, const Pos *given, Str *complaint,
                  Str *right) {
    Diagram d = {.game = g};
    Err e;
    pos_clear(g, &d.pos);
    for (int i = 0; i < g->nvars && given; i++)
        pos_set_var(&d.pos, i, given->var[i]);
    if (read_diagram(&d, text, &e) && place_all(&d, &e) && find_asked(&d, &e))
        compare(&d, text, complaint, right);
    else
        str_addf(complaint, "%s\n", e.text);
}
