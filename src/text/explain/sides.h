/*
** sides.h -- one sentence for all players, where there is one for each.
*/
#ifndef STEPWISE_SIDES_H
#define STEPWISE_SIDES_H

#include "base/str.h"
#include "vm/model/game.h"

/* Of sentences that say "when WHITE made the last move and ...", one for each player in their order, what
** is the same for all, with what is not behind it:
**
**     The player who has just moved wins when the move ended on rank 8, for Black rank 1.
**
** They may say "after which WHITE made the last move", too. False, with nothing added, where they say more than one thing differently, or do not begin so. */
bool sides_join(const Game *g, const char *const *sentence, Str *out);
/* The same of sentences that do not say whose move it is: what differs is each player's own. */
bool sides_join_alike(const Game *g, const Str *all, Str *out);

#endif
