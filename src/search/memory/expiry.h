/*
** expiry.h -- clocks that can run out within the search.
**
** A key leaves out counters that no repetition should depend on. A rule may still read one, and
** then two positions with one key need not have one value: near the number that the rule waits
** for, the counter is told apart.
*/
#ifndef STEPWISE_EXPIRY_H
#define STEPWISE_EXPIRY_H

#include "vm/model/position.h"

typedef struct Expiry {
    int n;
    struct {
        int var;
        int64_t from; /* the value from which it is told apart */
    } clock[VARS_MAX];
} Expiry;

/* The counters that a rule of g reads and a key leaves out. */
void expiry_find(const Game *g, Expiry *x);
/* What p's key must be combined with (by xor) to tell them apart; 0 most of the time. */
uint64_t expiry_key(const Expiry *x, const Pos *p);

#endif
