/*
** finish.h -- checking a game that has been compiled, and deriving what follows from it.
*/
#ifndef STEPWISE_VM_LOAD_FINISH_H
#define STEPWISE_VM_LOAD_FINISH_H

#include "base/budget.h"
#include "base/err.h"
#include "vm/model/game.h"

/* Checks every index and every program of a game that src/lang/ has filled in, and derives all
** that game.h says is derived, within a budget (trial.h, tables.h, reach.h, candidates.h,
** worth.h); b NULL: nothing is bounded. False, with the reason in e, for a game that must not
** be run; if a walk takes too much work, b->blame is its number in Game.walks. */
bool game_finish(Game *g, Budget *b, Err *e);

#endif
