/*
** exchange.h -- what is left of a capture's gain when everybody has taken back.
**
** The exchange is played out on the cell where the capture lands: the two camps, the capturer
** and all others, take there in turn, each with the man who is worth least, and either stops
** when to go on would lose. That is static exchange evaluation by the swap algorithm (Chess
** Programming Wiki, "Static Exchange Evaluation" and "SEE - The Swap Algorithm"); but who can
** take is asked anew after each capture, on the board as it then is, so that men behind men
** are found whatever their walks are like, and men whose walk a capture closes drop out.
**
** A piece on which the game hangs takes last, and is worth more than everything together: to
** take it ends the exchange, so it does not take where it could be retaken.
**
** What is not seen: that a man may not leave his place, or changes his kind where he takes;
** captures where the taker does not land on the cell of the taken. Of the first move all that
** it does is done: the exchange goes on about the piece that then stands where the move ends.
** A piece that stays where it was exposes nothing that was not exposed before.
*/
#ifndef STEPWISE_EXCHANGE_H
#define STEPWISE_EXCHANGE_H

#include "vm/ask/movegen.h"
#include "eval.h"

/* What the taking of a piece counts on which the game hangs. */
enum { EXCHANGE_DECIDED = 1 << 24 };

/* What a legal move of p, of which v is the view, gains in the end, in hundredths. */
int32_t exchange_value(const Eval *e, const Pos *p, Move m, const MoveView *v);
/* Is that less than nothing? Found with less work. */
bool exchange_loses(const Eval *e, const Pos *p, Move m, const MoveView *v);

#endif
