/*
** pace.c -- how much of what is left on the clock goes into one move.
*/
#include "pace.h"

/* USUAL: for so many more moves it must do where nobody says. MARGIN: what a move costs beside the
** search. LEAST: nothing is found in less. */
enum { USUAL = 28 };
static const double MARGIN = 0.03, LEAST = 0.004, MOST_OF_IT = 0.6, OF_INCREMENT = 0.8;

static double at_least(double seconds) {
    return seconds > LEAST ? seconds : LEAST;
}

double pace_seconds(const Pace *p) {
    if (p->each > 0)
        return at_least(p->each - (p->each > 4 * MARGIN ? MARGIN : p->each / 4));
    if (p->left < 0)
        return 0;
    double left = p->left - MARGIN;
    int moves = p->to_go > 0 && p->to_go < USUAL ? p->to_go : USUAL;
    double share = left / moves + p->increment * OF_INCREMENT;
    double most = moves == 1 ? left * 0.9 : left * MOST_OF_IT;
    return at_least(share < most ? share : most);
}
