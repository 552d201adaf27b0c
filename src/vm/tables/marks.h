/*
** marks.h -- what is asked of tables again and again, found once.
**
** Whoever asks a table wants to know beforehand what it may leave out: that nothing but empty cells
** decides, that one lookup after the other says all. That follows from the tables; it is marked
** when all of them are made, pathkinds first, then starts, then the whole.
*/
#ifndef STEPWISE_MARKS_H
#define STEPWISE_MARKS_H

#include "tables.h"

/* Marks the kinds of paths, and sorts their tests. */
void mark_pathkinds(PathLists *l);
/* Marks the families and attacks of a start, whose walks are those of these players (a bit for each),
** and adds its ends to the ranges of its pathkinds. */
void mark_start(PathLists *l, StartTable *s, unsigned players);
/* What holds of all of them. */
void mark_tables(const Game *g, Tables *t);
/* Do two branches that can capture attack alike, whatever becomes of the man? */
bool branch_same_attack(const Branch *a, const Branch *b);

#endif
