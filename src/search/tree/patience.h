/*
** patience.h -- for how much of its share of a clock a search goes on, by how sure it is of its move.
**
** A depth that finds another best move than the one before, or a worse score, has seen that something was
** wrong: what it would take to find out what is right is worth more here than on moves that have been
** clear for several depths.
*/
#ifndef STEPWISE_PATIENCE_H
#define STEPWISE_PATIENCE_H

#include "search.h"

typedef struct Patience {
    Move best; /* of the depth before */
    int score;
    int steady; /* so many depths have found it again */
    bool begun;
} Patience;

/* A depth is done: by how much of the usual time there is reason to go on, 0.6 to 2.6. A zeroed Patience
** knows of no depth. */
double patience_after(Patience *p, const Report *r);

#endif
