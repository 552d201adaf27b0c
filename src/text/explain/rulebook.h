/*
** rulebook.h -- the turns and endings of a game in words, one line for each statement.
**
**     On his turn a player may move a piece.
**     The player who has just moved wins (checkmate) when no legal move is left and ...
**
** With `by_author`, a statement that has the author's own words (its `help`) is told by these
** instead.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_RULEBOOK_H
#define STEPWISE_TEXT_EXPLAIN_RULEBOOK_H

#include "base/str.h"
#include "vm/model/game.h"

/* What a player does in his turn, what follows from a move, what is thrown, who moves again and
** who is passed over; then hands, counters and rights, and what changes them (tally.h). */
void rulebook_turns(const Game *g, bool by_author, Str *out);
/* After which moves are illegal, and how the game ends: of these lines the first that holds
** decides. */
void rulebook_endings(const Game *g, bool by_author, Str *out);
/* Adds sentences on moves that are not written by cells: passes, and those with a name. */
void rulebook_calls(const Game *g, Str *out);
/* Adds a line, unless *out has it already: statements with the same text are told by it once.
** False, with nothing added: `line` is NULL. */
bool rulebook_line(const char *line, Str *out);
/* The player whose move a condition is about (MOVER or ASKED_AS, one of the parts that must all
** hold), or 0. Its directions are told as he sees them. */
int rulebook_mover(const Game *g, ExprId when);
/* What rule i announces, "checkmate", or else its verdict, "win". i == nrules is the draw that
** comes without a rule, "no move". */
void rulebook_name(const Game *g, int i, Str *out);

#endif
