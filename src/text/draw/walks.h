/*
** walks.h -- the walks of one piece, and the single steps that they consist of.
*/
#ifndef STEPWISE_WALKS_H
#define STEPWISE_WALKS_H

#include "base/vec.h"
#include "overlay.h"
#include "vm/meaning/machine.h"

/* Calls fn with every walk of the piece on `from` in any part of a turn, were it its owner's, and
** with those in which at most `tolerate` tests fail. */
void walks_run(const Pos *p, Sq from, int tolerate, WalkFn *fn, void *ctx);

/* The same for every man of the player to move, each of whom may cost his share of what one may. */
void walks_run_men(const Pos *p, int tolerate, WalkFn *fn, void *ctx);

/* The same for a man of a kind whom the player to move puts down from the hand. */
void walks_run_drops(const Pos *p, int kind, int tolerate, WalkFn *fn, void *ctx);

TYPED_VEC(Strides, strides, Stride)

/* Adds the steps of one walk to each of the cells `ends` that the piece on `from` goes to, were
** it its owner's turn; each step once. Walks that would make a tangle of the picture are left
** out: of a piece that goes a1-b2-c3 and a1-b2-b3, the steps a1-b2, b2-c3 and b2-b3. */
void walks_strides(const Pos *p, Sq from, CellSet ends, Strides *out);

/* Adds those of `ends` to which the piece goes along a straight line of several steps, and those to
** which it leaps: it would come there whatever stood elsewhere, and that is no step to a cell beside it. */
void walks_sort(const Pos *p, Sq from, CellSet ends, CellSet *slide, CellSet *leap);

#endif
