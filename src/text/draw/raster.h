/*
** raster.h -- a board whose cells do not stand in columns, drawn in a terminal as it lies in the plane.
**
** Where its rows do not lie level, the scale is what the terminal has room for. Where they do, and the cells lie
** on a grid, each row is a line, and of a board of points (links.h) lines that run level or upright are
** drawn. A board of hexagons, three by three, and three points of which none touches another:
**
**           a   b   c
**       3 .   .   .  3
**      2 .   .   .  2               2 . --- .
**     1 .   .   .  1                  |
**      a   b   c                    1 .
*/
#ifndef STEPWISE_RASTER_H
#define STEPWISE_RASTER_H

#include "canvas.h"

/* False, and nothing written, where the terminal has no room for it, or its cells stand in columns, or on no grid. c->cells is not asked. */
bool raster_write(const Canvas *c);

#endif
