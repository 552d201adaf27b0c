/*
** key.h -- a number that tells games apart by how they are played.
*/
#ifndef STEPWISE_KEY_H
#define STEPWISE_KEY_H

#include "vm/model/game.h"

/* Of the board, the players' places, the kinds with the values that are stated, who stands where at the
** start, all walks, turns, what follows moves, and endings, with what these ask. Not of what is only shown, thrown or
** paid, of values that are derived, nor of how this program numbers its instructions: what was made for a game
** by its key holds as long as its definition and options say the same. `whole`: also of who begins, counters, what changes
** them, what becomes of men who are taken, claims, and throws: games whose whole key is the same are played alike. */
uint64_t game_key(const Game *g, bool whole);

#endif
