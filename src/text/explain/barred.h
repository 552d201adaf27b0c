/*
** barred.h -- why a walk that is whole is no move all the same: what the rules of turns say of it.
*/
#ifndef STEPWISE_BARRED_H
#define STEPWISE_BARRED_H

#include "inquiry.h"

/* Each says why m is not legal, if that is why; else it says nothing, and is false. */
/* It is forbidden where it leads. */
bool barred_forbidden(const Inquiry *q, Move m);
/* The part of the turn that has such walks is not open, or must take somebody. */
bool barred_closed(const Inquiry *q, Move m);
/* Other turns come first, or have more of what a turn must have the most of. */
bool barred_by_turns(const Inquiry *q, Move m);
/* One of these. */
bool barred(const Inquiry *q, Move m);

#endif
