/*
** divide.h -- perft by first moves, and on several threads.
*/
#ifndef STEPWISE_VM_COUNT_DIVIDE_H
#define STEPWISE_VM_COUNT_DIVIDE_H

#include "perft.h"

/* Called for first move number i, in the order of the list, soon after its count and those of
** all before it are known; always on the thread that called divide_run(). */
typedef void DivideFn(void *ctx, size_t i, uint64_t nodes);

/* Counts the sequences of exactly `depth` moves, 1 or more, that begin with each of `first`,
** which are legal moves of p, and returns the sum. In p the game must not be over and no throw
** due. fn may be NULL. The result does not depend on the number of threads. Once `stop`, which
** may be NULL, is true the sum is too small, and fn is called no more. */
uint64_t divide_run(const Pos *p, const Moves *first, int depth, int threads, DivideFn *fn,
                    const PerftStop *stop, void *ctx);
/* perft() on several threads; too few once `stop`, which may be NULL, is true. */
uint64_t divide_perft(const Pos *p, int depth, int threads, const PerftStop *stop);

#endif
