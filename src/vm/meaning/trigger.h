/*
** trigger.h -- triggers: changes of variables that follow from moves and throws.
**
** For make.c. Every change is logged in the Undo.
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

#endif
