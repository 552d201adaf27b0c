/*
** fen.h -- positions as one line of text, in the fields that the game declares.
**
** Cells are written row by row, the topmost first, '/' between: a piece's letter, a number for
** as many empty cells, '*' for a hole. What was lost stands in brackets behind them, a letter
** for each piece, in any order. All fields must be there; blanks separate them. While a throw is
** due, a last field names it, and the values of its marks: "{duel:c4:b7}".
*/
#ifndef STEPWISE_FEN_H
#define STEPWISE_FEN_H

#include "base/str.h"
#include "vm/model/position.h"
#include "base/err.h"

/* Reads text into *p, which on failure is left as it was. The message names the field (by its
** number and name), the place in it, what was found and what would be right. */
bool fen_read(const Game *g, const char *text, Pos *p, Err *e);
/* Writing and reading back gives the same position (the last move's event excepted). */
void fen_write(const Pos *p, Str *out);
/* The cell of that name, case ignored, rank 10 also as the game's notations write it; or
** SQ_NONE. A name that means different cells to different players is none. */
Sq cell_named(const Game *g, const char *name);

#endif
