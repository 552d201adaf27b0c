/*
** divide.h -- perft, first move by first move, and on several threads.
*/
#ifndef STEPWISE_DIVIDE_H
#define STEPWISE_DIVIDE_H

#include "vm/model/position.h"

/* Called for each first move, in the order of the list, as soon as the numbers of it and of all
** before it are known; on the thread that called divide_run. */
typedef void DivideFn(void *ctx, size_t i, uint64_t nodes);

/* The sequences of exactly `depth` (at least 1) moves from p that begin with one of `first`, legal
** moves of p, which must not be over and have no throw due; their sum. fn may be NULL. The answer
** does not depend on the number of threads. */
uint64_t divide_run(const Pos *p, const Moves *first, int depth, int threads, DivideFn *fn,
                    void *ctx);
/* perft() on several threads. */
uint64_t divide_perft(const Pos *p, int depth, int threads);

#endif
