/*
** judging.h -- the price of judging a move: of what follows from it and is counted, and of
** asking whether it is forbidden.
*/
#ifndef STEPWISE_JUDGING_H
#define STEPWISE_JUDGING_H

#include "vm/model/game.h"

/* Prices are the most that something may take, in instructions of the machine. They need all
** that a game is compiled to, and nothing that is derived. *dearest is the dearest of the
** conditions and values that a price is made of; 0 where the walk of a `follow` is dearer, or
** nothing is asked.
**
** JUDGE_MOST: a game in which judging a move may take more is refused; how much is judged in
** one position is bounded, too (ask/collector.h). */
enum { JUDGE_MOST = 1 << 18 };
int64_t judging_price(const Game *g, ExprId *dearest);

/* The price of all endings, which are asked in each position, and of the changes made where a
** game begins and ends. A game in which that may take more than ENDINGS_MOST is refused. */
enum { ENDINGS_MOST = 1 << 22 };
int64_t endings_price(const Game *g, ExprId *dearest);

#endif
