/*
** movement.h -- how a kind of piece moves, in words, from its program.
**
**     two steps orthogonally, turning freely
**     one step forward, sideways or diagonally forward
**     one or two leaps of 1 by 2, turning freely; or one step diagonally forward, to capture
**
** Directions are named in the board's words (direction.h), as the piece's owner sees them. What
** is not said is as usual: cells between must be empty, and the piece lands on an empty cell or
** on an enemy, which it captures. The text is one line, without a full stop.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_MOVEMENT_H
#define STEPWISE_TEXT_EXPLAIN_MOVEMENT_H

#include "sentence.h"

/* Adds how a kind of `owner` (nplayers: nobody) moves by its own walk and from the hand. If it
** can do neither: "does not move", or "moves only as the rules of the turn say". If the kind
** moves alike for all players, the text is for all of them. */
void movement_write(const Game *g, int owner, int kind, Str *out);
/* Adds how it moves by one row of Game.programs, such as a part of a turn has; nothing if the
** kind has no walk there. */
void movement_write_row(const Game *g, int row, int owner, int kind, Str *out);
/* Adds the walks of a query, which a condition asks about or an act follows, without saying who
** makes them. "nowhere" if there are none. */
void movement_walks(Speaker *s, const Program *p, Str *out);

#endif
