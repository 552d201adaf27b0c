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
** over. */
void rulebook_turns(const Game *g, bool told, Str *out);
/* What no move may leave, and how the game ends: the first line that holds decides. */
void rulebook_endings(const Game *g, bool told, Str *out);
/* What rule i says of itself, "checkmate", or its verdict; behind the last one, that no move is left. */
void rulebook_name(const Game *g, int i, Str *out);

#endif
