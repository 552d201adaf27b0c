/*
** beside.h -- what a position holds beside the board, for pictures: what players have in hand, and the counters that
** they are shown.
*/
#ifndef STEPWISE_BESIDE_H
#define STEPWISE_BESIDE_H

#include "base/str.h"
#include "vm/model/position.h"

/* "White in hand: Pawn 2, Rook 1", "tokens: Orange 3, Black 5", "pot 2": each ended by a newline, as many as fit in a
** line, which has about so many columns, a dot between them. Nothing where nobody has anything. */
void beside_write(const Pos *p, int columns, Str *out);

#endif
