/*
** standing.h -- who or what stands on a cell, as parts of sentences.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_STANDING_H
#define STEPWISE_TEXT_EXPLAIN_STANDING_H

#include "noun.h"

/* "it is empty", "no enemy stands there"; `relative`: as it is said after "a cell", "that is
** empty"; `no`: that such a man does not stand there. */
void standing_say(const Game *g, const Man *who, bool no, bool relative, Str *out);
/* "an empty cell", "no cell": what is there, if a mask says nothing about who stands on it;
** else NULL. */
const char *standing_cell(const Game *g, unsigned mask, bool no);
/* What a walk passes or lands on, for one cell or for `many`: "friends", "anything but an
** enemy". */
void standing_over(const Game *g, unsigned mask, bool many, Str *out);
/* Does the mask allow all that can be there, but perhaps a hole? */
bool standing_whatever(const Game *g, unsigned mask);

#endif
