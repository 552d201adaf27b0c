/*
** reach.h -- which pieces could ever capture where.
*/
#ifndef STEPWISE_REACH_H
#define STEPWISE_REACH_H

#include "base/budget.h"
#include "vm/model/game.h"

/* [nplayers][nkinds][ncells]: the cells from which a walk of a piece could land on a cell, where
** it lands on one of the mask (ON_*), if every test held and every cell could be visited again: a
** superset of what can ever be. Of a program that is too much for the budget, every cell. */
const CellSet *reach_table(const Game *g, unsigned landing, Budget *b, Arena *a);

#endif
