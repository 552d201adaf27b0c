/*
** beside.h -- what a position holds beside the board, for pictures: the players' hands, and the
** counters that players are shown.
*/
#ifndef STEPWISE_BESIDE_H
#define STEPWISE_BESIDE_H

#include "base/str.h"
#include "vm/model/position.h"

/* Adds lines of items such as "White in hand: Pawn 2, Rook 1", "tokens: Orange 3, Black 5" and
** "pot 2", with dots between them. A line has about `columns` columns and ends with a newline.
** Adds nothing if there is nothing to show. */
void beside_write(const Pos *p, int columns, Str *out);

#endif
