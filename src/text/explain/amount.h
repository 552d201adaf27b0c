/*
** amount.h -- numbers of a game in words: "the number of White's pieces".
*/
#ifndef STEPWISE_TEXT_EXPLAIN_AMOUNT_H
#define STEPWISE_TEXT_EXPLAIN_AMOUNT_H

#include "sentence.h"

/* Says a number. A condition counts as 1 or 0: "(1 if it is attacked, otherwise 0)". `inner`:
** it is part of another amount, so a sum goes in brackets. */
void amount_say(Speaker *s, ExprId id, bool inner, Str *out);
/* As amount_say(), for the end of a sentence, where "3 if it is attacked, otherwise 0" needs no
** brackets. */
void amount_say_whole(Speaker *s, ExprId id, bool inner, Str *out);
/* Whether an expression is a condition rather than a number; 0, which always holds, is one. */
bool amount_is_condition(const Game *g, ExprId id);

#endif
