/*
** direction.h -- directions of steps, in the words of the board (Display.steps).
*/
#ifndef STEPWISE_TEXT_EXPLAIN_DIRECTION_H
#define STEPWISE_TEXT_EXPLAIN_DIRECTION_H

#include "base/str.h"
#include "vm/model/game.h"

/* Says a step in any one of dirs, directions of the board, as the player sees them: "step
** forward or diagonally"; with `many`, "steps ...". */
void direction_say(const Game *g, CellSet dirs, int player, bool many, Str *out);

#endif
