/*
** sound.h -- do rights and markers fit the position in which they stand?
**
** Moves keep them so; a position that a person has written down, or set up, need not.
*/
#ifndef STEPWISE_SOUND_H
#define STEPWISE_SOUND_H

#include "vm/model/position.h"

/* The first variable that is not, or -1; *part is then the condition, of those that must all hold,
** that does not. */
int pos_unsound(const Pos *p, ExprId *part);
/* Takes away the rights, and empties the markers, that are not. */
void pos_make_sound(Pos *p);

#endif
