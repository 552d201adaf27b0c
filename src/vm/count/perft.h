/*
** perft.h -- counting the sequences of exactly `depth` moves.
**
** Where a player may go on after a move (`again`), his whole turn counts as one move. A game
** that ended earlier adds nothing; one that the last move ends adds one. A throw is not a
** move: where one is due before the last move, every outcome is followed, and counted once
** whatever its weight. Rules that ask for repetition know the past that p was lent (Pos.past),
** and the moves since.
*/
#ifndef STEPWISE_VM_COUNT_PERFT_H
#define STEPWISE_VM_COUNT_PERFT_H

#include "vm/model/position.h"

uint64_t perft(const Pos *p, int depth);

/* Whether to stop counting, asked before each move but the last ones, on any of the threads
** that count. fn may be NULL: never. */
typedef struct PerftStop {
    bool (*fn)(void *ctx);
    void *ctx;
} PerftStop;
/* Counts those that begin with the n moves of a line, which `depth` counts in. Too few once
** `stop`, which may be NULL, is true. */
uint64_t perft_after(const Pos *p, const Move *line, int n, int depth, const PerftStop *stop);

#endif
