/*
** reach.h -- from where pieces could ever get where.
*/
#ifndef STEPWISE_VM_LOAD_REACH_H
#define STEPWISE_VM_LOAD_REACH_H

#include "base/budget.h"
#include "vm/model/game.h"

/* [nplayers][nkinds][ncells]: for each cell, those from which a walk of the piece could land
** there if every condition held and cells could be revisited: a superset of what is possible.
** Only landings count that accept something of the mask `landing` (ON_*); of ON_ENEMY, only
** captures. A walk that is too much for the budget is taken to land anywhere, from every cell.
** In arena `a`. */
const CellSet *reach_table(const Game *g, unsigned landing, Budget *b, Arena *a);

#endif
