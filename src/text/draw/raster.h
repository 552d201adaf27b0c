/*
** raster.h -- a board whose cells do not form columns, drawn in a terminal as it lies in the
** plane.
**
** If the rows are not level, the scale is the largest that the terminal has room for. If they
** are, and the cells lie on a grid, each row takes one line, and on a board of points (links.h)
** horizontal and vertical links are drawn. A board of hexagons, three by three, and three
** points of which no two touch:
**
**           a   b   c
**       3 .   .   .  3
**      2 .   .   .  2               2 . --- .
**     1 .   .   .  1                  |
**      a   b   c                    1 .
*/
#ifndef STEPWISE_TEXT_DRAW_RASTER_H
#define STEPWISE_TEXT_DRAW_RASTER_H

#include "canvas.h"

/* Returns false, and writes nothing, if the board cannot be drawn so: if the terminal has no
** room for it or, where rows are not level, is of unknown height; or if level rows form
** columns, or lie on no grid. c->cells is ignored. */
bool raster_write(const Canvas *c);

#endif
