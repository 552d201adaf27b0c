/*
** blame.h -- what stopped a walk, in a player's words: the one cell, piece or right to blame
** for a test that failed.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_BLAME_H
#define STEPWISE_TEXT_EXPLAIN_BLAME_H

#include "base/str.h"
#include "vm/meaning/machine.h"

/* Adds why the test failed, for the player to move, in a walk from `start` (SQ_NONE: from the
** hand): "c2 holds your own Rook", "b3 is attacked by the Rook on e6". */
void blame_write(const Pos *p, Sq start, const Failure *f, Str *out);
/* Given n failed tests of which any one would have been enough, adds what those want that are
** on the cell of the first and test only what is there: "c3 holds the Dome, but nothing,
** a First or a Second must stand there". False, with nothing added, if the first is no such
** test, no other is, the cell has no man, or n is more than BLAMED_MAX. */
enum { BLAMED_MAX = 8 };
bool blame_write_man(const Pos *p, const Failure *f, int n, Str *out);
/* Whether the test was for a right of the player to move, which he then has not. */
bool blame_is_right(const Pos *p, const Failure *f);
/* Whether the failure is due to what is on its cell. */
bool blame_is_man(const Pos *p, Sq start, const Failure *f);
/* Adds the enemies of `me` who could capture on `cell` if the piece on `lifted` (SQ_NONE: none)
** stood there: "the Rook on e6 and the Knight on c5". False, with nothing added: none could. */
bool blame_attackers(const Pos *p, int me, Sq cell, Sq lifted, Str *out);

#endif
