/*
** chance.h -- throws: moves that nobody chooses.
**
** A throw is due after a move (or at the start of a game) where a Chance's condition holds. It
** is a ply of its own, made by pos_make() like any other: move_throw(i) is outcome number i of
** the Chance that is due. Outcomes that do the same are different moves: records keep the
** numbers thrown.
*/
#ifndef STEPWISE_VM_MEANING_CHANCE_H
#define STEPWISE_VM_MEANING_CHANCE_H

#include "base/rng.h"
#include "vm/model/position.h"

/* 1 + the first Chance from number `from` on whose throw is due in p; 0 where there is none. A
** Chance of which no outcome counts in p is not due. */
int chance_due(const Pos *p, int from);

/* The others need a p in which a throw is due (Pos.chance). */

/* The outcome that a throw names. */
const Outcome *chance_outcome(const Pos *p, Move thrown);
/* Adds every throw that can be made in p: those whose outcomes count. */
void chance_list(const Pos *p, Moves *throws);
/* Whether there is one. */
bool chance_possible(const Pos *p);
/* One of them, drawn by weight; MOVE_NONE where there is none. */
Move chance_draw(const Pos *p, Rng *rng);
/* What a throw does, as a short move; 0 where nothing happens; MOVE_NONE where the outcome does
** not count in p. */
Move chance_effect(const Pos *p, Move thrown);
/* The case because of which an outcome does not count (ChanceCase.again), as an index of
** Chance.cases; -1 where the outcome counts, or where no case holds. */
int chance_again(const Pos *p, const Outcome *o);

#endif
