/*
** strides.h -- the single steps of a piece's walks, for pictures of what it reaches.
*/
#ifndef STEPWISE_STRIDES_H
#define STEPWISE_STRIDES_H

#include "board.h"
#include "base/vec.h"

TYPED_VEC(Strides, strides, Stride)

/* Adds the steps of one walk to each of the cells `ends` that the piece on `from` goes to, were
** it its owner's turn; each step once. Walks that would make a tangle of the picture are left
** out. */
void strides_find(const Pos *p, Sq from, CellSet ends, Strides *out);

#endif
