/*
** places.h -- cells that are alike: what is learnt of one holds for all of them.
**
** A definition states no symmetry of its board but how players see it. Which cells could change
** places without a difference is asked of what men reach: cells get a colour by who begins there and how
** far men there are from promotion, and another wherever the colours differ from which or to which
** some man could capture, until no colour parts any more (colour refinement, Weisfeiler and Leman,
** 1968). In chess that leaves 32: a1 and h1 are one place, b1 and g1, and so on.
*/
#ifndef STEPWISE_PLACES_H
#define STEPWISE_PLACES_H

#include "vm/model/position.h"

/* The place of each cell, numbered from 0 in the order of the cells, into place[ncells]; how many there
** are. */
int places_find(const Game *g, uint16_t *place);

#endif
