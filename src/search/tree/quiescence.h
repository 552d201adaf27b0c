/*
** quiescence.h -- captures until nothing hangs, so that the static value can be trusted.
*/
#ifndef STEPWISE_QUIESCENCE_H
#define STEPWISE_QUIESCENCE_H

#include "node.h"

/* Works out a node of depth <= 0, by captures and by moves of endangered pieces. */
void quiescence(Search *s, SearchNode *n);

#endif
