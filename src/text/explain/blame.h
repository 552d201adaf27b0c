/*
** blame.h -- what stopped a walk, in the words of a player: the one cell, piece or right that is to
** blame for a test that failed.
*/
#ifndef STEPWISE_BLAME_H
#define STEPWISE_BLAME_H

#include "base/str.h"
#include "vm/meaning/machine.h"

/* "c2 holds your own Rook", "b3 is threatened by the Rook on e6": why a test of a walk from
** `start` did not hold for the player to move. */
void blame_write(const Pos *p, Sq start, const Failure *f, Str *out);
/* "c3 holds the Dome, where nothing, a First or a Second must stand": of n tests, any of which would do, those that ask
** for who stands on the cell of the first and nothing else. False, and nothing written, where the first is no such test,
** is alone, or nobody stands there. */
enum { BLAMED_MAX = 8 };
bool blame_write_man(const Pos *p, const Failure *f, int n, Str *out);
/* Was it a right of the player's that is gone? */
bool blame_is_right(const Pos *p, const Failure *f);
/* Was it who stands where it failed? */
bool blame_is_man(const Pos *p, Sq start, const Failure *f);
/* "the Rook on e6 and the Knight on c5": who of the enemies of `me` could capture on a cell,
** the piece on `lifted` (or SQ_NONE) taken there. False, and nothing written, when none could. */
bool blame_attackers(const Pos *p, int me, Sq cell, Sq lifted, Str *out);

#endif
