/*
** traits.h -- what is so of a whole game, found once.
*/
#ifndef STEPWISE_TRAITS_H
#define STEPWISE_TRAITS_H

#include "vm/model/game.h"

/* Of a game whose roster and shapes are derived. */
Traits traits_of(const Game *g);

#endif
