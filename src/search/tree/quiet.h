/*
** quiet.h -- what a quiet move cannot do, told before it is made.
**
** Most moves that are tried late do no more than lead a man to an empty cell, far from what matters. For
** all of a node's it is found out once, where it is first asked for, what they would have to touch.
*/
#ifndef STEPWISE_QUIET_H
#define STEPWISE_QUIET_H

#include "node.h"

/* What a move cannot do; false where that is not known. */
typedef struct QuietFacts {
    bool unseen;  /* no royal man is attacked by it */
    bool goes_on; /* nothing ends by it */
} QuietFacts;
QuietFacts quiet_facts(Search *s, int ply, Move m);

#endif
