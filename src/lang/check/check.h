/*
** check.h -- what can be wrong with a definition as a whole.
*/
#ifndef STEPWISE_CHECK_H
#define STEPWISE_CHECK_H

#include "lang/tree/def.h"

/* Complains of what is missing or contradicts itself; the build may then rely on a name, a
** board, players, and pieces with letters and names of their own. */
void check_def(Def *d);
/* Is there at that line a loose end, so that what it is has no use at all? */
bool check_owes(const Def *d, Place at);
/* Complains of what was said and nothing took up, as errors, or as warnings. */
void check_loose(Def *d, DiagKind kind);
/* Does a part of a turn, or a throw, have a walk for the piece of that name? */
bool check_walks_by_rule(const Def *d, const char *name);
/* The counter of who is in hand, where what is taken comes to it if `gains`; NULL: there is none. */
const VarDef *check_hand(const Def *d, const char *piece, bool gains);
/* Complains of conditions that stand where what they ask for is not there (asked.c). */
void check_asked(Def *d);

#endif
