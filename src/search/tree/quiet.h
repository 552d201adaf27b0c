/*
** quiet.h -- what a quiet move does not do, known before it is made.
**
** Most moves that are tried late only lead a man to an empty cell, far from what matters. Which
** cells such a move would have to touch to give check or end the game is found once for all
** quiet moves of a node, when it is first needed.
*/
#ifndef STEPWISE_SEARCH_TREE_QUIET_H
#define STEPWISE_SEARCH_TREE_QUIET_H

#include "node.h"

/* What a move does not do; false where that is not known. */
typedef struct QuietFacts {
    bool unseen;  /* it attacks no royal man of the other player */
    bool goes_on; /* it does not end the game */
} QuietFacts;
/* Both false for a move that is not quiet, or where the game cannot be foreseen (foresee.h). */
QuietFacts quiet_facts(Search *s, int ply, Move m);

#endif
