/*
** pace.h -- how long to think: clocks and limits as protocols set them.
*/
#ifndef STEPWISE_PACE_H
#define STEPWISE_PACE_H

#include "stepwise.h"

/* Times in seconds; what is 0 is not limited. */
typedef struct Pace {
    double each;      /* for every move */
    double left;      /* on one's own clock; below 0: no clock runs */
    double increment; /* added after each move */
    int to_go;        /* moves for which `left` must do; 0: for all that are to come */
    int depth;
    uint64_t nodes;
} Pace;

static inline Pace pace_none(void) {
    return (Pace){.left = -1};
}
/* For how many seconds to think about the next move, at most where it is a clock's time, which a search may spare; 0:
** for as long as it takes. */
double pace_seconds(const Pace *p);
/* For how many a search that began in the other side's time goes on, which does not spare. */
double pace_pondered(const Pace *p);

#endif
