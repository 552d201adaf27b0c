/*
** play.h -- moves and throws in a match, as people say them or as they are drawn.
**
** A throw is drawn from the seed of the match, the number of the step and its own number there,
** so that going back and forth does not change the dice: the second throw after move 12 is the
** same whenever it is drawn.
*/
#ifndef STEPWISE_PLAY_H
#define STEPWISE_PLAY_H

#include "match.h"

/* Plays a legal move, in any notation, and the throws behind it: "D1-C4 {5}". While a throw is
** due, the text may be that throw, alone or before the move; else it is drawn first, if the move
** then holds. So are several moves, apart by blanks, where the player goes on after each: "13/10 13/11", or "13/10(2)"
** for twice the same. False with the reason where something does not: the match is as it was. */
bool match_play(Match *m, const char *text, Err *e);

/* The name of the throw that is due; NULL: none is. */
const char *throw_due(const Match *m);
/* Is one due, and the text one, or in the brackets of one? */
bool throw_meant(const Match *m, const char *text);
/* Draws the throws that are due; how many. */
int throw_all(Match *m);
/* How the throw that is due is written: "{1} to {9}, or one like {10 A1}"; else nothing. */
void throw_write_forms(const Match *m, Str *out);

#endif
