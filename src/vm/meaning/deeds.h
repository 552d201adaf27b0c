/*
** deeds.h -- what a move does, effect by effect, with the cells, whether it is short or long.
**
** A short move says it by its shape. A long one (move.h) names only its start: its walk is looked
** for again, in the position where it is a move. After c3xe5xg7 in draughts:
**
**     n 3, from c3, to g7     TAKE d4     TAKE f6     MOVE c3 g7
*/
#ifndef STEPWISE_DEEDS_H
#define STEPWISE_DEEDS_H

#include "machine.h"

typedef struct Deeds {
    int n;
    Sq from, to; /* as Shape.from and Shape.to; SQ_NONE where there is none */
    bool acts;   /* as Shape.acts */
    Deed at[DEEDS_MAX];
} Deeds;

/* What m does, which is a move of p and no throw. An effect that DOES_MANY is one of them. */
void move_deeds(const Pos *p, Move m, Deeds *out);
/* The same, with all that those do in their place, as far as it can be seen before m is made. */
void move_deeds_all(const Pos *p, Move m, Deeds *out);

/* Where the first man is put down who comes from the hand; SQ_NONE where none does. */
Sq deeds_dropped(const Deeds *d);

/* The long move from `start` by which these effects fall, the first ones first. The same whatever the order
** where that does not matter: two walks that do the same are one move. On one cell it does. */
Move deeds_move(Sq start, const Deed *deed, int n);

#endif
