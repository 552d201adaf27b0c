/*
** spread.h -- sets of cells, one step on or one step back.
*/
#ifndef STEPWISE_SPREAD_H
#define STEPWISE_SPREAD_H

#include "vm/model/game.h"

/* Where a direction leads from the cells of a set. */
CellSet cells_after(const Game *g, Dir d, CellSet from);
/* The cells from which a direction leads into a set. */
CellSet cells_before(const Game *g, Dir d, CellSet there);
/* The cells of a set that hang together with one of its cells, by steps one way or the other. */
CellSet cells_group(const Game *g, const DirSet *dirs, unsigned cell, CellSet set);

#endif
