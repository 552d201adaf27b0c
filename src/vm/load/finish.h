/*
** finish.h -- from what a game was told to what follows from it.
*/
#ifndef STEPWISE_FINISH_H
#define STEPWISE_FINISH_H

#include "base/err.h"
#include "vm/model/game.h"

/* Checks every index and every program of a game that src/lang/ has filled in, and derives what
** game.h says is derived. False, with the reason, for a game that must not be run. */
bool game_finish(Game *g, Err *e);

#endif
