/*
** rulebook.h -- the turns and endings of a game in words, as the Game says, a line each.
**
**     White or Black wins ("checkmate") when no legal move is left and ...
**     A turn is a move of one piece.
**
** With `told`, what the author says of a statement (its `help`) stands in the place of that.
*/
#ifndef STEPWISE_RULEBOOK_H
#define STEPWISE_RULEBOOK_H

#include "base/str.h"
#include "vm/model/game.h"

/* What a player does in his turn, what follows from it, what is thrown, who goes on and who is passed
** over; what is counted beside the board. */
void rulebook_turns(const Game *g, bool told, Str *out);
/* What no move may leave, and how the game ends: the first line that holds decides. */
void rulebook_endings(const Game *g, bool told, Str *out);
/* What is not written by cells: passes, and moves with a name of their own. */
void rulebook_calls(const Game *g, Str *out);
/* Puts what the author says in the place of what would be said, a line; one text for several stands there once. False:
** he says nothing. */
bool rulebook_help(const char *help, Str *out);
/* The player whose move a condition is about, or the first: it sees directions as he does. */
int rulebook_mover(const Game *g, ExprId when);
/* What rule i says of itself, "checkmate", or its verdict; behind the last one, that no move is left. */
void rulebook_name(const Game *g, int i, Str *out);

#endif
