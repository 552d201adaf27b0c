/*
** asked.h -- the conditions and numbers that are asked where a move begins.
**
** They decide what may be played there: when a part of a turn is open, the tests of walks and of what walks ask
** about, the joints of long walks; and what will have been so before the move (was). All else is asked
** behind a move, and of that move.
*/
#ifndef STEPWISE_ASKED_H
#define STEPWISE_ASKED_H

#include "vm/model/game.h"

typedef void AskedFn(void *ctx, ExprId id);
/* Calls fn with each; some come twice, and 0 may be among them. */
void asked_each(const Game *g, AskedFn *fn, void *ctx);

#endif
