/*
** svg.h -- a position as a picture, for any board: cells are drawn as their outlines say.
*/
#ifndef STEPWISE_SVG_H
#define STEPWISE_SVG_H

#include "board.h"

void svg_write(const Pos *p, const Overlay *o, bool flipped, Str *out);

#endif
