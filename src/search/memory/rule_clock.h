/*
** rule_clock.h -- counters that something waits for and a key leaves out.
**
** Chess has one, the halfmove clock of its fifty-move rule (rule50): no repetition depends on it,
** so it is no part of a key, and two positions with one key need not have one value. Near the
** number that a rule waits for, such a counter is told apart for the transposition table. So is one for which a
** turn waits, a walk, a throw, a goal, or what is changed behind a move and tells positions apart itself, or is paid by it:
**
**     halfmove clock     0 ... 67    68 ... 100     (the rule draws from 100 on)
**     key for the table    the same   one for each
*/
#ifndef STEPWISE_RULE_CLOCK_H
#define STEPWISE_RULE_CLOCK_H

#include "vm/model/position.h"

typedef struct RuleClocks {
    int n;
    struct {
        int var;
        int64_t from; /* the value from which it is told apart */
    } at[VARS_MAX];
} RuleClocks;

/* The counters that g reads and a key leaves out. */
void rule_clocks_find(const Game *g, RuleClocks *c);
/* Those of them on which more hangs than a draw: who comes back to a position later than the clock of a draw is
** none the better for it, but he who waits for a win, or for a turn, is. */
void rule_clocks_deciding(const Game *g, RuleClocks *c);
/* What p's key must be combined with (by xor) to tell them apart; 0 most of the time. */
uint64_t rule_clocks_key(const RuleClocks *c, const Pos *p);

#endif
