/*
** deed.h -- what a walk does besides moving its man: "the piece on d4 is captured".
*/
#ifndef STEPWISE_TEXT_EXPLAIN_DEED_H
#define STEPWISE_TEXT_EXPLAIN_DEED_H

#include "sentence.h"

/* Says what the act does, in which "that cell" is where the walk is. */
void deed_say(Speaker *s, const Act *act, Str *out);
/* After the name of a variable, says what becomes of it when it is set to `value`, or (`adds`)
** grows by that: " becomes 3", " decreases by 1", " is lost". */
void deed_change(Speaker *s, int var, bool adds, ExprId value, Str *out);
/* Names a cell of an act (CellRef and its arg), for all players if the sentence is for all:
** "h1 (h8 for Black)". */
void deed_cell(const Speaker *s, unsigned ref, unsigned arg, Str *out);
/* Names the piece that an act puts down: "a Tower"; or, if it is not the player's own, "an
** enemy Tower", "a Tower of Red", "a neutral Tower". */
void deed_newcomer(const Speaker *s, const Act *act, Str *out);

#endif
