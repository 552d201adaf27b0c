/*
** verify.h -- is a game safe to run?
**
** After it has said yes, nothing in src/vm/ checks an index, a label or the form of a program
** again: the machine's loop has no error paths. tests/fuzz proves it.
*/
#ifndef STEPWISE_VERIFY_H
#define STEPWISE_VERIFY_H

#include "vm/model/game.h"

/* Every index in range, every expression a tree, the shapes as shape_extend() makes them. */
bool verify_game(const Game *g, Err *e);
/* Do the shapes do the same, to the same slots? */
bool shape_same(const Shape *a, const Shape *b);
/* A program: labels on instructions, operands in range, exactly one LAND on every way to END,
** no step after it, nothing after a long walk that could visit its cells again, and a step to a
** new cell in every loop. */
bool verify_program(const Game *g, const Program *p, Err *e);

#endif
