/*
** finish.h -- from what a game was told to what follows from it.
*/
#ifndef STEPWISE_FINISH_H
#define STEPWISE_FINISH_H

#include "base/budget.h"
#include "base/err.h"
#include "vm/model/game.h"

/* Checks every index and every program of a game that src/lang/ has filled in, and derives what
** game.h says is derived, within a budget (trial.h, tables.h, reach.h, candidates.h, worth.h). False,
** with the reason, for a game that must not be run; b->blame is the number of the walk whose work
** was too much, or -1. */
bool game_finish(Game *g, Budget *b, Err *e);

#endif
