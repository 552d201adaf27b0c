/*
** board.c -- three faces of one grid: coloured tiles, a ruled Unicode grid, plain ASCII.
**
** Every face draws a cell into CELL columns; the frame, the labels and the order of rows are
** the same for all. Rows shorter than the longest stand in the middle.
*/
#include "board.h"

#include "ink.h"
#include "words.h"

#include <string.h>

/* Columns of a cell: a sign and one on either side for what marks it. */
enum { CELL = 3, WIDTH_DEFAULT = 80 };

typedef enum Face { FACE_PLAIN, FACE_RULED, FACE_TILES } Face;

typedef struct Drawing {
    const Pos *p;
    const Overlay *o;
    const BoardStyle *s;
    Face face;
    int columns; /* cells of the longest row */
    int margin;  /* columns of the widest row label */
    Str *out;
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

static void spaces(const Drawing *d, int n) {
    for (; n > 0; n--)
        str_addc(d->out, ' ');
}

/* text in the middle of n columns, the odd blank before it. */
static void centre(const Drawing *d, const char *text, int n) {
    int rest = n - words_width(text);
    spaces(d, rest - rest / 2);
    str_add(d->out, text);
    spaces(d, rest / 2);
}

static void right(const Drawing *d, const char *text, int n) {
    spaces(d, n - words_width(text));
    str_add(d->out, text);
}

/* Columns from one cell to the next. */
static int pitch(const Drawing *d) {
    return CELL + (d->face == FACE_RULED);
}

static const Row *row_at(const Drawing *d, int line) {
    int n = d->p->game->nrows;
    return &d->p->game->rows[d->s->flipped ? n - 1 - line : line];
}

static Sq cell_at(const Drawing *d, const Row *row, int i) {
    return row->cell[d->s->flipped ? row->n - 1 - i : i];
}

static int indent(const Drawing *d, const Row *row) {
    return (d->columns - row->n) * pitch(d) / 2;
}

/* The sign of a piece: its letter, or its glyph where that is wanted and fits. */
static const char *piece_sign(const Drawing *d, Piece x, char buffer[PIECE_TEXT]) {
    const Game *g = d->p->game;
    int owner = g->owner[x];
    const char *glyph = owner < g->nplayers ? g->kinds[g->kind[x]].glyph[owner] : NULL;
    if (d->s->glyphs && d->s->unicode && glyph && words_width(glyph) <= CELL - 1)
        return glyph;
    words_piece(g, x, buffer);
    return buffer;
}

/* What an empty cell shows. */
static const char *empty_sign(const Drawing *d, Sq cell) {
    bool ruled = d->face != FACE_PLAIN;
    switch (overlay_mark(d->o, cell)) {
    case MARK_REACH: return d->s->unicode ? "\u2022" : "*";
    case MARK_PATH: return d->s->unicode ? "\u25e6" : "+";
    case MARK_BLOCKED: return d->s->unicode ? "\u00d7" : "x";
    case MARK_LAST:
    case MARK_NONE: break;
    }
    return ruled ? " " : d->s->unicode ? "\u00b7" : ".";
}

/* ---- cells ---- */

/* A sign of up to CELL columns with a mark on either side where there is room for it. */
static void bracketed(const Drawing *d, const char *sign, char open, char close) {
    if (words_width(sign) > CELL - 2) {
        centre(d, sign, CELL);
        return;
    }
    str_addc(d->out, open);
    centre(d, sign, CELL - 2);
    str_addc(d->out, close);
}

static void plain_cell(const Drawing *d, Sq cell) {
    char buffer[PIECE_TEXT];
    Piece x = pos_at(d->p, cell);
    bool piece = piece_is(x), last = overlay_last(d->o, cell);
    const char *sign = piece ? piece_sign(d, x, buffer) : empty_sign(d, cell);
    Mark mark = overlay_mark(d->o, cell);
    if (x == PIECE_HOLE)
        spaces(d, CELL);
    else if (piece && mark == MARK_REACH)
        bracketed(d, sign, '[', ']');
    else if (piece && mark == MARK_BLOCKED)
        bracketed(d, sign, '{', '}');
    else if (last)
        bracketed(d, sign, '(', ')');
    else
        bracketed(d, sign, ' ', ' ');
}

static void colour(const Drawing *d, int letter, int ground) {
    str_addf(d->out, "\033[38;5;%d;48;5;%dm", letter, ground);
}

/* The ground of a cell in the terminal's colours; takes and stops stand out in red and violet. */
static int ground_of(const Drawing *d, Sq cell) {
    enum { CAPTURE = 160, STOPPED = 97 };
    const Shade *shade = ink_shade(d->p->game->cells[cell].shade);
    Mark mark = overlay_mark(d->o, cell);
    if (mark == MARK_BLOCKED)
        return STOPPED;
    if (mark == MARK_REACH && piece_is(pos_at(d->p, cell)))
        return CAPTURE;
    return overlay_last(d->o, cell) ? shade->ground_last : shade->ground;
}

/* A piece is a tile of its owner's colour, two columns wide by half blocks on either side. */
static void piece_tile(const Drawing *d, Sq cell, int ground) {
    char buffer[PIECE_TEXT];
    Piece x = pos_at(d->p, cell);
    const Ink *ink = ink_of(d->p->game, d->p->game->owner[x]);
    const char *sign = piece_sign(d, x, buffer);
    bool room = d->s->unicode && words_width(sign) <= CELL - 2;
    colour(d, ink->ground, ground);
    str_add(d->out, room ? "\u2590" : "");
    colour(d, ink->letter, ink->ground);
    str_add(d->out, "\033[1m");
    centre(d, sign, room ? CELL - 2 : CELL);
    str_add(d->out, "\033[22m");
    colour(d, ink->ground, ground);
    str_add(d->out, room ? "\u258c" : "");
}

static void tile(const Drawing *d, Sq cell) {
    enum { SIGN = 22 };
    Piece x = pos_at(d->p, cell);
    int ground = ground_of(d, cell);
    if (x == PIECE_HOLE) {
        str_add(d->out, "\033[0m");
        spaces(d, CELL);
    } else if (piece_is(x)) {
        piece_tile(d, cell, ground);
    } else {
        colour(d, SIGN, ground);
        centre(d, empty_sign(d, cell), CELL);
    }
}

/* ---- lines ---- */

/* A rule between rows: its left end, a piece over every cell, crossings, its right end. */
static void rule(const Drawing *d, const char *left, const char *cross, const char *end) {
    spaces(d, d->margin + 1);
    for (int i = 0; i < d->columns; i++) {
        str_add(d->out, i ? cross : left);
        str_add(d->out, "\u2500\u2500\u2500");
    }
    str_addf(d->out, "%s\n", end);
}

static void row_line(const Drawing *d, const Row *row) {
    int before = indent(d, row);
    const char *label = row->label ? row->label : "",
               *bar = d->face == FACE_RULED ? "\u2502" : "";
    right(d, label, d->margin);
    spaces(d, 1 + before);
    for (int i = 0; i < row->n; i++) {
        str_add(d->out, bar);
        if (d->face == FACE_TILES)
            tile(d, cell_at(d, row, i));
        else
            plain_cell(d, cell_at(d, row, i));
    }
    str_add(d->out, d->face == FACE_TILES ? "\033[0m" : bar);
    if (label[0]) {
        spaces(d, (d->columns - row->n) * pitch(d) - before + 1);
        right(d, label, d->margin);
    }
    str_addc(d->out, '\n');
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
    const char *files = d->p->game->files_label;
    char word[16];
    if (!files)
        return;
    size_t begin = d->out->n;
    spaces(d, d->margin + 1 + (d->face == FACE_RULED));
    for (int i = 0; i < d->columns; i++) {
        int n = d->s->flipped ? d->columns - 1 - i : i;
        centre(d, nth_word(files, n, word), CELL);
        spaces(d, pitch(d) - CELL);
    }
    while (d->out->n > begin && d->out->at[d->out->n - 1] == ' ')
        d->out->at[--d->out->n] = '\0';
    str_addc(d->out, '\n');
}

/* ---- the board ---- */

static void measure(Drawing *d) {
    const Game *g = d->p->game;
    for (int r = 0; r < g->nrows; r++) {
        int label = g->rows[r].label ? words_width(g->rows[r].label) : 0;
        d->columns = g->rows[r].n > d->columns ? g->rows[r].n : d->columns;
        d->margin = label > d->margin ? label : d->margin;
    }
}

/* Lines fit rows that are equally long, in a terminal that is wide enough. */
static Face choose_face(const Drawing *d) {
    const Game *g = d->p->game;
    int width = d->s->width > 0 ? d->s->width : WIDTH_DEFAULT;
    if (d->s->color)
        return FACE_TILES;
    if (!d->s->unicode || d->columns * (CELL + 1) + 2 * d->margin + 3 > width)
        return FACE_PLAIN;
    for (int r = 0; r < g->nrows; r++)
        if (g->rows[r].n != d->columns)
            return FACE_PLAIN;
    return FACE_RULED;
}

void board_write(const Pos *p, const Overlay *o, const BoardStyle *s, Str *out) {
    Drawing d = {.p = p, .o = o, .s = s, .out = out};
    measure(&d);
    d.face = choose_face(&d);
    bool ruled = d.face == FACE_RULED;
    files_line(&d);
    if (ruled)
        rule(&d, "\u250c", "\u252c", "\u2510");
    for (int line = 0; line < p->game->nrows; line++) {
        if (ruled && line > 0)
            rule(&d, "\u251c", "\u253c", "\u2524");
        row_line(&d, row_at(&d, line));
    }
    if (ruled)
        rule(&d, "\u2514", "\u2534", "\u2518");
    files_line(&d);
}
