/*
** tally.h -- what is counted beside the board, in words: hands, counters and rights, and what changes them.
**
**     Each player has 3 Men in hand at the start.
**     'pairs' of each player begins at 0.
**     After a move 'pairs' of the mover grows by 1 when a piece was taken.
*/
#ifndef STEPWISE_TALLY_H
#define STEPWISE_TALLY_H

#include "base/str.h"
#include "vm/model/game.h"

/* With what the game begins, and what comes to a hand: a line each. `told` as in rulebook.h. */
void tally_begin(const Game *g, bool told, Str *out);
/* A sentence without the end of its line: change i of those that no move asks for, with those behind it that go with
** it: how many. Nothing, where nothing hangs on what they change. */
int tally_change(const Game *g, int i, Str *out);

#endif
