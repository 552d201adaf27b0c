/*
** places.h -- sets of cells that are alike, so that what is learnt of one holds for all.
**
** A definition states no symmetries of its board but those by which players see it. Which
** cells could be exchanged without making a difference is found from what men can reach.
** Cells get a colour by who begins there, and by how far men there are from promotion. Cells
** of one colour then get different ones if some man could capture from or to different
** colours, until that changes no more (colour refinement; Weisfeiler and Leman, 1968). Cells
** of one colour are a place. In chess there are 32: a1 and h1 are one, b1 and g1, and so on.
*/
#ifndef STEPWISE_TUNE_PLACES_H
#define STEPWISE_TUNE_PLACES_H

#include "vm/model/position.h"

/* Sets place[ncells] to the place of each cell, numbered from 0 in the order in which cells
** have them; returns how many there are. */
int places_find(const Game *g, uint16_t *place);

#endif
