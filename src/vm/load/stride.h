/*
** stride.h -- the order in which the cells of a board are tried where not all may be.
*/
#ifndef STEPWISE_VM_LOAD_STRIDE_H
#define STEPWISE_VM_LOAD_STRIDE_H

#include "vm/model/game.h"

/* From one cell tried to the next, so that the first few are spread over the board; a prime
** greater than any number of cells, so that all are reached. */
enum { STRIDE = 419 };
_Static_assert((int)STRIDE > (int)SQ_MAX, "each cell is reached once");

/* The i-th cell to be tried. */
static inline Sq stride_cell(int i, int ncells) {
    return (Sq)((int64_t)i * STRIDE % ncells);
}

#endif
