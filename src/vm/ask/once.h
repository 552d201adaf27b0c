/*
** once.h -- whether a move is in a list already: short lists are scanned, long ones hashed.
*/
#ifndef STEPWISE_VM_ASK_ONCE_H
#define STEPWISE_VM_ASK_ONCE_H

#include "vm/model/move.h"

/* A hash table of the moves of a list from index `base` up to, not including, `upto`. Begins
** zeroed; once_free() frees its memory. */
typedef struct Once {
    Move *slot; /* [nslots], a power of two, or 0 at first; MOVE_NONE: a free slot */
    size_t nslots, base, upto;
} Once;

/* True if m is in the list at index `base` or later.
**
** As long as `base` stays the same the list may only grow, since moves that are in the table
** are not read again. (A list that is shorter than `upto` is hashed afresh; one that was cut
** and has grown again beyond it goes unnoticed.) The collector keeps to that: each man's moves
** begin where those of the man before him end, and draw_step() cuts its list only when it has
** its move, or where nothing was listed. */
bool once_has(Once *o, const Moves *list, size_t base, Move m);
void once_free(Once *o);

#endif
