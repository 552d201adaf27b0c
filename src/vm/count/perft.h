/*
** perft.h -- counting the sequences of exactly `depth` moves.
**
** Where a player may go on after a move, his whole turn counts as one.
** A game that ended earlier adds nothing; one ended by the last move adds one. The history
** starts with the position given. A throw is not a move: where one is due before the last move,
** every way it can fall is followed, and counted once.
*/
#ifndef STEPWISE_PERFT_H
#define STEPWISE_PERFT_H

#include "vm/model/position.h"

uint64_t perft(const Pos *p, int depth);
/* Those of them that begin with the n moves of a line. */
uint64_t perft_after(const Pos *p, const Move *line, int n, int depth);

#endif
