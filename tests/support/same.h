/*
** same.h -- whether two positions are the same, byte for byte.
*/
#ifndef STEPWISE_TESTS_SAME_H
#define STEPWISE_TESTS_SAME_H

#include "vm/model/position.h"

#include <string.h>

/* The same game, cells, variables, side, event. */
static inline bool pos_same(const Pos *a, const Pos *b) {
    return memcmp(a, b, sizeof *a) == 0;
}

#endif
