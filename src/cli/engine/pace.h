/*
** pace.h -- how long to think about a move: clocks and limits as protocols set them.
*/
#ifndef STEPWISE_CLI_ENGINE_PACE_H
#define STEPWISE_CLI_ENGINE_PACE_H

#include "stepwise.h"

/* Times are in seconds. */
typedef struct Pace {
    double each;      /* for each move; 0: no such limit */
    double left;      /* on the engine's clock; below 0: no clock runs */
    double increment; /* added to the clock after each move */
    int to_go;        /* moves for which `left` must last; 0: the rest of the game */
    int depth;        /* in plies; 0: no limit */
    uint64_t nodes;   /* 0: no limit */
} Pace;

static inline Pace pace_none(void) {
    return (Pace){.left = -1};
}
/* The most seconds to spend on the next move; 0: no limit. A fixed time is to be used up; of a
** clock's time a search that saves some for later (sw_Limits.sparing) usually takes a third. */
double pace_seconds(const Pace *p);
/* The seconds for which a search that began in the opponent's time goes on once the expected
** move was made: on a clock, fewer than pace_seconds(), since it will use all of them. */
double pace_pondered(const Pace *p);

#endif
