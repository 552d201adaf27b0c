/*
** traits.h -- facts about a game as a whole, worked out once.
*/
#ifndef STEPWISE_VM_LOAD_TRAITS_H
#define STEPWISE_VM_LOAD_TRAITS_H

#include "vm/model/game.h"

/* The traits of a game whose roster, shapes and ExprFacts are derived. */
Traits traits_of(const Game *g);

#endif
