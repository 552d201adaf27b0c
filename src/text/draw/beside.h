/*
** beside.h -- what a position holds beside the board: the players' hands, and the counters that
** players are shown.
*/
#ifndef STEPWISE_TEXT_DRAW_BESIDE_H
#define STEPWISE_TEXT_DRAW_BESIDE_H

#include "base/str.h"
#include "vm/model/position.h"

/* Adds lines of items such as "White in hand: Pawn 2, Rook 1", "tokens: Orange 3, Black 5" and
** "pot 2", with `gap` between them. A line has about `columns` columns and ends with a newline.
** What no player has any of is left out. */
void beside_write(const Pos *p, int columns, const char *gap, Str *out);

#endif
