/*
** direction.h -- directions of steps, in the words of the board (Display.steps).
*/
#ifndef STEPWISE_DIRECTION_H
#define STEPWISE_DIRECTION_H

#include "base/str.h"
#include "vm/model/game.h"

/* "step forward or diagonally", with `many` "steps": directions as a player sees them. */
void direction_say(const Game *g, CellSet dirs, int player, bool many, Str *out);

#endif
