/*
** clock.h -- how long a search may go on.
*/
#ifndef STEPWISE_CLOCK_H
#define STEPWISE_CLOCK_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct Clock {
    int64_t start;   /* in nanoseconds, of a clock that is never set back */
    int64_t time_ms; /* 0: no limit */
    bool sparing; /* what a depth that is hardly finished would take is there for later moves */
    uint64_t nodes;    /* 0: no limit */
    atomic_bool *stop; /* borrowed; NULL: nobody stops it */
} Clock;

void clock_begin(Clock *c, int64_t time_ms, uint64_t nodes, atomic_bool *stop);
double clock_seconds(const Clock *c);
/* Asked before each node, with the number so far: must the search end now? Exact about nodes;
** the time and the stop flag are looked at now and then. */
bool clock_over(const Clock *c, uint64_t nodes);
/* The same about the time and the stop flag, which are looked at now. */
bool clock_due(const Clock *c);
/* Is another depth worth beginning? Where time is spared, not when half of it is gone; else always while
** there is any, for what a depth finds before time runs out counts. */
bool clock_goes_on(const Clock *c, uint64_t nodes);
/* For how long to think about one move, of a game's clock with so much left and so much more after each
** move, which must do for so many moves (0: for all that are to come); all in seconds. */
double clock_share(double left, double increment, int to_go);

#endif
