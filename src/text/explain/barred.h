/*
** barred.h -- why the rules of turns bar a move although nothing stops its walk.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_BARRED_H
#define STEPWISE_TEXT_EXPLAIN_BARRED_H

#include "inquiry.h"

/* m is a move in q->p that some walk makes (0: a pass) and that is not legal. Each function
** adds the reason that it looks for and returns true; or adds nothing and returns false. */

/* A `forbid` condition holds once m is made. */
bool barred_forbidden(const Inquiry *q, Move m);
/* Another turn comes first (Turn.otherwise), or other moves have more of what a turn must have
** the most of (Turn.most). */
bool barred_by_turns(const Inquiry *q, Move m);
/* Adds the first reason that applies: what is forbidden, every part of a turn that makes m is
** closed, other turns. */
bool barred(const Inquiry *q, Move m);

#endif
