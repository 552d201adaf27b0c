/*
** odd.h -- what is not wrong, but odd; much of it only the whole game shows: rules that never apply, what does nothing, and
** how it begins.
*/
#ifndef STEPWISE_ODD_H
#define STEPWISE_ODD_H

#include "lang/tree/def.h"

/* Warns of what can be meant, but seldom is: no setup, no ending. */
void check_odd(Def *d);
/* Warns of endings and of what is forbidden, where conditions contradict one another, always hold, or
** are judged behind one that holds whenever they do. */
void check_logic(Def *d, const Game *g);
/* Warns of what is said and does nothing, or is said twice. */
void check_idle(Def *d);
/* Warns of a game that is over where it begins, or that begins in check; of a piece whose walks lead nowhere. */
void check_start(Def *d, const Game *g);

/* Warns of counters for which nothing asks, and of those that let nothing repeat itself. */
void check_counts(Def *d, const Game *g);
/* Warns of ways of a walk that nobody could ever go. */
void check_dead(Def *d, const Game *g);

#endif
