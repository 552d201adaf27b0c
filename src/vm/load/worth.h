/*
** worth.h -- what a kind is worth for which a definition states no value, and what it may become.
*/
#ifndef STEPWISE_WORTH_H
#define STEPWISE_WORTH_H

#include "base/budget.h"
#include "vm/model/game.h"

/* Fills in Game.careers, and the values that are not stated, in hundredths of a piece that does little. Tables, where
** there are some, and everything else about moves must be there. A kind whose walks are too much for
** its share of the budget is judged by those of some cells. */
void worth_derive(Game *g, Budget *b);

#endif
