/*
** tally.h -- hands, counters and rights in words: how they begin, and what changes them.
**
**     Each player has 3 Men in hand at the start.
**     'pairs' of each player begins at 0.
**     After a move, 'pairs' of the mover increases by 1 when a piece was captured.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_TALLY_H
#define STEPWISE_TEXT_EXPLAIN_TALLY_H

#include "base/str.h"
#include "vm/model/game.h"

/* What hands, counters and rights begin with, and which captured men come to a hand: a line
** each. `by_author` is as in rulebook.h. */
void tally_begin(const Game *g, bool by_author, Str *out);
/* Adds one sentence, without a newline, for change i of Game.triggers and those after it that
** go with it, and returns their number. Adds nothing if nothing depends on what they change. */
int tally_change(const Game *g, int i, Str *out);

#endif
