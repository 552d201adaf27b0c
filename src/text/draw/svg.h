/*
** svg.h -- a position as a picture, for any board: cells are drawn as their outlines say.
**
** Self-contained SVG 1.1, no script. A cell is 48 units wide where the board's unit is. Rows and
** files are labelled where the rows lie level, else each cell of the rim bears its name.
*/
#ifndef STEPWISE_SVG_H
#define STEPWISE_SVG_H

#include "canvas.h"

/* o may be NULL. Of the style these count: whose side the board is seen from, whether pieces are
** shown by the two letters of their names (else by drawing, glyph or letter), and whether the
** parts bear classes and data-cell. */
void svg_write(const Pos *p, const Overlay *o, const BoardStyle *s, Str *out);

#endif
