/*
** see.h -- static exchange evaluation: what a capture gains once everybody has taken back.
**
** The exchange is played out on the cell where the capture lands: the two camps, the capturer's
** and all others, capture there in turn, each with the man worth least, and either stops when
** going on would lose (Chess Programming Wiki, "SEE - The Swap Algorithm"). Unlike in the usual
** algorithm, the attackers are found anew after each capture, on the board as it then is, so
** that men behind men are seen whatever their walks are like, and men whose walk a capture
** closes drop out.
**
** In "k2r4/3r4/8/3p4/8/8/3R4/K2R4 w" of chess two rooks guard a pawn against two:
**
**     Rxd5 +100   Rxd5 -500   Rxd5 +500   Rxd5 -500
**
** White would stop after losing a rook for a pawn, so the exchange is worth -400. With one
** guard less he would win the pawn.
**
** A piece at stake captures last, and is worth more than everything else together: its capture
** ends the exchange, so it does not capture where it could be retaken.
**
** Not seen: that a man may not leave his cell (a pin), or changes his kind as he captures;
** captures that do not land on the cell of the man they take; that a man put down there was no
** more than in hand before. The first move is made with all
** its effects, and the exchange is about the piece that then stands where the move ends. A
** piece that stays where it was exposes nothing that was not exposed before.
*/
#ifndef STEPWISE_SEARCH_VALUE_SEE_H
#define STEPWISE_SEARCH_VALUE_SEE_H

#include "vm/ask/movegen.h"
#include "eval.h"

/* The value of capturing a piece at stake. */
enum { SEE_DECIDED = 1 << 24 };

/* Whether a legal move of p gains at least `threshold` by the exchange that it begins, in
** hundredths. v: move_view(p, m). threshold is at most SEE_DECIDED; below 0 it asks whether the
** move loses no more than that. */
bool see_at_least(const Eval *e, const Pos *p, Move m, const MoveView *v, int32_t threshold);

#endif
