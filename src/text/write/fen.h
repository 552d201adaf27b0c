/*
** fen.h -- positions as one line of text, in the fields that the game declares.
**
** The cells are written row by row, the topmost first, with '/' between: the letter of a
** piece, the number of empty cells in a run, '*' for a hole (Display.hole). Lost pieces, or
** those in hand, follow in square brackets, a letter for each, in any order. Every field
** must be there; blanks separate them. While a throw is due, a last field names it, with the
** values of its marks.
**
**     5/5/1*3/5/R1R1K[Rr] w - {duel:c4:b7}     cells, side to move, no rights, a throw
*/
#ifndef STEPWISE_TEXT_WRITE_FEN_H
#define STEPWISE_TEXT_WRITE_FEN_H

#include "base/str.h"
#include "vm/model/position.h"
#include "base/err.h"

/* Reads text into *p, which is left as it was on failure. The message then names the field
** (its number and name), the place in it, what was found there and what would be right. */
bool fen_read(const Game *g, const char *text, Pos *p, Err *e);
/* Adds p as text. Reading that back gives the same position, but for the event of the last
** move. */
void fen_write(const Pos *p, Str *out);
/* The cell of that name; SQ_NONE if there is none. It may be the board's name, case ignored,
** or the name in a notation ("d0" for "d10"), if that notation has one and the same for every
** player. */
Sq cell_named(const Game *g, const char *name);

#endif
