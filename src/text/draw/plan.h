/*
** plan.h -- a board whose rows do not lie level, drawn in a terminal as it lies in the plane.
*/
#ifndef STEPWISE_PLAN_H
#define STEPWISE_PLAN_H

#include "board.h"

/* False, and nothing written, where the terminal has no room for it. */
bool plan_write(const Pos *p, const Overlay *o, const BoardStyle *s, Str *out);

#endif
