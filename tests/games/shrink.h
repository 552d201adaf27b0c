/*
** shrink.h -- a definition with a fault, made smaller while the fault stays: lines are left out, then
** parts of lines.
*/
#ifndef STEPWISE_TESTS_GAMES_SHRINK_H
#define STEPWISE_TESTS_GAMES_SHRINK_H

#include "base/str.h"

/* Has this text the fault, too? */
typedef bool FaultFn(void *ctx, const char *text);
/* Tries at most so many texts. */
void shrink(Str *text, int tries, FaultFn *has_fault, void *ctx);

#endif
