/*
** root.h -- the first moves: the best one so far, and what it is worth.
**
** A Root is what one thread knows at the first position; it belongs to search_run().
*/
#ifndef STEPWISE_ROOT_H
#define STEPWISE_ROOT_H

#include "node.h"
#include "search.h"

typedef struct RootMove {
    Move move;
    int32_t rank;  /* order.h */
    int noise;     /* added to its value when moves are compared */
    bool deferred; /* another thread is searching it */
} RootMove;

/* After depth 2 of the example in node.h: move = {Kb2, Kxa2}, tried 2, value -466, and the report's
** line is Kb2 a1=Q+ Kxa1. Depth 3 begins with Kb2. */
typedef struct Root {
    Search *s; /* borrowed */
    int nmoves;
    RootMove *move; /* the best one first; borrowed from the arena of root_begin() */
    int tried;      /* how many were, at this depth */
    Report report;  /* the answer so far */
    int value;      /* of the best move, luck included */
} Root;

/* Lists the legal moves of s->pos that are not left out, the most promising first. One of them, if there are any, is
** an answer from the start. Luck, at most `noise` percent of a typical piece for each, is the
** same for the same seed and position. */
void root_begin(Root *r, Search *s, int noise, const Limits *l, Arena *a);
/* What another thread's Root for the same position knows becomes this one's. */
void root_copy(Root *r, const Root *other);
/* Searches one depth, s->depth; the answer is final unless s->halted. */
void root_search(Root *r);

#endif
