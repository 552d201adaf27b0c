/*
** phrase.h -- conditions, numbers and acts of a game in words.
**
** What a listing of a program and an explanation of a move have in common. "Here" is the cell
** where the walk is.
*/
#ifndef STEPWISE_PHRASE_H
#define STEPWISE_PHRASE_H

#include "base/str.h"
#include "vm/model/game.h"

/* What stands before the next thing of a list, behind the `done` of `all` that stand there: "a, b or c". */
void phrase_joint(int done, int all, Str *out);
/* "nothing, or an enemy": what an ON mask lets stand somewhere. */
void phrase_mask(unsigned mask, Str *out);
/* "this cell is not attacked", "the number of Black's pieces": an expression. */
void phrase_expr(const Game *g, ExprId e, Str *out);
/* The same, cells, rows and directions called as a player sees them; and the opposite. */
void phrase_seen(const Game *g, int player, ExprId e, Str *out);
void phrase_seen_not(const Game *g, int player, ExprId e, Str *out);
/* "rank 8", "d1 e1", "d1 to f3", "any cell but c3": cells, as a player sees them. */
void phrase_cells(const Game *g, int player, CellSet cells, Str *out);
/* "move start here", "become here Rook": an effect that a program asks for, as a player sees it. */
void phrase_act(const Game *g, int player, const Act *act, Str *out);

#endif
