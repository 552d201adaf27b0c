/*
** verify.h -- checking that a game is safe to run.
**
** Once a game has passed, nothing in src/vm/ checks an index, a label or the form of a program
** again: the machine's loop has no error paths. tests/fuzz holds it to that.
*/
#ifndef STEPWISE_VM_LOAD_VERIFY_H
#define STEPWISE_VM_LOAD_VERIFY_H

#include "base/err.h"
#include "vm/model/game.h"

/* Checks what a game was compiled to: indices are in range; parts of an expression come before
** it; shapes are what shape_extend() makes of their parents; programs pass verify_program() or,
** as queries, consist of what query.h can handle; and nothing asks for legal moves while these
** are looked for. False, with the reason in e, otherwise. */
bool verify_game(const Game *g, Err *e);
/* Checks a program (with `drop`, one that begins in the hand): labels are instructions;
** operands are in range; instructions are where ops.def permits them, so that every way to END
** has exactly one LAND or LOOK, and no step after that or after a long walk; and every loop
** ends, because each round comes to a new cell, finds a man who was not taken before, or goes
** on along a line that ends. False, with the reason in e, otherwise. */
bool verify_program(const Game *g, const Program *p, bool drop, Err *e);

#endif
