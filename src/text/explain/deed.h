/*
** deed.h -- what a walk does beside going, in sentences: "what stands on d4 is taken".
*/
#ifndef STEPWISE_DEED_H
#define STEPWISE_DEED_H

#include "sentence.h"

/* "That cell" is where the walk is. */
void deed_say(Speaker *s, const Act *act, Str *out);
/* " becomes 3", " falls by 1", " is gone": what becomes of a variable that is named before. */
void deed_change(Speaker *s, int var, bool adds, ExprId value, Str *out);
/* The cell that an act names, for all players where it is said for all: "h1, for Black h8"; `more`: the sentence goes on
** behind it. */
void deed_cell(const Speaker *s, unsigned ref, unsigned arg, bool more, Str *out);
/* Who appears, "a Tower"; who is not the mover's own is "an enemy Tower", "a Tower of Red", "a neutral Tower". */
void deed_newcomer(const Speaker *s, const Act *act, Str *out);

#endif
