/*
** trial.h -- refusing games whose moves nobody would wait for.
**
** Walks that no tables have followed are run from the cells of some boards, and the moves of
** the starting position are listed, each within a bound. In play the machine stops by itself
** (RUN_BUDGET), and so does the listing of turns of several parts (LIST_WALKS).
*/
#ifndef STEPWISE_VM_LOAD_TRIAL_H
#define STEPWISE_VM_LOAD_TRIAL_H

#include "base/budget.h"
#include "base/err.h"
#include "vm/model/game.h"

/* LIST_TRIAL: instructions for listing the first moves, some fifty milliseconds. */
enum { LIST_TRIAL = 1 << 23 };

/* Tries a game of which everything but careers and values is derived. False, with the reason in
** e, for one that must be refused; if that is for a walk, b->blame is its number in Game.walks.
** b may be NULL: then walks are tried from all cells. */
bool trial_pass(Game *g, Budget *b, Err *e);

#endif
