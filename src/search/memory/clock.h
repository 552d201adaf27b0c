/*
** clock.h -- how long a search may go on.
*/
#ifndef STEPWISE_CLOCK_H
#define STEPWISE_CLOCK_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/* How often it is worth looking at the time: each time at first, and where what is done between takes long; seldom
** where it is quick. Zeroed at first; one for each thread. */
typedef struct Pace {
    uint64_t next;  /* behind so much that was done it is looked again, */
    uint32_t every; /* so much after the last time, */
    int64_t looked; /* which was then */
} Pace;
/* Of so much that was done so far: is it time to look? */
bool pace_due(Pace *p, uint64_t done);

typedef struct Clock {
    int64_t start;   /* in nanoseconds, of a clock that is never set back */
    int64_t time_ms; /* 0: no limit */
    double
        aim; /* of a game's clock: after so much of the time no other depth is begun; 0: all of it is used */
    uint64_t nodes;    /* 0: no limit */
    atomic_bool *stop; /* borrowed; NULL: nobody stops it */
    Pace pace;         /* of clock_over() alone */
} Clock;

void clock_begin(Clock *c, int64_t time_ms, uint64_t nodes, atomic_bool *stop);
double clock_seconds(const Clock *c);
/* Asked before each node, with the number so far: must the search end now? Exact about nodes
** and the stop flag; the time is looked at now and then, at once where nodes are slow. */
bool clock_over(Clock *c, uint64_t nodes);
/* The same about the time and the stop flag, which are looked at now. */
bool clock_due(const Clock *c);
/* Is another depth worth beginning? What it finds before time runs out counts. */
bool clock_goes_on(const Clock *c, uint64_t nodes);
/* For how long to think about one move at most, of a game's clock with so much left and so much more after each
** move, which must do for so many moves (0: for all that are to come); all in seconds. CLOCK_AIM of it is what
** most moves should take. */
double clock_share(double left, double increment, int to_go);
#define CLOCK_AIM (1.0 / 3)

#endif
