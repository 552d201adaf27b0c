/*
** verdict.h -- how a game has ended, in words.
*/
#ifndef STEPWISE_VERDICT_H
#define STEPWISE_VERDICT_H

#include "base/str.h"
#include "vm/meaning/rules.h"

/* "ongoing", "White wins (no move)", "draw (bare King)": what r says of p, with the words of its
** rule. */
void verdict_write(const Pos *p, Result r, Str *out);
/* "White wins", or "Red and Yellow win" where they are a team; "Me loses" where nobody won against a lone player. */
void verdict_write_winner(const Game *g, int winner, Str *out);
/* "3/4": so many parts of a point. */
void verdict_write_points(int parts, Str *out);
/* The words in the brackets alone, or nothing. */
void verdict_write_words(const Pos *p, Result r, Str *out);
/* What the i-th rule of a game announces, whoever it will be about: "PxK", or nothing; the second in brackets
** behind a blank. */
void verdict_write_name(const Game *g, int i, Str *out);
void verdict_write_says(const Game *g, int i, Str *out);
/* What they mean, where the rule says that: "the Rook takes the King". */
void verdict_write_meaning(const Pos *p, Result r, Str *out);

#endif
