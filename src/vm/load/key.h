/*
** key.h -- a hash that tells games apart by how they are played.
*/
#ifndef STEPWISE_VM_LOAD_KEY_H
#define STEPWISE_VM_LOAD_KEY_H

#include "vm/model/game.h"

/* Covers the board, the teams, the kinds and the values stated for them, the starting position,
** all walks, turns, `forbid`, `again`, `skip`, `follow`, endings and goals, with the conditions
** in them. Does not cover what is only shown, throws, payments, derived values, or how this
** program numbers its instructions: what is stored under a game's key (a file of weights) stays
** valid as long as the definition and its options say the same.
**
** With `whole` it also covers who begins, counters and what changes them, what becomes of men
** who are taken, claims and throws: games with equal whole keys are played alike. */
uint64_t game_key(const Game *g, bool whole);

#endif
