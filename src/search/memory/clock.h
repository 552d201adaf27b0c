/*
** clock.h -- how long a search may run.
*/
#ifndef STEPWISE_SEARCH_MEMORY_CLOCK_H
#define STEPWISE_SEARCH_MEMORY_CLOCK_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/* When to read the time. It is read at every unit of work at first, and while units are slow;
** the interval doubles while they are quick. Zeroed at first; one for each thread. */
typedef struct Pace {
    uint64_t next;  /* the time is read again when `done` reaches this */
    uint32_t every; /* the interval, in units of work */
    int64_t looked; /* when the time was last read, in nanoseconds */
} Pace;
/* Whether the time should be read now, after `done` units of work in all (nodes, plies ...). If
** so, the next reading is scheduled. */
bool pace_due(Pace *p, uint64_t done);

typedef struct Clock {
    int64_t start;   /* in nanoseconds, of the monotonic clock */
    int64_t time_ms; /* 0: no limit */
    /* The part of time_ms after which no new depth is begun, in games played on a clock, where
    ** time that is saved is there for later moves. 0: all of time_ms is used. */
    double aim;
    uint64_t nodes;    /* 0: no limit */
    atomic_bool *stop; /* borrowed; set by others to end the search; NULL: nobody does */
    Pace pace;         /* used by clock_over() only */
} Clock;

/* Starts the clock: now, aim 0. */
void clock_begin(Clock *c, int64_t time_ms, uint64_t nodes, atomic_bool *stop);
double clock_seconds(const Clock *c);
/* Whether the search must end now; called before each node with the number of nodes so far.
** Exact about the node limit and the stop flag; the time is read only when c->pace is due. */
bool clock_over(Clock *c, uint64_t nodes);
/* Whether the time is up or the stop flag is set. Always reads the time; ignores
** the node limit. */
bool clock_due(const Clock *c);
/* Whether another depth is worth beginning. (A depth that is cut off by the clock is not
** wasted: a better move found in it counts.) */
bool clock_goes_on(const Clock *c, uint64_t nodes);
/* The most time to spend on one move, with `left` on the clock and `increment` added after each
** move, when that must last for `to_go` moves (0: for the rest of the game). All in seconds.
** CLOCK_AIM of the result is what a usual move should take. */
double clock_share(double left, double increment, int to_go);
/* The time for a search whose move may take `each` in all, more than 0. */
double clock_fixed(double each);
#define CLOCK_AIM (1.0 / 3)

#endif
