/*
** cells.h -- cells that are told, each player's by the names that they have for him.
*/
#ifndef STEPWISE_EXPLAIN_CELLS_H
#define STEPWISE_EXPLAIN_CELLS_H

#include "speaker.h"

/* "the river", where the author has named the cells (zone.h); else "m2, for Black a9": cells of the board as the speaker's player calls them and, where it is said for all, as the others
** do. Ranks are each player's own where all can count them so, and need no more words. */
void cells_say(const Speaker *s, CellSet cells, Str *out);
/* The same in the middle of a sentence, if `more` of it comes behind: "m2, for Black a9,". */
void cells_say_before(const Speaker *s, CellSet cells, bool more, Str *out);
/* The same with the word before it: "on rank 8", "in the river", "outside the river". */
void cells_say_at(const Speaker *s, CellSet cells, bool more, Str *out);
/* Of that what stands behind `words`, which name the cells: ", for Black a9", or nothing. */
void cells_say_others(const Speaker *s, CellSet cells, const char *words, Str *out);
/* Does a text end in that, so that a comma comes next? */
bool cells_end_aside(const char *text);
/* The same behind "a cell": " of rank 8", " outside b2 to j10", " other than m2". */
void cells_say_of(const Speaker *s, CellSet cells, Str *out);
/* Is it said more shortly which cells a zone leaves out? Then *rest are those. */
bool cells_leave_few(const Speaker *s, CellSet zone, CellSet *rest);
/* That a cell lies in a zone, or does not: "it is on rank 8", "that is not b4", "it is one of e2 a9", "none of 36 cells,
** b2 d2 f2 and so on". `it` is what the cell is called. */
void cells_say_in(const Speaker *s, CellSet zone, bool no, const char *it, Str *out);

#endif
