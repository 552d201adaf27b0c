/*
** ended.h -- which rule has ended a game, and what made it true; or how far those are that count.
*/
#ifndef STEPWISE_ENDED_H
#define STEPWISE_ENDED_H

#include "base/str.h"
#include "vm/model/position.h"

/* Lines of text. Of a game that is over: its verdict, and of the rule's condition the parts that hold, with
** the numbers that it compares: "White wins (across): White made the last move and the move ended in
** rank 6"; where that is long what the author says of the rule goes before it, in a line of its own. Of one that goes on: each rule that asks for a counter or for repeated positions, with what
** they are now. history may be NULL. */
void ended_write(const Pos *p, const History *history, Str *out);

#endif
