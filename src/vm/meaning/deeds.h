/*
** deeds.h -- what a move does, effect by effect, with the cells, whether it is short or long.
**
** A short move names its shape, which lists that. A long one (move.h) names only its start and
** a hash: its walk is searched for again, in the position where it is a move. c3xe5xg7 in
** draughts is
**
**     n 3, from c3, to g7     TAKE d4     TAKE f6     MOVE c3 g7
*/
#ifndef STEPWISE_VM_MEANING_DEEDS_H
#define STEPWISE_VM_MEANING_DEEDS_H

#include "machine.h"

typedef struct Deeds {
    int n;
    Sq from, to; /* the cells of Shape.from and Shape.to; SQ_NONE where there are none */
    bool acts;   /* as Shape.acts */
    Deed at[DEEDS_MAX];
} Deeds;

/* What m does; m must be a move of p, and no throw. An effect on many cells (DOES_MANY) is a
** single deed. */
void move_deeds(const Pos *p, Move m, Deeds *out);
/* The same, with everything that those effects do in their place, as far as that can be known
** before m is made; the first DEEDS_MAX deeds. */
void move_deeds_all(const Pos *p, Move m, Deeds *out);

/* The cell where the first man from the hand is put down; SQ_NONE where none is. */
Sq deeds_dropped(const Deeds *d);

/* The long move from `start` (SQ_NONE: the hand) that has these effects, in this order. Two
** walks that do the same are one move, so the order of effects on one cell each (TAKE, PUT ...)
** does not matter, unless they fall on the same cell or one of them reads the board. */
Move deeds_move(const Game *g, Sq start, const Deed *deed, int n);

#endif
