/*
** root.h -- the moves at the root: the best one so far, and what it is worth.
**
** A Root is what one thread knows about the root position; it belongs to search_run().
*/
#ifndef STEPWISE_SEARCH_TREE_ROOT_H
#define STEPWISE_SEARCH_TREE_ROOT_H

#include "node.h"
#include "search.h"

typedef struct RootMove {
    Move move;
    int32_t rank;  /* order.h */
    int noise;     /* luck: added to its value when moves are compared */
    bool deferred; /* another thread is searching it: it is tried after the others */
    bool tried;    /* at this depth */
} RootMove;

/* After depth 2 of the example in node.h: move = {Kb2, Kxa2}, tried 2, value -466, and the
** report's line is Kb2 a1=Q+ Kxa1. Depth 3 begins with Kb2. */
typedef struct Root {
    Search *s; /* borrowed */
    int nmoves;
    RootMove *move; /* the best one first; belongs to the arena of root_begin() */
    int tried;      /* how many were tried at this depth */
    Report report;  /* the answer so far */
    int value;      /* of the best move, its noise included */
} Root;

/* Lists the legal moves of s->pos except l->without, the most promising first. If there are
** any, the first is the answer from the start. Each gets noise between 0 and `noise` percent of
** a typical piece, the same for the same seed and position. */
void root_begin(Root *r, Search *s, int noise, const Limits *l, Arena *a);
/* Copies what another thread's Root knows about the same position. */
void root_copy(Root *r, const Root *other);
/* Searches one depth, s->depth; the answer is final unless s->halted. */
void root_search(Root *r);
/* Amends the answer of a depth that was not finished. If all that it found is that moves
** lose by force, which the depth before, with the report *before, did not know, a move
** that was not tried may be better: it becomes the answer, with the score of *before, than
** which nothing better was found. */
void root_hope(Root *r, const Report *before);

#endif
