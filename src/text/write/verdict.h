/*
** verdict.h -- how a game has ended, in words.
*/
#ifndef STEPWISE_TEXT_WRITE_VERDICT_H
#define STEPWISE_TEXT_WRITE_VERDICT_H

#include "base/str.h"
#include "vm/meaning/rules.h"

/* "win", "loss", "draw"; "" for VERDICT_NONE. */
const char *verdict_word(Verdict v);
/* Adds what r says of p, with the words of its rule: "ongoing", "White wins (no move)", "draw
** (bare King)". p is the position after the last move. */
void verdict_write(const Pos *p, Result r, Str *out);
/* Adds "White wins", "Red and Yellow win" for partners, or, where a lone player has lost
** (winner nplayers), "Me loses". */
void verdict_write_winner(const Game *g, int winner, Str *out);
/* Adds parts of a point (POINT_PARTS) as a number in lowest terms: "3/4", "1", "0". */
void verdict_write_points(int parts, Str *out);
/* Adds the words of the rule alone, or "no move" where no rule decided; nothing while the
** game goes on. */
void verdict_write_words(const Pos *p, Result r, Str *out);
/* Add what rule i announces, "PxK", or nothing; the fields in it keep their names and lose
** their braces. The second adds it in brackets, after a blank. */
void verdict_write_name(const Game *g, int i, Str *out);
void verdict_write_says(const Game *g, int i, Str *out);
/* Adds what those words mean, if the rule says that: "the Rook takes the King". */
void verdict_write_meaning(const Pos *p, Result r, Str *out);

#endif
