/*
** count.h -- perft with a progress line at a terminal.
*/
#ifndef STEPWISE_CLI_COMMON_COUNT_H
#define STEPWISE_CLI_COMMON_COUNT_H

#include "stepwise.h"

/* sw_match_perft(); from depth 3 on with a ticker that counts the first moves done. Ends early
** once `stop`, which may be NULL, is true of ctx; the number is then too small. */
uint64_t count_shown(const sw_Match *m, int depth, int threads, sw_StopFn *stop, void *ctx);

#endif
