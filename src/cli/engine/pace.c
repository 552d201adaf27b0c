/*
** pace.c -- how much of the time left goes into one move.
*/
#include "pace.h"

/* MARGIN: the seconds that a move costs besides the search. LEAST: in less time nothing is
** found. PONDERED: the share of pace_seconds() for a search that does not save time by itself:
** about what one that does takes. */
static const double MARGIN = 0.03, LEAST = 0.004, PONDERED = 0.4;

double pace_seconds(const Pace *p) {
    double each = p->each - (p->each > 4 * MARGIN ? MARGIN : p->each / 4);
    if (p->each > 0)
        return each > LEAST ? each : LEAST;
    return p->left < 0 ? 0 : sw_clock_seconds(p->left, p->increment, p->to_go);
}

double pace_pondered(const Pace *p) {
    return pace_seconds(p) * (p->each > 0 ? 1 : PONDERED);
}
