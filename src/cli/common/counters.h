/*
** counters.h -- printing the counters that players are shown beside the board, hands included.
*/
#ifndef STEPWISE_COUNTERS_H
#define STEPWISE_COUNTERS_H

#include "stepwise.h"

/* Prints "tokens: Orange 3, Black 5   pot 2": all of them in one line, which is folded at a
** terminal. Prints nothing if there are none. */
void print_counts(const sw_Match *m);

#endif
