/*
** sentence.h -- conditions and numbers of a game in sentences, for players.
**
** phrase.h lists what an expression consists of, part by part; here the same is said as one would
** say it. The expression 0 < CELLS(AND(ON friend, LEADS walk 1)), where walk 1 goes three steps on,
** reads
**
**     phrase     the number of cells where a friend stands here and walk 1 begins here is over 0
**     sentence   there is a cell where a friend stands and from which one can go so (three steps
**                orthogonally in a straight line, over a friend, to a friend)
**
** Rows, cells and directions are called as a player sees them. "It" and "there" are the cell of
** which is asked.
*/
#ifndef STEPWISE_SENTENCE_H
#define STEPWISE_SENTENCE_H

#include "speaker.h"

/* "it is attacked and White is to move", or the opposite of that. */
void sentence_say(const Game *g, int player, ExprId e, bool opposite, Str *out);
/* The same of a cell that was named before, as the board has it: rows and cells of the condition are too. */
void sentence_say_there(const Game *g, int player, ExprId e, bool opposite, Str *out);
/* The same as of a condition, of n that hold together, as they follow "a cell": " that is attacked and where
** an enemy stands". Nothing where n is 0. */
void sentence_cell(Speaker *s, const ExprId *test, int n, Str *out);
/* The same of a cell of which it was said who may stand there, ON_*. */
void sentence_held(Speaker *s, unsigned mask, const ExprId *test, int n, Str *out);
/* The same of n conditions as a sentence. */
void sentence_all(Speaker *s, const ExprId *test, int n, Str *out);
#endif
