/*
** svg.h -- a position as a picture, for any board: cells are drawn as their outlines say.
**
** Self-contained SVG 1.1, no script. A cell is 48 units wide where the board's unit is. Rows and
** files are labelled where the rows lie level, else each cell of the rim bears its name.
*/
#ifndef STEPWISE_SVG_H
#define STEPWISE_SVG_H

#include "base/str.h"
#include "overlay.h"
#include "vm/model/position.h"

/* o may be NULL. */
void svg_write(const Pos *p, const Overlay *o, bool flipped, Str *out);

#endif
