/*
** phrase.h -- conditions, numbers and acts of a game in words.
**
** Shared by the listings of programs and the explanations of moves. "Here" is the cell where
** the walk is.
*/
#ifndef STEPWISE_TEXT_WRITE_PHRASE_H
#define STEPWISE_TEXT_WRITE_PHRASE_H

#include "base/str.h"
#include "vm/model/game.h"

/* Adds what separates the next item of a list, of which `done` of `all` are written: "", ", "
** or " or ". */
void phrase_joint(int done, int all, Str *out);
/* "nothing or an enemy": what an ON mask allows on a cell. */
void phrase_mask(unsigned mask, Str *out);
/* "King, Queen or Rook"; with `many`, "Kings, Queens and Rooks". The empty set is "piece". */
void phrase_kinds(const Game *g, KindSet kinds, bool many, Str *out);
/* The kind whose lost men, or men in hand, a variable counts (any player's copy); or -1. */
int phrase_counted(const Game *g, int var);
/* True if a number adds up the mover's lost men, or his men in hand, and nothing else. *says is
** then "the number of lost pieces", or "of pieces in hand". A plain 0 is such a sum, too, and
** leaves *says as it is. */
bool phrase_is_lost(const Game *g, ExprId id, const char **says);
/* "this cell is not attacked", "the number of Black's pieces": a condition or a number, in
** the first player's names, an enemy's royal piece apart from other enemies. */
void phrase_expr(const Game *g, ExprId e, Str *out);
/* An expression, or its opposite, as a player says it: cells, rows and directions have that
** player's names, and an enemy is an enemy, royal or not. */
void phrase_seen(const Game *g, int player, ExprId e, Str *out);
void phrase_seen_not(const Game *g, int player, ExprId e, Str *out);
/* "rank 8", "d1 e1", "d1 to f3", "any cell but c3": a set of cells, in a player's names. */
void phrase_cells(const Game *g, int player, CellSet cells, Str *out);
/* "move start here", "become here Rook": an act of a program, in a player's names. */
void phrase_act(const Game *g, int player, const Act *act, Str *out);

#endif
