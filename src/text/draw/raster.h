/*
** raster.h -- a board whose rows do not lie level, drawn in a terminal as it lies in the plane.
*/
#ifndef STEPWISE_RASTER_H
#define STEPWISE_RASTER_H

#include "canvas.h"

/* False, and nothing written, where the terminal has no room for it. c->cells is not asked. */
bool raster_write(const Canvas *c);

#endif
