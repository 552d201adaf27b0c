/*
** closed.h -- parts of turns that are shut, and would make a move.
*/
#ifndef STEPWISE_CLOSED_H
#define STEPWISE_CLOSED_H

#include "base/str.h"
#include "vm/model/position.h"

/* What the first part of a turn needs that would make the move, of the man on a cell, or of one of that kind from the
** hand (SQ_NONE), where all such parts are shut; 0: one is open, or none makes it. */
ExprId closed_by(const Pos *p, Sq from, int kind, Move m);
/* Of a walk of some part: would none make it, shut or not, as it takes nothing? */
bool closed_to_quiet(const Pos *p, Sq from, int kind, Move m);
/* How many of the turns by which the player passes are open; what the others need is added to *needs: "'n' is 2, or that
** 'n' is 10". */
int closed_passes(const Pos *p, Str *needs);

#endif
