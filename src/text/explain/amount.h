/*
** amount.h -- numbers of a game in words: "the number of White's pieces".
*/
#ifndef STEPWISE_AMOUNT_H
#define STEPWISE_AMOUNT_H

#include "sentence.h"

/* A condition is said as the number that it is, too: "(1 where it is attacked, else 0)". With `inner`, a
** sum stands in brackets: it is part of another amount. */
void amount_say(Speaker *s, ExprId id, bool inner, Str *out);
/* The same of one that no other word follows: "3 where it is attacked, else 0". */
void amount_say_whole(Speaker *s, ExprId id, bool inner, Str *out);
/* Is it a condition, and not a number? */
bool amount_is_condition(const Game *g, ExprId id);

#endif
