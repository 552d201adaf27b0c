/*
** beside.h -- what a position holds beside the board: what players have in hand, and the counters that they are shown.
*/
#ifndef STEPWISE_BESIDE_H
#define STEPWISE_BESIDE_H

#include "base/str.h"
#include "vm/model/position.h"

/* "White in hand: Pawn 2, Rook 1", "tokens: Orange 3, Black 5", "pot 2": as many as fit in a line, which has about so many
** columns and is ended by a newline, with `gap` between them. What nobody has anything of is left out. */
void beside_write(const Pos *p, int columns, const char *gap, Str *out);

#endif
