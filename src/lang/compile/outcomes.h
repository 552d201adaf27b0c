/*
** outcomes.h -- throws of a Def into the Game.
*/
#ifndef STEPWISE_OUTCOMES_H
#define STEPWISE_OUTCOMES_H

#include "build.h"

void outcomes_build(Build *b);

#endif
