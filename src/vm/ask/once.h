/*
** once.h -- whether a move is in a list already: of few moves they are looked through, of many a table is kept.
*/
#ifndef STEPWISE_ONCE_H
#define STEPWISE_ONCE_H

#include "vm/model/move.h"

/* The table of the moves from `base` to `upto` of a list. A zeroed one is empty; once_free() gives its memory back. */
typedef struct Once {
    Move *slot; /* [nslots], a power of two; MOVE_NONE: nothing */
    size_t nslots, base, upto;
} Once;

/* Is m among those from base on? Between two calls with one base the list may only grow, or end before it. So it does:
** each man's moves begin behind those before, and draw_step() cuts the list where nothing was listed. */
bool once_has(Once *o, const Moves *list, size_t base, Move m);
void once_free(Once *o);

#endif
