/*
** verify.h -- is a game safe to run?
**
** After it has said yes, nothing in src/vm/ checks an index, a label or the form of a program
** again: the machine's loop has no error paths. tests/fuzz proves it.
*/
#ifndef STEPWISE_VERIFY_H
#define STEPWISE_VERIFY_H

#include "base/err.h"
#include "vm/model/game.h"

/* Every index in range, every expression a tree whose parts stand before it, the shapes as shape_extend() makes them. */
bool verify_game(const Game *g, Err *e);
/* A program: labels on instructions, operands in range, exactly one LAND on every way to END,
** no step after it, nothing after a long walk that could visit its cells again, and a step to a
** new cell in every loop. */
bool verify_program(const Game *g, const Program *p, bool drop, Err *e);

#endif
