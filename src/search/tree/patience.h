/*
** patience.h -- how much of its time a search should use, by how sure it is of its move.
**
** A depth that finds another best move than the one before, or a worse score, has found that
** something was wrong. Time is better spent on finding out what is right then than on moves
** that have been clear for several depths.
*/
#ifndef STEPWISE_SEARCH_TREE_PATIENCE_H
#define STEPWISE_SEARCH_TREE_PATIENCE_H

#include "search.h"

/* Zeroed before the first depth. */
typedef struct Patience {
    Move best;  /* of the last depth */
    int score;  /* of the last depth */
    int steady; /* how many depths in a row have found `best` again */
    bool begun; /* a depth is done */
} Patience;

/* Takes note of a finished depth. Returns by what factor of the usual time there is
** reason to search, 0.6 to 2.6. */
double patience_after(Patience *p, const Report *r);

#endif
