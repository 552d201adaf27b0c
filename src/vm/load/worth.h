/*
** worth.h -- values of kinds for which the definition states none, and careers.
*/
#ifndef STEPWISE_VM_LOAD_WORTH_H
#define STEPWISE_VM_LOAD_WORTH_H

#include "base/budget.h"
#include "vm/model/game.h"

/* Fills in Game.careers, and the values that are not stated: a pawn of chess comes to about a
** hundred. Everything that finding moves needs must be derived. A kind whose walks are too much
** for its share of the budget (b NULL: no bound) is judged by those from some of the cells. */
void worth_derive(Game *g, Budget *b);

#endif
