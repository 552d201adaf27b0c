/*
** sentence.h -- conditions of a game in sentences, for players.
**
** phrase.h spells an expression out part by part; here it reads as a person would say it. If
** walk 1 is three steps in one line, from friend to friend, 0 < CELLS(AND(ON friend, LEADS
** walk 1)) is
**
**     phrase     the number of cells where a friend stands here and walk 1 begins here
**                is more than 0
**     sentence   there is a cell where a friend stands and from which this walk is possible
**                (three steps orthogonally in a straight line, over a friend, to a friend)
**
** Ranks, cells and directions are called as a player sees them. "It" and "there" are the cell
** that a condition is evaluated for.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_SENTENCE_H
#define STEPWISE_TEXT_EXPLAIN_SENTENCE_H

#include "speaker.h"

/* Says a condition, or its opposite, as a sentence to `player`: "it is attacked and White is to
** move". */
void sentence_say(const Game *g, int player, ExprId e, bool opposite, Str *out);
/* As sentence_say(), but with ranks and cells called as the board has them (Speaker.board),
** for a text that calls its cells so. */
void sentence_say_there(const Game *g, int player, ExprId e, bool opposite, Str *out);
/* Adds n conditions that all hold of a cell, as a clause after "a cell": " of rank 8 that is
** attacked and where an enemy stands". Nothing if n is 0, or if they always hold. */
void sentence_cell(Speaker *s, const ExprId *test, int n, Str *out);
/* As sentence_cell(), if it has been said that what is on the cell is one of `mask` (ON_*; 0:
** it has not). What follows from that is left out. */
void sentence_held(Speaker *s, unsigned mask, const ExprId *test, int n, Str *out);
/* Adds n conditions that all hold as a sentence. Nothing if they always hold. */
void sentence_all(Speaker *s, const ExprId *test, int n, Str *out);
#endif
