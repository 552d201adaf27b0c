/*
** early.h -- endings that are judged before a throw.
*/
#ifndef STEPWISE_VM_LOAD_EARLY_H
#define STEPWISE_VM_LOAD_EARLY_H

#include "vm/model/game.h"

/* EndingFacts.early, and *n, how many: allocated from the arena. Nothing that is derived need
** be there yet. */
const EarlyEnding *early_endings(const Game *g, int *n, Arena *a);

#endif
