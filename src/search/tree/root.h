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
    bool tried;    /* it was, at this depth */
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
/* For a depth that was not searched to its end, where nothing is known of it but that moves lose by force: a move that
** was not tried may not. `before` is the report of the depth before; its score, than which nothing was found to be
** better, becomes that of the answer. */
void root_hope(Root *r, const Report *before);

#endif
