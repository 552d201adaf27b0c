/*
** once.h -- ways that can be walked once in a game, for they use up a right.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_ONCE_H
#define STEPWISE_TEXT_EXPLAIN_ONCE_H

#include "ways.h"

/* The act (index of Game.acts) by which a way ends a right that it tests and that nothing gives
** back, so that the way can be walked once in a game; -1 if it has none. */
int once_used(const Game *g, const Way *w);
/* What is left of `a` without act `right`, as once_used() gave it, and without the tests of the
** right that it ends. With -1 all of it is left. */
Asked once_unsaid(const Game *g, Asked a, int right);

#endif
