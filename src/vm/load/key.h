/*
** key.h -- a hash that tells games apart by how they are played.
*/
#ifndef STEPWISE_KEY_H
#define STEPWISE_KEY_H

#include "vm/model/game.h"

/* The hash is of the board, the players and their teams, the kinds and the values stated for
** them, who stands where at the start, all walks, turns, what rules and follows moves, endings
** and goals, with all that these ask. It is not of what is only shown, of throws and payments,
** of derived values, or of how this program numbers its instructions: what is stored under a
** game's key (a file of weights) stays valid as long as its definition and options say the
** same.
**
** With `whole` it is also of who begins, of counters and what changes them, of what becomes of
** men who are taken, of claims and of throws: games of one whole key are played alike. */
uint64_t game_key(const Game *g, bool whole);

#endif
