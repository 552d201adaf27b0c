/*
** judging.h -- the price of judging a move: of what follows from it, and of finding whether it
** is forbidden.
*/
#ifndef STEPWISE_VM_LOAD_JUDGING_H
#define STEPWISE_VM_LOAD_JUDGING_H

#include "vm/model/game.h"

/* A price is an upper bound, in instructions of the machine. Nothing that is derived need be
** there yet. *dearest is the most expensive of the conditions and values that add up to the
** price; 0 if the walk of a `follow` is more expensive than any, or there are none.
**
** A game in which judging a move may cost more than judging_most() is refused. That is
** JUDGE_MOST, and less on a large board, so that one move to each cell by men on every other
** cell can be judged within what a position may cost (JUDGED_WORK, ask/collector.h). So no
** legal move is lost to that bound, except in odd games. */
enum { JUDGE_MOST = 1 << 18 };
int64_t judging_most(const Game *g);
int64_t judging_price(const Game *g, ExprId *dearest);

/* The price of all endings, which are evaluated in each position, and of the changes made when
** a game begins and ends. A game in which that may cost more than ENDINGS_MOST is refused. */
enum { ENDINGS_MOST = 1 << 22 };
int64_t endings_price(const Game *g, ExprId *dearest);

#endif
