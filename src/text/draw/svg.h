/*
** svg.h -- a position as a picture, for any board: cells are drawn by their outlines.
**
** Self-contained SVG 1.1, without scripts; a board unit is 48 picture units. Rows and files are
** labelled if the rows are level; otherwise each cell has its name, outside the board if the
** cell is on the rim. On a board of points (links.h) lines show where steps lead. If the style
** asks for it, hands and counters stand below the board (beside.h).
*/
#ifndef STEPWISE_TEXT_DRAW_SVG_H
#define STEPWISE_TEXT_DRAW_SVG_H

#include "canvas.h"

/* Writes a picture; o may be NULL. These members of the style apply: `flipped`, `names`
** (otherwise pieces are shown by drawing, glyph or letter), `classes`, and whatever is marked
** as for pictures. A cell that a piece can go to has a dot: a smaller one if it lies on a
** straight line of the piece's, a ring if the piece leaps there over whatever stands between. A
** red ring is around a piece that it can capture. */
void svg_write(const Pos *p, const Overlay *o, const BoardStyle *s, Str *out);

/* Writes a picture of a piece alone, 100 units wide and high, without a ground. */
void svg_piece(const Game *g, Piece x, Str *out);
/* The width and height of a picture if its style asks for no size. */
void svg_size(const Pos *p, const BoardStyle *s, float *width, float *height);
/* Adds n bytes of plain text, escaped for XML. */
void svg_escaped(const char *text, int n, Str *out);

#endif
