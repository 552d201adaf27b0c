/*
** threads.h -- several threads in one tree: deferred moves, and nodes that another has settled.
**
** Of a thread that is alone all of it is false, or does nothing.
*/
#ifndef STEPWISE_THREADS_H
#define STEPWISE_THREADS_H

#include "node.h"

/* Should a move of n be deferred, since another thread is searching it? Not the first, nor where
** little is left to search or the node will soon be refuted. */
bool threads_defer(const Search *s, const SearchNode *n, Move m);
/* Tells the others that this one is searching it, and that it is done. */
void threads_enter(Search *s, const SearchNode *n, Move m);
void threads_leave(Search *s, const SearchNode *n, Move m);
/* Has another thread settled n, some of whose moves were deferred? Need they be tried? */
bool threads_settled(Search *s, SearchNode *n);
/* Has another thread the answer of this depth, or settled a node below which this one, at `ply`, is
** at work? Then the search is to be halted up to that node, s->overtaken. */
bool threads_overtaken(Search *s, int ply);
/* Back there, where the answer is known, a halted search goes on. */
void threads_catch_up(Search *s, const SearchNode *n);

#endif
