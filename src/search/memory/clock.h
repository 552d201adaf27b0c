/*
** clock.h -- how long a search may go on.
*/
#ifndef STEPWISE_CLOCK_H
#define STEPWISE_CLOCK_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct Clock {
    int64_t start;     /* in nanoseconds, of a clock that is never set back */
    int64_t time_ms;   /* 0: no limit */
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
/* Is another depth worth beginning? */
bool clock_goes_on(const Clock *c, uint64_t nodes);

#endif
