/*
** sound.h -- whether rights and markers fit the position that they are part of (Var.where).
**
** Moves see to that; in a position that somebody has written down, or set up, they may not fit.
*/
#ifndef STEPWISE_VM_MEANING_SOUND_H
#define STEPWISE_VM_MEANING_SOUND_H

#include "vm/model/position.h"

/* The first variable that does not fit, or -1. *part is the condition that fails, of several
** joined by AND the first that does; or 0. */
int pos_unsound(const Pos *p, ExprId *part);
/* Takes away the rights, and empties the markers, that do not fit. */
void pos_make_sound(Pos *p);

#endif
