/*
** api_diagram.c -- the diagrams of rule tests: where one piece can go.
**
** A diagram is rows of tokens separated by blanks, laid over the middle of an otherwise empty
** board (exactly over it when it is as large):
**   .      an empty cell that is not reached      x   an empty cell that is reached
**   p      a piece, spelled as in FEN             p!  a piece that can be captured
**   *      a hole                                 (p) the piece that the diagram is about
** Brackets may be left out round the only piece, and round the one in the middle.
*/
#include "api.h"

#include "vm/ask/movegen.h"

#include <string.h>

enum { DIAGRAM_ROWS = 64, TOKEN_MAX = 8 };

typedef struct Token {
    const char *at; /* without brackets and exclamation mark */
    size_t n;
    bool marked; /* reached, or to be captured */
    bool asked;  /* in brackets */
    Sq cell;
} Token;

typedef struct Diagram {
    const Game *game;
    Pos pos;
    int nrows, ncols;
    int columns[DIAGRAM_ROWS]; /* tokens in each row */
    Token token[SQ_MAX];       /* row after row */
    int ntokens;
    Sq asked; /* the cell of the piece that the diagram is about */
} Diagram;

/* ---- reading ---- */

static bool is_token(const Token *t, char c) {
    return t->n == 1 && t->at[0] == c;
}

static void read_token(const char *at, size_t n, Token *t) {
    *t = (Token){.at = at, .n = n, .cell = SQ_NONE};
    if (t->n > 1 && t->at[t->n - 1] == '!')
        t->n--, t->marked = true;
    if (t->n > 2 && t->at[0] == '(' && t->at[t->n - 1] == ')')
        t->at++, t->n -= 2, t->asked = true;
    if (is_token(t, 'x'))
        t->marked = true;
}

static bool read_row(Diagram *d, const char *row, size_t len, Str *complaint) {
    int n = 0;
    for (size_t i = 0; i < len; n++) {
        size_t skip = strspn(row + i, " \t\r"), word = strcspn(row + i + skip, " \t\r\n");
        i += skip + word;
        if (word == 0)
            break;
        if (d->ntokens == SQ_MAX || word > TOKEN_MAX) {
            str_addf(complaint, "%s\n",
                     word > TOKEN_MAX ? "cells are separated by blanks"
                                      : "the diagram has too many cells");
            return false;
        }
        read_token(row + i - word, word, &d->token[d->ntokens++]);
    }
    if (n == 0)
        return true;
    if (d->nrows == DIAGRAM_ROWS) {
        str_add(complaint, "the diagram has too many rows\n");
        return false;
    }
    d->columns[d->nrows++] = n;
    d->ncols = n > d->ncols ? n : d->ncols;
    return true;
}

static bool read_rows(Diagram *d, const char *text, Str *complaint) {
    while (*text) {
        size_t len = strcspn(text, "\n");
        if (!read_row(d, text, len, complaint))
            return false;
        text += len + (text[len] == '\n');
    }
    if (d->ntokens == 0)
        str_add(complaint, "the diagram is empty\n");
    return d->ntokens > 0;
}

/* ---- laying it over the board ---- */

static bool place(Diagram *d, Token *t, int row, int column, Str *complaint) {
    const Game *g = d->game;
    int y = (g->display->nrows - d->nrows) / 2 + row;
    if (d->nrows > g->display->nrows || d->columns[row] > g->display->rows[y].n) {
        str_addf(complaint, "the diagram, %d by %d, does not fit on the board\n", d->ncols,
                 d->nrows);
        return false;
    }
    t->cell = g->display->rows[y].cell[(g->display->rows[y].n - d->columns[row]) / 2 + column];
    if (is_token(t, '.') || is_token(t, 'x'))
        return true;
    Piece what = piece_spelled(g, t->at, t->n);
    if (what == PIECE_NONE && is_token(t, '*'))
        what = PIECE_HOLE;
    if (what == PIECE_NONE) {
        str_addf(complaint, "row %d of the diagram: no piece is written '%.*s'\n", row + 1,
                 (int)t->n, t->at);
        return false;
    }
    if (t->cell != SQ_NONE)
        pos_put(&d->pos, t->cell, what);
    return true;
}

static bool place_all(Diagram *d, Str *complaint) {
    Token *t = d->token;
    for (int row = 0; row < d->nrows; row++)
        for (int column = 0; column < d->columns[row]; column++)
            if (!place(d, t++, row, column, complaint))
                return false;
    return true;
}

static bool holds_piece(const Diagram *d, const Token *t) {
    return t->cell != SQ_NONE && piece_is(pos_at(&d->pos, t->cell));
}

static Sq only_piece(const Diagram *d, bool in_brackets) {
    Sq found = SQ_NONE;
    for (const Token *t = d->token; t < d->token + d->ntokens; t++) {
        if (!holds_piece(d, t) || (in_brackets && !t->asked))
            continue;
        if (found != SQ_NONE)
            return SQ_NONE;
        found = t->cell;
    }
    return found;
}

static bool find_asked(Diagram *d, Str *complaint) {
    const Token *middle = &d->token[d->ntokens / 2];
    d->asked = only_piece(d, true);
    if (d->asked == SQ_NONE)
        d->asked = only_piece(d, false);
    if (d->asked == SQ_NONE && d->ntokens % 2 == 1 && holds_piece(d, middle))
        d->asked = middle->cell;
    if (d->asked == SQ_NONE)
        str_add(complaint, "which piece is the diagram about? put it in brackets: (P)\n");
    return d->asked != SQ_NONE;
}

/* ---- comparing ---- */

static void write_token(const Diagram *d, const Token *t, bool marked, Str *out) {
    size_t before = out->n;
    if (holds_piece(d, t) || is_token(t, '*'))
        str_addf(out, "%.*s%s", (int)t->n, t->at, marked ? "!" : "");
    else
        str_addc(out, marked ? 'x' : '.');
    while (out->n < before + 3)
        str_addc(out, ' ');
}

/* The expected and the found diagram, side by side. */
static void write_both(const Diagram *d, CellSet found, Str *out) {
    int width = d->ncols * 3;
    str_addf(out, "%-*s   %s\n", width, "expected", "found");
    const Token *t = d->token;
    for (int row = 0; row < d->nrows; row++) {
        for (int i = 0; i < d->columns[row]; i++)
            write_token(d, &t[i], t[i].marked, out);
        str_addf(out, "%*s   ", width - 3 * d->columns[row], "");
        for (int i = 0; i < d->columns[row]; i++)
            write_token(d, &t[i], t[i].cell != SQ_NONE && set_has(&found, t[i].cell), out);
        while (out->at[out->n - 1] == ' ')
            out->at[--out->n] = '\0';
        str_addc(out, '\n');
        t += d->columns[row];
    }
}

static void compare(const Diagram *d, Str *complaint) {
    CellSet found = match_reach(&d->pos, d->asked), expected = {{0}};
    for (const Token *t = d->token; t < d->token + d->ntokens; t++)
        if (t->marked && t->cell != SQ_NONE)
            set_add(&expected, t->cell);
    if (set_equal(found, expected))
        return;
    write_both(d, found, complaint);
    CellSet outside = set_minus(found, expected);
    for (const Token *t = d->token; t < d->token + d->ntokens; t++)
        if (t->cell != SQ_NONE)
            set_remove(&outside, t->cell);
    if (set_empty(outside))
        return;
    str_add(complaint, "found outside the diagram:");
    while (!set_empty(outside))
        str_addf(complaint, " %s", d->game->graph.cell_name[set_pop(&outside)]);
    str_addc(complaint, '\n');
}

void diagram_test(const Game *g, const char *diagram, Str *complaint) {
    Diagram d = {.game = g, .asked = SQ_NONE};
    pos_clear(g, &d.pos);
    if (read_rows(&d, diagram, complaint) && place_all(&d, complaint) &&
        find_asked(&d, complaint))
        compare(&d, complaint);
}
