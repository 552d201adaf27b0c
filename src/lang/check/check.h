/*
** check.h -- what can be wrong with a definition as a whole.
*/
#ifndef STEPWISE_CHECK_H
#define STEPWISE_CHECK_H

#include "lang/tree/def.h"

/* Complains of what is missing or contradicts itself; the build may then rely on a name, a
** board, players, and pieces with letters and names of their own. */
void check_def(Def *d);
/* Warns of what can be meant, but seldom is: no setup, no ending, a piece that never moves. */
void check_odd(Def *d);
/* Complains where the text compares an option with == or ~=, which in Lua is always false, without
** a word. (compare.c) */
void check_comparisons(Def *d);

/* Complains of conditions that ask for legal moves where those are looked for (moves.c). */
void check_moves(Def *d);

#endif
