/*
** foresee.h -- what holds after a quiet move, known before it is made.
**
** A quiet move leads a man to an empty cell and does nothing else: no man is taken or changed,
** and only triggers change variables. So the number of a player's men stays as it is, a counter
** will be what triggers can make of it, and most endings can be decided for all quiet moves of
** a position at once:
**
**     draw { fifty:at_least(100) }                 no: fifty is 37, and will be 38 or 0
**     win { count(other, "Chief"):at_most(0) }     no: there is one, and there will be
**     draw { repeated(3) }                         no, if the position after it is new
**     win { landed(rank(8)) }                      not known
*/
#ifndef STEPWISE_VM_MEANING_FORESEE_H
#define STEPWISE_VM_MEANING_FORESEE_H

#include "vm/model/position.h"

typedef struct Foresight {
    /* After a quiet move no ending holds; if `repeats`, provided that the position after it has
    ** never stood before. */
    bool goes_on;
    bool repeats; /* some ending asks for earlier positions */
    /* pos_key_led() is the key after a quiet move that touches no cell of `zone`. */
    bool keyed;
    CellSet zone;
} Foresight;

/* Whether two players move in turn and nothing but their moves and triggers changes anything.
** In other games nothing can be foreseen. */
bool foresee_can(const Game *g);
/* Foresees the quiet moves of a position of such a game. */
void foresee(const Pos *p, Foresight *out);
/* Whether a move only leads a man of the player to move to an empty cell. Sets *from and *to if
** it does; otherwise they may be set to anything. */
bool foresee_is_quiet(const Pos *p, Move m, Sq *from, Sq *to);

#endif
