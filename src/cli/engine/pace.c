/*
** pace.c -- how much of the time left goes into one move.
*/
#include "pace.h"

/* The share of pace_seconds() for a search that does not save time by itself: about what one
** that does takes. */
static const double PONDERED = 0.4;

double pace_seconds(const Pace *p) {
    if (p->each > 0)
        return sw_move_seconds(p->each);
    return p->left < 0 ? 0 : sw_clock_seconds(p->left, p->increment, p->to_go);
}

double pace_pondered(const Pace *p) {
    return pace_seconds(p) * (p->each > 0 ? 1 : PONDERED);
}
