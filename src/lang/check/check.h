/*
** check.h -- errors that only the whole definition shows.
*/
#ifndef STEPWISE_LANG_CHECK_CHECK_H
#define STEPWISE_LANG_CHECK_CHECK_H

#include "lang/tree/def.h"

/* Reports, as errors, what is missing or contradicts itself, and conditions that stand where
** they cannot be evaluated. If it adds none, compiling may rely on a name, a board whose
** rows hold each cell once, players, pieces with letters and names of their own, and that every
** piece that is named exists. */
void check_def(Def *d);
/* Whether a loose end of that line (minor ones aside) is still untaken. What the line makes is
** then of no use at all, and saying so once is enough. */
bool check_owes(const Def *d, Place at);
/* Reports the untaken loose ends of that kind: DIAG_ERROR as such, DIAG_WARNING as DIAG_UNUSED.
** A minor one only if check_owes() is false of its line. */
void check_loose(Def *d, DiagKind kind);
/* Whether a part of a turn, or a throw, has a walk for the piece of that name. */
bool check_walks_by_rule(const Def *d, const char *name);
/* The counter of such pieces in hand, or NULL. With `gains`, only one that grows as they are
** captured. */
const VarDef *check_hand(const Def *d, const char *piece, bool gains);
/* Reports conditions that stand where what they ask for is not known (asked.c). */
void check_asked(Def *d);

#endif
