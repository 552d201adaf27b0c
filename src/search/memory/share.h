/*
** share.h -- what the threads of one search tell each other besides the table: who is where.
**
** A thread marks the move that it looks at in a position. Another one that comes to the
** position takes other moves first; when it comes back to the marked one, the table knows the
** answer. So they spread over the tree by themselves, and none waits for another (Weill, "The
** ABDADA distributed minimax search algorithm", 1996; in this simple form: Kerrigan,
** "Simplified ABDADA", 2017). A mark that is lost or wrong costs time, and changes nothing.
*/
#ifndef STEPWISE_SHARE_H
#define STEPWISE_SHARE_H

#include "vm/model/move.h"

#include <stdatomic.h>

/* SHARE_MARKS: far more than moves are looked at at one time. */
enum { SHARE_MARKS = 1 << 12 };

typedef struct Share {
    _Atomic uint64_t mark[SHARE_MARKS]; /* 0: free */
    atomic_bool done;                   /* a thread has the answer: the others stop */
} Share;

void share_init(Share *s);
/* The mark of a move in the position with this key; never 0. */
uint64_t share_mark(uint64_t key, Move m);
/* Is a thread at it? */
bool share_taken(const Share *s, uint64_t mark);
void share_enter(Share *s, uint64_t mark);
void share_leave(Share *s, uint64_t mark);

#endif
