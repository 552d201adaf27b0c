/*
** playout.h -- random games: every legal move equally likely, throws drawn by weight.
*/
#ifndef STEPWISE_VM_COUNT_PLAYOUT_H
#define STEPWISE_VM_COUNT_PLAYOUT_H

#include "base/rng.h"
#include "vm/model/position.h"

typedef struct Playouts {
    uint64_t games, ended; /* how many were played; of them, ended before the limit */
    uint64_t plies;        /* moves made, throws not counted */
    uint64_t won[PLAYERS_MAX], drawn; /* of those that ended */
    /* [Game.nrules + 1] by which rule they ended; the last counts those that no rule ended,
    ** but a player without moves. The caller's, or NULL. */
    uint64_t *by_rule;
} Playouts;

/* Plays games from p, each to its end or for `limit` moves (throws not counted), and adds what
** came of them to *sum. */
void playouts_run(const Pos *p, uint64_t games, int limit, Rng *rng, Playouts *sum);

#endif
