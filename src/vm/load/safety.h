/*
** safety.h -- whether the tables can say which moves leave one's own royal piece attacked.
**
** gen_hot.h says it, without making moves; here is found, at load, for which games and moves.
*/
#ifndef STEPWISE_SAFETY_H
#define STEPWISE_SAFETY_H

#include "vm/model/game.h"

/* Does the game forbid just this: leaving one's own royal piece attacked? */
bool safety_suits(const Game *g);
/* Do moves of this shape empty and fill no cells but their start and their end? */
bool safety_covers(const Shape *shape);

#endif
