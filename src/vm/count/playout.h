/*
** playout.h -- random games: every legal move as likely as any other, throws by their weights.
*/
#ifndef STEPWISE_PLAYOUT_H
#define STEPWISE_PLAYOUT_H

#include "base/rng.h"
#include "vm/model/position.h"

typedef struct Playouts {
    uint64_t games, ended;            /* played; of them ended by a rule before the limit */
    uint64_t plies;                   /* made */
    uint64_t won[PLAYERS_MAX], drawn; /* those that ended, by how */
    uint64_t *
        by_rule; /* and by which rule, of Game.nrules and, behind them, none; the caller's, or NULL */
} Playouts;

/* Plays games from p, each to its end or for `limit` plies, and adds them up. */
void playouts_run(const Pos *p, uint64_t games, int limit, Rng *rng, Playouts *sum);

#endif
