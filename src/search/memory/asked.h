/*
** asked.h -- the expressions that are evaluated before a move, to find what may be played.
**
** These are the conditions under which parts of a turn are open, the tests of walks and of the
** queries that conditions ask, the joints of long walks, and what is recorded before a move
** (`was`). All other expressions are evaluated after a move, and about that move.
*/
#ifndef STEPWISE_SEARCH_MEMORY_ASKED_H
#define STEPWISE_SEARCH_MEMORY_ASKED_H

#include "vm/model/game.h"

typedef void AskedFn(void *ctx, ExprId id);
/* Calls fn for each of them; some come more than once, and id may be 0 (no expression). */
void asked_each(const Game *g, AskedFn *fn, void *ctx);

#endif
