/*
** canvas.c -- cells of a text board in three styles.
**
** In colour, pieces are tiles of their owners' colours; otherwise they are letters, with
** brackets around those that can be captured.
*/
#include "canvas.h"

#include "palette.h"
#include "text/write/words.h"

#include <string.h>

void canvas_spaces(const Canvas *c, int n) {
    str_addf(c->out, "%*s", n > 0 ? n : 0, "");
}

void canvas_centre(const Canvas *c, const char *text, int n) {
    int rest = n - words_width(text);
    canvas_spaces(c, rest - rest / 2);
    str_add(c->out, text);
    canvas_spaces(c, rest / 2);
}

/* ---- signs ---- */

/* The glyph of a piece. NULL if it has none, or if its glyph does not show whose it is: on
** boards without colour, if another player's piece has the same. */
static const char *piece_glyph(const Canvas *c, Piece x) {
    const Game *g = c->p->game;
    int owner = g->owner[x];
    if (owner >= g->nplayers)
        return NULL;
    const char *const *glyph = g->display->kinds[g->kind[x]].glyph;
    for (int p = 0; c->cells != CELL_TILE && p < g->nplayers; p++)
        if (p != owner && glyph[p] && glyph[owner] && strcmp(glyph[p], glyph[owner]) == 0)
            return NULL;
    return glyph[owner];
}

/* The sign of a piece: its name or glyph if the style wants that and it fits, else its
** letter. */
static const char *piece_sign(const Canvas *c, Piece x) {
    const Game *g = c->p->game;
    int owner = g->owner[x], kind = g->kind[x];
    const char *glyph = piece_glyph(c, x);
    const char *name = g->display->names ? g->display->names[owner * g->nkinds + kind] : NULL;
    if (c->s->names && name)
        return words_width(name) <= CELL_COLUMNS ? name : words_piece(g, x);
    if (c->s->glyphs && c->s->unicode && glyph && words_width(glyph) <= CELL_COLUMNS - 1)
        return glyph;
    return words_piece(g, x);
}

/* What the default notation calls an unmarked cell, if that is to be shown and fits; else
** NULL. */
static const char *own_name(const Canvas *c, Sq cell) {
    const Game *g = c->p->game;
    const char *own = c->named && overlay_mark(c->o, cell) == MARK_NONE
                          ? words_cell_own(g, g->display->notations, c->p->side, cell)
                          : NULL;
    return own && words_width(own) < CELL_COLUMNS ? own : NULL; /* or two would run together */
}

/* What an empty cell shows, by its mark. An unmarked one shows nothing in a grid, nor as a tile
** unless `dots` is set. */
static const char *empty_sign(const Canvas *c, Sq cell) {
    static const char *const signs[MARKS][2] = {
        [MARK_NONE] = {".", "\u00b7"},  [MARK_BLOCKED] = {"x", "\u00d7"},
        [MARK_REACH] = {"*", "\u2022"}, [MARK_TAKE] = {"x", "\u00d7"},
        [MARK_PATH] = {"+", "\u25e6"},  [MARK_LAST] = {".", "\u00b7"}};
    Mark mark = overlay_mark(c->o, cell);
    bool marked = mark != MARK_NONE && mark != MARK_LAST;
    const char *own = own_name(c, cell);
    if (own)
        return own;
    return marked || c->dots || c->cells == CELL_PLAIN ? signs[mark][c->s->unicode] : " ";
}

/* ---- cells ---- */

/* Writes a piece and the one that it has captured, with '&' between them if there is room. */
static void two_signs(const Canvas *c, Piece x, Piece fallen) {
    Str both = {0};
    const char *upper = piece_sign(c, x), *lower = piece_sign(c, fallen);
    bool room = words_width(upper) + words_width(lower) < CELL_COLUMNS;
    str_addf(&both, "%s%s%s", upper, room ? "&" : "", lower);
    canvas_centre(c, str_text(&both), CELL_COLUMNS);
    str_free(&both);
}

static void plain_cell(const Canvas *c, Sq cell) {
    Piece x = pos_at(c->p, cell);
    bool piece = piece_is(x);
    const char *sign = piece ? piece_sign(c, x) : empty_sign(c, cell);
    Mark mark = overlay_mark(c->o, cell);
    const char *around = piece && mark == MARK_REACH     ? "[]"
                         : piece && mark == MARK_BLOCKED ? "{}"
                         : overlay_last(c->o, cell)      ? "()"
                                                         : "  ";
    /* a name of full width would leave no room for the mark */
    if (piece && around[0] != ' ' && words_width(sign) >= CELL_COLUMNS)
        sign = words_piece(c->p->game, x);
    bool room = words_width(sign) <= CELL_COLUMNS - 2;
    Piece fallen = overlay_fallen(c->o, cell);
    if (x == PIECE_HOLE)
        canvas_spaces(c, CELL_COLUMNS);
    else if (fallen != PIECE_NONE)
        two_signs(c, x, fallen);
    else if (room)
        str_addf(c->out, "%c%s%c", around[0], sign, around[1]);
    else if (words_width(sign) == CELL_COLUMNS - 1)
        str_addf(c->out, "%c%s", around[0], sign);
    else
        canvas_centre(c, sign, CELL_COLUMNS);
}

static void colour(const Canvas *c, int letter, int ground) {
    str_addf(c->out, "\033[38;5;%d;48;5;%dm", letter, ground);
}

/* The ground of a cell in the terminal's 256 colours; captures stand out in red, and cells that
** stop a walk in violet. */
static int ground_of(const Canvas *c, Sq cell) {
    enum { CAPTURE = 160, STOPPED = 97 };
    const CellColour *shade = palette_cell(c->p->game->display->cells[cell].shade);
    Mark mark = overlay_mark(c->o, cell);
    if (mark == MARK_BLOCKED)
        return STOPPED;
    if (mark == MARK_REACH && piece_is(pos_at(c->p, cell)))
        return CAPTURE;
    return overlay_last(c->o, cell) ? shade->ground_last : shade->ground;
}

/* Writes a piece as a tile of its owner's colour, two columns wide: half blocks on either side
** make the edges. */
static void piece_tile(const Canvas *c, Sq cell) {
    Piece x = pos_at(c->p, cell);
    const PieceColour *own = palette_piece(c->p->game, c->p->game->owner[x]);
    const char *sign = piece_sign(c, x);
    Piece fallen = overlay_fallen(c->o, cell);
    bool room = !fallen && c->s->unicode && words_width(sign) <= CELL_COLUMNS - 2;
    int ground = ground_of(c, cell);
    colour(c, own->ground, ground);
    str_add(c->out, room ? "\u2590" : "");
    colour(c, own->letter, own->ground);
    str_add(c->out, "\033[1m");
    if (fallen)
        two_signs(c, x, fallen);
    else
        canvas_centre(c, sign, room ? CELL_COLUMNS - 2 : CELL_COLUMNS);
    str_add(c->out, "\033[22m");
    colour(c, own->ground, ground);
    str_add(c->out, room ? "\u258c" : "");
}

static void empty_tile(const Canvas *c, Sq cell, int columns) {
    enum { SIGN = 22 };
    colour(c, SIGN, ground_of(c, cell));
    canvas_centre(c, empty_sign(c, cell), columns);
}

void canvas_cell(const Canvas *c, Sq cell) {
    Piece x = pos_at(c->p, cell);
    if (c->cells != CELL_TILE) {
        plain_cell(c, cell);
    } else if (piece_is(x)) {
        piece_tile(c, cell);
    } else if (x != PIECE_HOLE) {
        empty_tile(c, cell, CELL_COLUMNS);
    } else {
        canvas_end(c);
        canvas_spaces(c, CELL_COLUMNS);
    }
}

int canvas_width(const Canvas *c, Sq cell) {
    if (c->cells != CELL_TILE || piece_is(pos_at(c->p, cell)))
        return CELL_COLUMNS;
    return empty_sign(c, cell)[0] != ' ';
}

void canvas_sign(const Canvas *c, Sq cell) {
    int columns = canvas_width(c, cell);
    if (columns == CELL_COLUMNS)
        canvas_cell(c, cell);
    else
        empty_tile(c, cell, columns);
    canvas_end(c);
}

void canvas_halves(const Canvas *c, Sq upper, Sq lower, bool same) {
    bool colours = c->cells == CELL_TILE, hole = upper == SQ_NONE;
    const char *sign = !colours || upper == lower ? " " : hole ? "\u2584" : "\u2580";
    if (colours && !same) {
        Sq ground = hole || upper == lower ? upper : lower, letter = hole ? lower : upper;
        canvas_end(c);
        if (letter != SQ_NONE)
            str_addf(c->out, "\033[38;5;%dm", ground_of(c, letter));
        if (ground != SQ_NONE)
            str_addf(c->out, "\033[48;5;%dm", ground_of(c, ground));
    }
    str_add(c->out, sign);
}

void canvas_end(const Canvas *c) {
    if (c->cells == CELL_TILE)
        str_add(c->out, "\033[0m");
}
