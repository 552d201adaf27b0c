/*
** counters.h -- the counters that players are shown beside the board, what they have in hand among them.
*/
#ifndef STEPWISE_COUNTERS_H
#define STEPWISE_COUNTERS_H

#include "stepwise.h"

/* "tokens: Orange 3, Black 5   pot 2": all of them in one line, folded at a terminal; nothing where there are none. */
void print_counts(const sw_Match *m);

#endif
