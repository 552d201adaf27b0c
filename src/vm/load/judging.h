/*
** judging.h -- what it may take to judge one move: to make it, with what follows and is counted, and to
** ask whether it is forbidden.
*/
#ifndef STEPWISE_JUDGING_H
#define STEPWISE_JUDGING_H

#include "vm/model/game.h"

/* In instructions of the machine. A game in which it may take more is refused; what is judged in one position is
** bounded besides (ask/collector.h). */
enum { JUDGE_MOST = 1 << 18 };

/* The price, and the dearest of the conditions and values that it is made of (0: a walk that follows is dearer, or
** nothing is asked). Of what is told of
** the game it needs all, of what is derived nothing. */
int64_t judging_price(const Game *g, ExprId *dearest);
/* The same of the endings, which are asked of each position, and of what changes where a game begins and ends. */
enum { ENDINGS_MOST = 1 << 22 };
int64_t endings_price(const Game *g, ExprId *dearest);

#endif
