/*
** face.c -- cells of a text board in three faces.
**
** Pieces are tiles of their owners' colours where there are colours, else letters, with
** brackets around those that can be taken.
*/
#include "face.h"

#include "ink.h"
#include "text/write/words.h"

void face_spaces(const Face *f, int n) {
    for (; n > 0; n--)
        str_addc(f->out, ' ');
}

void face_centre(const Face *f, const char *text, int n) {
    int rest = n - words_width(text);
    face_spaces(f, rest - rest / 2);
    str_add(f->out, text);
    face_spaces(f, rest / 2);
}

/* The sign of a piece: its letter, or its glyph where that is wanted and fits. */
static const char *piece_sign(const Face *f, Piece x, char buffer[PIECE_TEXT]) {
    const Game *g = f->p->game;
    int owner = g->owner[x];
    const char *glyph = owner < g->nplayers ? g->display->kinds[g->kind[x]].glyph[owner] : NULL;
    if (f->s->glyphs && f->s->unicode && glyph && words_width(glyph) <= FACE_CELL - 1)
        return glyph;
    words_piece(g, x, buffer);
    return buffer;
}

/* What an empty cell shows. */
static const char *empty_sign(const Face *f, Sq cell) {
    bool ruled = f->kind != FACE_PLAIN;
    switch (overlay_mark(f->o, cell)) {
    case MARK_REACH: return f->s->unicode ? "\u2022" : "*";
    case MARK_PATH: return f->s->unicode ? "\u25e6" : "+";
    case MARK_BLOCKED: return f->s->unicode ? "\u00d7" : "x";
    case MARK_LAST:
    case MARK_NONE: break;
    }
    return ruled ? " " : f->s->unicode ? "\u00b7" : ".";
}

/* ---- cells ---- */

/* A sign of up to FACE_CELL columns with a mark on either side where there is room for it. */
static void bracketed(const Face *f, const char *sign, char open, char close) {
    if (words_width(sign) > FACE_CELL - 2) {
        face_centre(f, sign, FACE_CELL);
        return;
    }
    str_addc(f->out, open);
    face_centre(f, sign, FACE_CELL - 2);
    str_addc(f->out, close);
}

static void plain_cell(const Face *f, Sq cell) {
    char buffer[PIECE_TEXT];
    Piece x = pos_at(f->p, cell);
    bool piece = piece_is(x), last = overlay_last(f->o, cell);
    const char *sign = piece ? piece_sign(f, x, buffer) : empty_sign(f, cell);
    Mark mark = overlay_mark(f->o, cell);
    if (x == PIECE_HOLE)
        face_spaces(f, FACE_CELL);
    else if (piece && mark == MARK_REACH)
        bracketed(f, sign, '[', ']');
    else if (piece && mark == MARK_BLOCKED)
        bracketed(f, sign, '{', '}');
    else if (last)
        bracketed(f, sign, '(', ')');
    else
        bracketed(f, sign, ' ', ' ');
}

static void colour(const Face *f, int letter, int ground) {
    str_addf(f->out, "\033[38;5;%d;48;5;%dm", letter, ground);
}

/* The ground of a cell in the terminal's colours; takes and stops stand out in red and violet. */
static int ground_of(const Face *f, Sq cell) {
    enum { CAPTURE = 160, STOPPED = 97 };
    const Shade *shade = ink_shade(f->p->game->display->cells[cell].shade);
    Mark mark = overlay_mark(f->o, cell);
    if (mark == MARK_BLOCKED)
        return STOPPED;
    if (mark == MARK_REACH && piece_is(pos_at(f->p, cell)))
        return CAPTURE;
    return overlay_last(f->o, cell) ? shade->ground_last : shade->ground;
}

/* A piece is a tile of its owner's colour, two columns wide by half blocks on either side. */
static void piece_tile(const Face *f, Sq cell, int ground) {
    char buffer[PIECE_TEXT];
    Piece x = pos_at(f->p, cell);
    const Ink *ink = ink_of(f->p->game, f->p->game->owner[x]);
    const char *sign = piece_sign(f, x, buffer);
    bool room = f->s->unicode && words_width(sign) <= FACE_CELL - 2;
    colour(f, ink->ground, ground);
    str_add(f->out, room ? "\u2590" : "");
    colour(f, ink->letter, ink->ground);
    str_add(f->out, "\033[1m");
    face_centre(f, sign, room ? FACE_CELL - 2 : FACE_CELL);
    str_add(f->out, "\033[22m");
    colour(f, ink->ground, ground);
    str_add(f->out, room ? "\u258c" : "");
}

static void empty_tile(const Face *f, Sq cell, int columns) {
    enum { SIGN = 22 };
    colour(f, SIGN, ground_of(f, cell));
    face_centre(f, empty_sign(f, cell), columns);
}

static void tile(const Face *f, Sq cell) {
    Piece x = pos_at(f->p, cell);
    if (piece_is(x)) {
        piece_tile(f, cell, ground_of(f, cell));
    } else if (x != PIECE_HOLE) {
        empty_tile(f, cell, FACE_CELL);
    } else {
        str_add(f->out, "\033[0m");
        face_spaces(f, FACE_CELL);
    }
}

void face_cell(const Face *f, Sq cell) {
    if (f->kind == FACE_TILES)
        tile(f, cell);
    else
        plain_cell(f, cell);
}

int face_width(const Face *f, Sq cell) {
    if (f->kind != FACE_TILES || piece_is(pos_at(f->p, cell)))
        return FACE_CELL;
    return words_width(empty_sign(f, cell)) == 1 && empty_sign(f, cell)[0] != ' ';
}

void face_sign(const Face *f, Sq cell) {
    if (face_width(f, cell) == FACE_CELL)
        face_cell(f, cell);
    else
        empty_tile(f, cell, face_width(f, cell));
}

void face_halves(const Face *f, Sq upper, Sq lower, bool same) {
    bool colours = f->kind == FACE_TILES, hole = upper == SQ_NONE;
    const char *sign = !colours || upper == lower ? " " : hole ? "\u2584" : "\u2580";
    if (colours && !same) {
        Sq ground = hole || upper == lower ? upper : lower, letter = hole ? lower : upper;
        face_end(f);
        if (letter != SQ_NONE)
            str_addf(f->out, "\033[38;5;%dm", ground_of(f, letter));
        if (ground != SQ_NONE)
            str_addf(f->out, "\033[48;5;%dm", ground_of(f, ground));
    }
    str_add(f->out, sign);
}

void face_end(const Face *f) {
    if (f->kind == FACE_TILES)
        str_add(f->out, "\033[0m");
}
