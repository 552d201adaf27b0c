/*
** trigger.h -- changes of variables that no move asks for: what follows from one.
**
** For make.c. Everything that is changed is logged in the Undo.
*/
#ifndef STEPWISE_TRIGGER_H
#define STEPWISE_TRIGGER_H

#include "make.h"

/* Sets a variable, kept within its bounds. */
void trigger_set(Pos *p, Undo *u, int var, int64_t value);
/* Fires the triggers of a time. roll: the numbers thrown, or NULL. */
void triggers_fire(Pos *p, Undo *u, TriggerTime time, const int32_t *roll);
/* Fires those of AT_START in a position that is being set up. */
void triggers_start(Pos *p);

#endif
