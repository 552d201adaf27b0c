/*
** rulebook.h -- the turns and endings of a game in words, as the Game says, a line each.
**
**     White or Black wins ("checkmate") when no legal move is left and ...
**     A turn is a move of one piece.
*/
#ifndef STEPWISE_RULEBOOK_H
#define STEPWISE_RULEBOOK_H

#include "base/str.h"
#include "vm/model/game.h"

/* What a player does in his turn, who goes on and who is passed over. */
void rulebook_turns(const Game *g, Str *out);
/* What no move may leave, and how the game ends: the first line that holds decides. */
void rulebook_endings(const Game *g, Str *out);

#endif
