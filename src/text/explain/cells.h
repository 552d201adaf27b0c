/*
** cells.h -- sets of cells in the words of the player who is spoken to (Speaker.player).
**
** The author's zone names come first: "the river" (zone.h). Other cells are called as that
** player sees the board. If the sentence is for all players (Speaker.all), what another one
** calls differently follows: "m2 (a9 for Black)". Ranks and files need no such addition, as
** each player counts them from his own side.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_CELLS_H
#define STEPWISE_TEXT_EXPLAIN_CELLS_H

#include "speaker.h"

/* Names the cells: "rank 8", "m2 (a9 for Black)", "any cell but those of the river". What they
** are for the other players is added where that differs. */
void cells_say(const Speaker *s, CellSet cells, Str *out);
/* As cells_say(), with a preposition: "on rank 8", "in the den", "outside the den". */
void cells_say_at(const Speaker *s, CellSet cells, Str *out);
/* Names the cells after "a cell": " of rank 8", " outside b2 to j10", " other than m2", " at e2
** or a9". */
void cells_say_of(const Speaker *s, CellSet cells, Str *out);
/* Sets *rest to the cells that a zone leaves out. True if it is shorter to name those. */
bool cells_leave_few(const Speaker *s, CellSet zone, CellSet *rest);
/* Says that a cell, called `it`, lies in a zone or (`no`) does not: "it is on rank 8", "that is
** not b4", "it is e2 or a9", "it is none of 36 cells such as b2, d2 and f2". */
void cells_say_in(const Speaker *s, CellSet zone, bool no, const char *it, Str *out);

#endif
