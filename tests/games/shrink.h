/*
** shrink.h -- shrinks a definition with a fault as long as the fault persists: removes lines,
** then parts of lines.
*/
#ifndef STEPWISE_TESTS_GAMES_SHRINK_H
#define STEPWISE_TESTS_GAMES_SHRINK_H

#include "base/str.h"

/* Does this text have the fault, too? */
typedef bool FaultFn(void *ctx, const char *text);
/* Tries at most `tries` texts. */
void shrink(Str *text, int tries, FaultFn *has_fault, void *ctx);

#endif
