/*
** rule_clock.h -- counters that rules read although the position's key leaves them out.
**
** In chess that is the halfmove clock of the fifty-move rule (rule50): repetition does not
** depend on it, so it is not hashed, and two positions with one key may differ in value.
** For the transposition table such a counter becomes part of the key once it is near the
** number that it is compared with:
**
**     halfmove clock     0 ... 67    68 ... 100     (the rule draws from 100 on)
**     key for the table    the same   one for each
**
** So it is with each unhashed counter that is read by an ending, a turn, a walk, `follow`, a
** throw or a goal, or by a change of another counter that itself tells positions apart (being
** hashed, or by these means); and with both counters of a payment if either does. Counters
** whose growth is not bounded are part of the key at all values but their start value.
*/
#ifndef STEPWISE_SEARCH_MEMORY_RULE_CLOCK_H
#define STEPWISE_SEARCH_MEMORY_RULE_CLOCK_H

#include "vm/model/position.h"

typedef struct RuleClocks {
    int n;
    struct {
        int var;
        int64_t from; /* from this value on it is part of the key */
    } at[VARS_MAX];
} RuleClocks;

/* Finds the unhashed counters that g reads. */
void rule_clocks_find(const Game *g, RuleClocks *c);
/* Finds those of them on which more than a draw depends. A player who returns to a
** position when the clock of a draw has advanced gains nothing by it; one who waits for a
** win, or for a turn to open, does. */
void rule_clocks_deciding(const Game *g, RuleClocks *c);
/* To be xored to p's key; 0 most of the time. */
uint64_t rule_clocks_key(const RuleClocks *c, const Pos *p);

#endif
