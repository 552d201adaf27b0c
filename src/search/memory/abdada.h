/*
** abdada.h -- what the threads of one search tell each other besides the table: who is where.
**
** A thread enters the move that it searches in a position. Another one that comes to the
** position defers that move and takes others first; when it comes back to it, the transposition
** table knows the answer. So they spread over the tree by themselves, and none waits for another
** (Weill, "The ABDADA distributed minimax search algorithm", 1996; in this simple form:
** Kerrigan, "Simplified ABDADA", 2017). An entry that is lost or wrong costs time, and changes
** nothing.
*/
#ifndef STEPWISE_ABDADA_H
#define STEPWISE_ABDADA_H

#include "vm/model/move.h"

#include <stdatomic.h>

/* ABDADA_PLACES: far more than moves are searched at one time. */
enum { ABDADA_PLACES = 1 << 12 };

typedef struct Abdada {
    _Atomic uint64_t searching[ABDADA_PLACES]; /* hashes of moves; 0: free */
    atomic_bool done;                          /* a thread has the answer: the others stop */
} Abdada;

void abdada_init(Abdada *a);
/* The hash of a move in the position with this key; never 0. */
uint64_t abdada_hash(uint64_t key, Move m);
/* Is a thread searching it? */
bool abdada_searching(const Abdada *a, uint64_t hash);
void abdada_enter(Abdada *a, uint64_t hash);
void abdada_leave(Abdada *a, uint64_t hash);

#endif
