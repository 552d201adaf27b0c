/*
** alike.h -- groups of moves that are written alike, and what tells the moves of a group apart.
**
** A group is the moves of a San whose texts are equal (words_compare) while {which} and {where}
** add nothing. For each amount of their cells' names that can be added, a group is written and
** sorted once, when that amount is first needed, so that no move is compared with every other.
*/
#ifndef STEPWISE_TEXT_WRITE_ALIKE_H
#define STEPWISE_TEXT_WRITE_ALIKE_H

#include "san.h"

/* Sorts the moves of s into groups; sets s->alikes, which lives in s->arena. To be called
** once, before anything below. */
void alike_group(San *s);
/* True if move i is the only one of its group. */
bool alike_none(const San *s, size_t i);
/* The least of its cells' names that tells move i from the others: part of the cell where it
** starts, else of the cell where it goes, else of both. All of both cells where nothing does;
** nothing where no template has {which} or {where}. */
Which alike_least(const San *s, size_t i);
/* True if w tells move i from the others of its group. */
bool alike_tells(const San *s, size_t i, Which w);
/* The number of effects of move i if it is written as a pass, "--"; -1 if it is not one. */
int alike_pass_deeds(const San *s, size_t i);
/* Adds what move i does that its text, written with w, leaves out: ",d1-d2" to "a1-a2". Where
** several moves still have one text it also adds a number from the second on: "a1-a2/2". The
** first is "/1" if nothing else was added and either all the moves of the group are passes
** that do something, or `empty`, which says that the move has no text at all. */
void alike_add_distinction(const San *s, size_t i, Which w, bool empty, Str *out);
/* Adds all that the text of move i leaves out, whether it is needed to tell the move apart or
** not. */
void alike_add_rest(const San *s, size_t i, Str *out);

#endif
