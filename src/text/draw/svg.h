/*
** svg.h -- a position as a picture, for any board: cells are drawn as their outlines say.
**
** Below the board stands what is beside it (beside.h), if the style wants that. Self-contained SVG 1.1, no script. A
** cell is 48 units wide where the board's unit is. Rows and files are labelled where the rows lie level, else each cell
** of the rim bears its name. On a board of points (links.h) lines show where steps lead.
*/
#ifndef STEPWISE_SVG_H
#define STEPWISE_SVG_H

#include "canvas.h"

/* o may be NULL. Of the style these count: whose side the board is seen from, whether pieces are
** shown by the two letters of their names (else by drawing, glyph or letter), whether the
** parts bear classes and data-cell, and what is said there of pictures. A cell to which a piece can go
** bears a dot, one that lies on its straight line a smaller one, one to which it leaps over whatever
** stands between a ring; a red ring is around what it can take. */
void svg_write(const Pos *p, const Overlay *o, const BoardStyle *s, Str *out);

/* A piece alone, 100 units wide and high, on no ground. */
void svg_piece(const Game *g, Piece x, Str *out);
/* How wide and high a picture is whose style asks for no size. */
void svg_size(const Pos *p, const BoardStyle *s, float *width, float *height);
/* n bytes of a text that is not XML, as XML writes it. */
void svg_escaped(const char *text, int n, Str *out);

#endif
