/*
** play.h -- moves and throws in a match, typed by people or drawn at random.
**
** A throw is drawn from the seed of the match, the number of the step and its own number within
** that step. So undoing and redoing does not change the dice: the second throw after move 12 is
** the same whenever it is drawn.
*/
#ifndef STEPWISE_MATCH_PLAY_H
#define STEPWISE_MATCH_PLAY_H

#include "match.h"

/* Plays a legal move, in any notation, and the throws that follow it in the text: "D1-C4 {5}".
** Throws that it leads to and that the text does not have stay due. While a throw is due, the
** text may be that throw, alone or in front of the move; otherwise the due throws are drawn
** first. The text may be several moves, separated by blanks, if it is the player's turn again
** after each: "13/10 13/11"; "13/10(2)" is the same move twice. If any part cannot be played,
** returns false with the reason and leaves the match as it was. */
bool match_play(Match *m, const char *text, Err *e);

/* The name of the throw that is due, or NULL. */
const char *throw_due(const Match *m);
/* True if a throw is due and the text is meant as one: it opens a bracket, or names an outcome
** (perhaps one that would be thrown again). */
bool throw_meant(const Match *m, const char *text);
/* Draws and makes the throws that are due, until none is or the match is
** over. Returns how many. */
int throw_all(Match *m);
/* How the throw that is due can be written: "{1} to {9}, or one like {10 A1}";
** nothing if none is due. */
void throw_write_forms(const Match *m, Str *out);

#endif
