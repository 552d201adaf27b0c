/*
** sides.h -- makes one sentence of several that say the same, one for each player.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_SIDES_H
#define STEPWISE_TEXT_EXPLAIN_SIDES_H

#include "base/str.h"
#include "vm/model/game.h"

/* Joins sentence[nplayers], which say "when P made the last move and ..." of each player P in
** order. That clause is left out, and what differs for the others follows what is the first
** player's:
**
**     The player who has just moved wins when White made the last move and the move ended
**         on rank 8.
**     The player who has just moved wins when Black made the last move and the move ended
**         on rank 1.
**     -> The player who has just moved wins when the move ended on rank 8 (rank 1 for Black).
**
** "if afterwards P made the last move" does as well. False, with nothing added: the conditions
** do not begin so, or differ in more than one thing, or there is one player alone. */
bool sides_join(const Game *g, const char *const *sentence, Str *out);
/* Joins all[nplayers] in the same way, sentences that do not say whose move it is. */
bool sides_join_alike(const Game *g, const Str *all, Str *out);

#endif
