/*
** abdada.h -- parallel search: deferred moves, and nodes that another thread has settled.
**
** A thread enters the move that it searches in a shared table. Another one that comes to the
** same position defers that move and tries others first; when it comes back to it, the
** transposition table knows the answer. So threads spread over the tree by themselves, and none
** waits for another (Weill, "The ABDADA distributed minimax search algorithm", 1996; in this
** simple form: Kerrigan, "Simplified ABDADA", 2017). An entry that is lost or wrong costs time,
** and changes nothing else. For a thread that is alone (s->abdada is NULL) all of this is
** false, or does nothing.
*/
#ifndef STEPWISE_SEARCH_TREE_ABDADA_H
#define STEPWISE_SEARCH_TREE_ABDADA_H

#include "node.h"

#include <stdatomic.h>

/* ABDADA_PLACES: far more than the moves that are being searched at one time. */
enum { ABDADA_PLACES = 1 << 12 };

struct Abdada {
    _Atomic uint64_t searching[ABDADA_PLACES]; /* hashes of node and move; 0: free */
    atomic_bool done;                          /* a thread has the answer: the others stop */
};

void abdada_init(Abdada *a);
/* Whether a move of n should be deferred because another thread is searching it. Not the first
** move, and not where little depth is left, or where the node will soon be refuted. */
bool abdada_defers(const Search *s, const SearchNode *n, Move m);
/* Enters the move that this thread begins to search, and removes it. */
void abdada_enter(Search *s, const SearchNode *n, Move m);
void abdada_leave(Search *s, const SearchNode *n, Move m);
/* Whether another thread has settled n, some moves of which were deferred: then
** no more need be tried. */
bool abdada_settled(Search *s, SearchNode *n);
/* Whether another thread has the answer of this depth, or has settled a node of the
** line above `ply`. Then the search must halt, in the second case only up to that
** node: its ply is s->overtaken. */
bool abdada_overtaken(Search *s, int ply);
/* Ends such a halt when n is that node. */
void abdada_catch_up(Search *s, const SearchNode *n);

#endif
