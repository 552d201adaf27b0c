/*
** victim.h -- whom p:takes(d) takes: the man one step d from where the walk is, if one is there.
**
** A walk that takes somebody and one that takes nobody are two walks: the one is a capture, and is
** written so. Of `quiet(n):takes(n)` either is there, as the cell beyond is held, or not.
*/
#ifndef STEPWISE_VICTIM_H
#define STEPWISE_VICTIM_H

#include "emit.h"

/* The test, a factor of a walk, that somebody can be taken by the effect n: not who makes the walk, and nobody
** royal. NULL where that need not be asked: n takes where it stands, or what waits has asked it. */
const Node *victim_found(const Emit *em, const Node *n, const Wait *waits);
/* The test that there is none. */
const Node *victim_missing(const Emit *em, const Node *found);

#endif
