/*
** closed.h -- parts of turns that would make a move, but are closed: their condition
** (Part.when) does not hold.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_CLOSED_H
#define STEPWISE_TEXT_EXPLAIN_CLOSED_H

#include "base/str.h"
#include "vm/model/position.h"

/* If every part that makes m is closed, the condition of the first one; 0 if one is open, or
** none makes m. It is a move of the man on `from`, or of a man of `kind` from the hand
** (SQ_NONE; else `kind` is not read). */
ExprId closed_by(const Pos *p, Sq from, int kind, Move m);
/* Given a move that a walk of some part makes: whether no part makes it, open or closed,
** because such parts must capture and m takes nothing. */
bool closed_to_quiet(const Pos *p, Sq from, int kind, Move m);
/* Returns how many of the turns that consist of a pass are open, and adds the conditions of the
** others to *needs: "'n' is 2, or that 'n' is 10". */
int closed_passes(const Pos *p, Str *needs);

#endif
