/*
** trial.h -- can the moves of a game be listed in a time that anybody would wait?
**
** Walks of which there may be too many are tried from the cells of some boards, and the moves of the
** position where the game begins are listed. Nothing may take more than a bound there; elsewhere
** the machine stops by itself (RUN_BUDGET), and so does the listing of turns of several parts (LIST_WALKS).
*/
#ifndef STEPWISE_TRIAL_H
#define STEPWISE_TRIAL_H

#include "base/budget.h"
#include "base/err.h"
#include "vm/model/game.h"

/* LIST_TRIAL: all moves of one position, some fifty milliseconds. */
enum { LIST_TRIAL = 1 << 23 };

/* Of a game about which all is derived but values. False for one that would not be played; b->blame is
** then the number of the walk that takes too long, or -1. */
bool trial_pass(Game *g, Budget *b, Err *e);

#endif
