/*
** movement.h -- how a kind of piece moves, in words, as its program says.
**
**     two steps orthogonally, turning freely
**     one step forward, sideways or diagonally forward
**     one or two leaps of 1 by 2, turning freely; or one step diagonally forward, to capture
**
** Directions are called as the board says (Display.steps), seen by the piece's owner. What is not
** said is as usual: cells between are empty, and the piece lands on an empty cell or on an enemy,
** whom it captures.
*/
#ifndef STEPWISE_MOVEMENT_H
#define STEPWISE_MOVEMENT_H

#include "base/str.h"
#include "vm/model/game.h"

/* On one line. owner may be nplayers: nobody. A kind that has no walk does not move. */
void movement_write(const Game *g, int owner, int kind, Str *out);

#endif
