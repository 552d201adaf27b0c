/*
** movement.h -- how a kind of piece moves, in words, as its program says.
**
**     two steps orthogonally, turning freely
**     one step forward, sideways or diagonally forward
**     one or two leaps of 1 by 2, turning freely; or one step diagonally forward, to capture
**
** Directions are called as the board says (direction.h), seen by the piece's owner. What is not
** said is as usual: cells between are empty, and the piece lands on an empty cell or on an enemy,
** whom it captures.
*/
#ifndef STEPWISE_MOVEMENT_H
#define STEPWISE_MOVEMENT_H

#include "sentence.h"

/* On one line. owner may be nplayers: nobody. A kind that has no walk does not move, or only as a part of a turn says. */
void movement_write(const Game *g, int owner, int kind, Str *out);
/* The same by the walks of one row of programs; nothing where the kind has none there. */
void movement_write_row(const Game *g, int row, int owner, int kind, Str *out);
/* A walk that a condition or an act asks about: who goes it is not said. */
void movement_walks(Speaker *s, const Program *p, Str *out);

#endif
