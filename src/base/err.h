/*
** err.h -- what is wrong, in the words of whoever must mend it.
**
** An Err holds one message. Functions that can fail for a reason outside the program return
** false and fill an `Err *e`, always their last parameter; the first cause is kept and callers
** put context before it. Where several things may be wrong at once, use Diag (diag.h).
*/
#ifndef STEPWISE_ERR_H
#define STEPWISE_ERR_H

#include <stdbool.h>

/* Long enough for a path, a place and two sentences; longer text is cut, never overrun. */
enum { ERR_TEXT = 1024 };

typedef struct Err {
    char text[ERR_TEXT]; /* empty: nothing is wrong */
} Err;

/* Sets the message, a line; what it quotes is shown (shown.h). Always false, so that a caller can
** `return err_set(...)`. */
bool err_set(Err *e, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Puts "context: " before the message that is there. Always false. */
bool err_in(Err *e, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif
