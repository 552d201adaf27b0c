/*
** count.h -- counting sequences of moves, with a line at a terminal that says how far it is.
*/
#ifndef STEPWISE_COUNT_H
#define STEPWISE_COUNT_H

#include "cli.h"

/* sw_match_perft(). */
uint64_t count_shown(const sw_Match *m, int depth, int threads);

#endif
