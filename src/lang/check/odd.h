/*
** odd.h -- warnings: what is valid, but probably not meant.
**
** All of these add warnings to d->diags and run when the game has been built without errors.
** Some need the finished Game; g is that of d, and its tables may be missing.
*/
#ifndef STEPWISE_LANG_CHECK_ODD_H
#define STEPWISE_LANG_CHECK_ODD_H

#include "lang/tree/def.h"

/* Warns of hands that nobody can use, options without help, values that are stated for some
** pieces only or for royal ones, shifts from anywhere, variables that nothing changes, outlines
** that overlap, names of files that do not fit, values that nothing uses (loose ends), no
** setup, no ending. */
void check_odd(Def *d);
/* Warns of conditions that can never hold, or of endings and decrees that always do, and of
** endings that never apply because one before them, or a `forbid`, holds whenever they do; of
** goals and the like that are constant. Sets d->spares_all and d->spares_friends; uses
** d->lands, and leaves it NULL. */
void check_logic(Def *d, const Game *g);
/* Warns of statements and parts of walks that do nothing, or that repeat another one. */
void check_idle(Def *d);
/* Warns of a game that begins in check or is over when it begins; of pieces that can never
** move, get stuck or never come onto the board; of royal men whom nothing guards; of players
** without men; of hands that lack a piece. */
void check_start(Def *d, const Game *g);
/* Warns of counters that nothing reads, and of those because of which no position repeats. */
void check_counts(Def *d, const Game *g);
/* Warns of what is said to no effect (noeffect.c). */
void check_noeffect(Def *d, const Game *g);
/* Warns of ways of a walk that can never be walked (dead.c). */
void check_dead(Def *d, const Game *g);

#endif
