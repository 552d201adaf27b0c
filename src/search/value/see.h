/*
** see.h -- what is left of a capture's gain when everybody has taken back: static exchange
** evaluation.
**
** The exchange is played out on the cell where the capture lands: the two camps, the capturer
** and all others, take there in turn, each with the man who is worth least, and either stops
** when to go on would lose (Chess Programming Wiki, "SEE - The Swap Algorithm"). But who can
** take is asked anew after each capture, on the board as it then is, so that men behind men
** are found whatever their walks are like, and men whose walk a capture closes drop out.
**
** In "k2r4/3r4/8/3p4/8/8/3R4/K2R4 w" of chess two rooks behind each other guard a pawn against two:
**
**     Rxd5 +100   Rxd5 -500   Rxd5 +500   Rxd5 -500
**
** White would stop after losing a rook for a pawn, -400: what the exchange is worth. With one
** guard less he would win the pawn.
**
** A piece on which the game hangs takes last, and is worth more than everything together: to
** take it ends the exchange, so it does not take where it could be retaken.
**
** What is not seen: that a man may not leave his place, or changes his kind where he takes;
** captures where the taker does not land on the cell of the taken. Of the first move all that
** it does is done: the exchange goes on about the piece that then stands where the move ends.
** A piece that stays where it was exposes nothing that was not exposed before.
*/
#ifndef STEPWISE_SEE_H
#define STEPWISE_SEE_H

#include "vm/ask/movegen.h"
#include "eval.h"

/* What the taking of a piece counts on which the game hangs. */
enum { SEE_DECIDED = 1 << 24 };

/* Does a legal move of p, of which v is the view, gain so much in the end, in hundredths of the
** smallest piece? threshold is at most SEE_DECIDED. */
bool see_at_least(const Eval *e, const Pos *p, Move m, const MoveView *v, int32_t threshold);

#endif
