/*
** walks.h -- the walks of one piece, and the single steps that they consist of.
*/
#ifndef STEPWISE_TEXT_DRAW_WALKS_H
#define STEPWISE_TEXT_DRAW_WALKS_H

#include "base/vec.h"
#include "overlay.h"
#include "vm/meaning/machine.h"

/* Calls fn with every walk of the piece on `from`, in any part of a turn, as if it were its
** owner's turn, including walks in which up to `tolerate` tests fail. */
void walks_run(const Pos *p, Sq from, int tolerate, WalkFn *fn, void *ctx);

/* Likewise for every man of the player to move; the budget of a run is shared out among
** them. */
void walks_run_men(const Pos *p, int tolerate, WalkFn *fn, void *ctx);

/* Likewise for a man of a kind that the player to move puts down from the hand. */
void walks_run_drops(const Pos *p, int kind, int tolerate, WalkFn *fn, void *ctx);

TYPED_VEC(Strides, strides, Stride)

/* Adds the steps of one walk to each cell of `ends` that the piece on `from` can go to, as if
** it were its owner's turn; each step once. Walks that would make the picture a tangle are left
** out. For a piece that goes a1-b2-c3 and a1-b2-b3: the steps a1-b2, b2-c3 and b2-b3. */
void walks_strides(const Pos *p, Sq from, CellSet ends, Strides *out);

/* Adds to *slide the cells of `ends` that the piece reaches along a straight line of several
** steps, and to *leap those that it leaps to: it would get there whatever else stood on the
** board, and they are not one step away on a neighbouring cell. */
void walks_sort(const Pos *p, Sq from, CellSet ends, CellSet *slide, CellSet *leap);

#endif
