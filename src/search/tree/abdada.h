/*
** abdada.h -- several threads in one tree: deferred moves, and nodes that another has settled.
**
** A thread enters the move that it searches in a position. Another one that comes to the
** position defers that move and takes others first; when it comes back to it, the transposition
** table knows the answer. So they spread over the tree by themselves, and none waits for another
** (Weill, "The ABDADA distributed minimax search algorithm", 1996; in this simple form:
** Kerrigan, "Simplified ABDADA", 2017). An entry that is lost or wrong costs time, and changes
** nothing. Of a thread that is alone all of it is false, or does nothing.
*/
#ifndef STEPWISE_ABDADA_H
#define STEPWISE_ABDADA_H

#include "node.h"

#include <stdatomic.h>

/* ABDADA_PLACES: far more than moves are searched at one time. */
enum { ABDADA_PLACES = 1 << 12 };

struct Abdada {
    _Atomic uint64_t searching[ABDADA_PLACES]; /* hashes of moves; 0: free */
    atomic_bool done;                          /* a thread has the answer: the others stop */
};

void abdada_init(Abdada *a);
/* Should a move of n be deferred, since another thread is searching it? Not the first, nor where
** little is left to search or the node will soon be refuted. */
bool abdada_defers(const Search *s, const SearchNode *n, Move m);
/* Tells the others that this one is searching it, and that it is done. */
void abdada_enter(Search *s, const SearchNode *n, Move m);
void abdada_leave(Search *s, const SearchNode *n, Move m);
/* Has another thread settled n, some of whose moves were deferred? Need they be tried? */
bool abdada_settled(Search *s, SearchNode *n);
/* Has another thread the answer of this depth, or settled a node below which this one, at `ply`, is
** at work? Then the search is to be halted up to that node, s->overtaken. */
bool abdada_overtaken(Search *s, int ply);
/* Back there, where the answer is known, a halted search goes on. */
void abdada_catch_up(Search *s, const SearchNode *n);

#endif
