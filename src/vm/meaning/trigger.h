/*
** trigger.h -- triggers: changes of variables that follow from moves and throws.
**
** For make.c; callers that end a game have pos_settle(). Every change is logged in the Undo.
*/
#ifndef STEPWISE_VM_MEANING_TRIGGER_H
#define STEPWISE_VM_MEANING_TRIGGER_H

#include "make.h"

/* Sets a variable to a value, or to the bound of the variable that the value is beyond. */
void trigger_set(Pos *p, Undo *u, int var, int64_t value);
/* Fires the triggers of a time in their order. roll: the numbers thrown, or NULL. */
void triggers_fire(Pos *p, Undo *u, TriggerTime time, const int32_t *roll);
/* Fires those of AT_START, for each player in turn, in a position that is being set up. */
void triggers_start(Pos *p);
/* Makes the changes that follow the end of the game (AT_END). winner: a player, or nplayers for
** a draw. u->paid lists what was paid; u cannot be used to take the changes back, and p must
** only be read afterwards. */
void pos_settle(Pos *p, int winner, Undo *u);

#endif
