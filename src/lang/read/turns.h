/*
** turns.h -- the turns of a Def into the Game.
*/
#ifndef STEPWISE_TURNS_H
#define STEPWISE_TURNS_H

#include "lang/compile/build.h"

/* Adds a row of programs for every part that has a walk of its own. After build_moves. */
void turns_build(Build *b);

#endif
