/*
** verify.h -- checking that a game is safe to run.
**
** Once a game has passed, nothing in src/vm/ checks an index, a label or the form of a program
** again: the machine's loop has no error paths. tests/fuzz holds it to that.
*/
#ifndef STEPWISE_VERIFY_H
#define STEPWISE_VERIFY_H

#include "base/err.h"
#include "vm/model/game.h"

/* Checks all of a game that is not derived: that indices are in range, that parts of an
** expression come before it, that shapes are what shape_extend() makes of their parents, that
** programs pass verify_program() or, if they are only asked about, query.h can run them, and
** that nothing asks for legal moves while these are looked for. False, with the reason in e,
** where one fails. */
bool verify_game(const Game *g, Err *e);
/* Checks a program (with `drop`, one that begins in the hand): labels are instructions,
** operands are in range, each instruction is where ops.def lets it be, so that every way to END
** has exactly one LAND or LOOK and no step after that or after a long walk, and every loop
** ends. A loop ends if each round leads to a new cell or to a man who was not taken before, or
** goes on along a line that ends. False, with the reason in e, where one fails. */
bool verify_program(const Game *g, const Program *p, bool drop, Err *e);

#endif
