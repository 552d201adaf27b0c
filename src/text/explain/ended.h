/*
** ended.h -- which rule has ended a game, and why; or what rules with counters still lack.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_ENDED_H
#define STEPWISE_TEXT_EXPLAIN_ENDED_H

#include "base/str.h"
#include "vm/model/position.h"

/* Adds lines of text, without a newline at the end.
**
** Of a game that is over: its verdict, and the parts of the rule's condition that hold, with
** the numbers that they compare: "the game is over: White wins (across), because White made the
** last move and the move ended on rank 6". If that is long, the author's words for the rule
** come before it, on a line of their own.
**
** Of one that goes on: "the game goes on", which throw is due if one is, and a line for each
** rule that asks about a counter or repeated positions, if it does not hold yet, with what is
** missing and the values now: "draw (idle), not yet: 'idle' is at least 5 (now 4)".
**
** history: the positions before p, as for rules_judge(); may be NULL. */
void ended_write(const Pos *p, const History *history, Str *out);

#endif
