/*
** foresee.h -- what holds after a quiet move, told before it is made.
**
** A quiet move leads a man to an empty cell and does nothing else: no man is taken or changed, and
** variables change by triggers alone. So the number of a player's men is what it was, a counter is
** what triggers may make of it, and most endings can be answered for all quiet moves of a position
** together:
**
**     draw { fifty:at_least(100) }                 fifty is 37: it will be 38, or 0
**     win { count(other, "Chief"):at_most(0) }     there is one, and there will be
**     draw { repeated(3) }                         not where the position after the move never stood
**     win { landed(rank(8)) }                      cannot be told
*/
#ifndef STEPWISE_FORESEE_H
#define STEPWISE_FORESEE_H

#include "vm/model/position.h"

typedef struct Foresight {
    bool goes_on; /* no ending can hold, but one that asks for positions which stood before: */
    bool repeats; /* there is such a one */
    bool keyed; /* pos_key_led() tells the position after a move that touches nothing in zone */
    CellSet zone;
} Foresight;

/* Do two players move in turn, and does nothing but their moves and triggers change anything? Elsewhere
** nothing can be foreseen. */
bool foresee_can(const Game *g);
/* Of a position of such a game. */
void foresee(const Pos *p, Foresight *out);
/* Does a move do no more than lead a man of the mover's from one cell to another, which is empty? */
bool foresee_is_quiet(const Pos *p, Move m, Sq *from, Sq *to);

#endif
