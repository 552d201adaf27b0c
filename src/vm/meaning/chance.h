/*
** chance.h -- throws: moves that nobody chooses.
**
** A throw is due after a move (or at the start of a game) where a Chance's condition holds. It
** is a ply of its own, made by pos_make() like any other: move_throw(i) is outcome number i of
** the Chance that is due. Outcomes that do the same remain different: records keep the dice.
*/
#ifndef STEPWISE_CHANCE_H
#define STEPWISE_CHANCE_H

#include "base/rng.h"
#include "vm/model/position.h"

/* 1 + the first Chance from number `from` on whose throw is due in p; 0 when there is none. One of
** which no outcome counts is not due. */
int chance_due(const Pos *p, int from);
/* The outcome that a throw names, in p, where it is due. */
const Outcome *chance_outcome(const Pos *p, Move thrown);
/* Adds every throw that can be made in p, where one is due. */
void chance_list(const Pos *p, Moves *throws);
/* Is there one? */
bool chance_possible(const Pos *p);
/* One of them, drawn by weight. */
Move chance_draw(const Pos *p, Rng *rng);
/* What a throw that can be does, as a move; 0 when nothing happens; MOVE_NONE when the outcome
** does not count in p. */
Move chance_effect(const Pos *p, Move thrown);
/* The case that has an outcome of the throw that is due thrown again: its number of Chance.cases;
** -1 where the outcome counts, or no case says so. */
int chance_again(const Pos *p, const Outcome *o);

#endif
