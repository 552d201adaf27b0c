/*
** marks.h -- the flags of tables, by which walkers know what they may skip.
**
** That occupancy alone decides an attack, say, or that lookups alone give all ends of a family,
** follows from the tables. It is worked out once all of them are built: path kinds first, then
** starts, then the whole.
*/
#ifndef STEPWISE_VM_TABLES_MARKS_H
#define STEPWISE_VM_TABLES_MARKS_H

#include "tables.h"

/* Fills in the derived members of path kinds, except `range`; sorts their tests by cost. */
void mark_pathkinds(PathLists *l);
/* Fills in the flags of a start, of its families and of its attacks, and adds its ends to the
** ranges of its path kinds. players: bit p is set where the walk is player p's. */
void mark_start(PathLists *l, StartTable *s, unsigned players);
/* Fills in the flags of *t as a whole, from t->of. */
void mark_tables(const Game *g, Tables *t);
/* True if two branches that can capture attack alike, whatever else their moves do. */
bool branch_same_attack(const Branch *a, const Branch *b);

#endif
