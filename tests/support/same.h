/*
** same.h -- whether two positions are equal, byte for byte.
*/
#ifndef STEPWISE_TESTS_SUPPORT_SAME_H
#define STEPWISE_TESTS_SUPPORT_SAME_H

#include "vm/model/position.h"

#include <string.h>

/* Compares game, cells, variables, side and event, but not what is lent to the positions. */
static inline bool pos_same(const Pos *a, const Pos *b) {
    Pos x, y;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    pos_lend(&x, NULL);
    pos_lend(&y, NULL);
    x.sight = y.sight = NULL;
    return memcmp(&x, &y, sizeof x) == 0;
}

#endif
