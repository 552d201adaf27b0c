/*
** err.h -- an error message, worded for whoever must fix the cause.
**
** An Err holds one message. A function that can fail for a reason outside the program returns
** false and fills an `Err *e`, always its last parameter. It stops at the first cause; its
** callers put context in front of the message. To report several errors at once, use Diags
** (diag.h).
*/
#ifndef STEPWISE_BASE_ERR_H
#define STEPWISE_BASE_ERR_H

#include <stdbool.h>

/* Long enough for a path, a place and two sentences; longer text is cut, never overrun. */
enum { ERR_TEXT = 1024 };

typedef struct Err {
    char text[ERR_TEXT]; /* "": nothing is wrong */
} Err;

/* Sets the message, as one line that is safe to show (shown.h). Always returns false, so that a
** caller can `return err_set(...)`. */
bool err_set(Err *e, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Puts "context: " in front of the message. Always returns false. */
bool err_in(Err *e, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif
