/*
** victim.h -- the man that p:takes(d) takes: one step d from the walk's place, if one is there.
**
** A walk that takes a man and one that takes nobody are two walks, since the first is a capture
** and is written as one. `quiet(n):takes(n)` is compiled to both, each with a test: which of
** them there is depends on whether the cell beyond holds a man who can be taken.
*/
#ifndef STEPWISE_LANG_COMPILE_VICTIM_H
#define STEPWISE_LANG_COMPILE_VICTIM_H

#include "emit.h"

/* The test, a factor of a walk, that the effect n can take somebody: not the man who makes the
** walk, nor a royal friend or neutral man. NULL where no test is needed: n is no takes(d), or
** what waits asks the same already. */
const Node *victim_found(const Emit *em, const Node *n, const Wait *waits);
/* The opposite of a test that victim_found() has returned. */
const Node *victim_missing(const Emit *em, const Node *found);

#endif
