/*
** alike.h -- the moves of a San that are written alike where nothing is added, and what tells them apart.
**
** They are a group. Each way of adding something of their cells is written and sorted for a group once, when it is
** first asked for: so the time goes with the number of moves, and not with its square.
*/
#ifndef STEPWISE_ALIKE_H
#define STEPWISE_ALIKE_H

#include "san.h"

/* Sorts the moves of s into groups. What it keeps is the arena's. */
void alike_group(San *s);
/* Is move i the only one of its group? */
bool alike_none(const San *s, size_t i);
/* The least that tells move i from the others: something of where it starts, else of where it goes, else of both. All
** of both where nothing does; nothing where no template asks for it. */
Which alike_least(const San *s, size_t i);
/* Does so much tell move i from the others of its group? */
bool alike_tells(const San *s, size_t i, Which w);
/* How many deeds has move i, which is written as a pass, "--"? -1: it is none. */
int alike_pass_deeds(const San *s, size_t i);
/* Adds what a move does that its text, w, leaves out, "a1-a2,d1-d2"; and if even that is not its alone its number,
** "a1-a2/2", the second that is written so. "/1" of passes that all do something, and where there would be
** nothing: `empty` says that the text has none. */
void alike_add_distinction(const San *s, size_t i, Which w, bool empty, Str *out);
/* Adds all of what the text of move i leaves out, whether that is needed or not. */
void alike_add_rest(const San *s, size_t i, Str *out);

#endif
