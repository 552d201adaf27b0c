/*
** child.h -- a program that is started and talked to in lines of text.
*/
#ifndef STEPWISE_CLI_MATCH_CHILD_H
#define STEPWISE_CLI_MATCH_CHILD_H

#include "cli/engine/talk.h"

#include <sys/types.h>

typedef struct Child {
    pid_t pid; /* of its shell, and of its process group; 0: it does not run */
    int to;    /* a pipe to its standard input; does not block */
    bool deaf; /* it has stopped reading, perhaps in the middle of a line */
    Talk talk; /* what it writes to standard output */
} Child;

/* Starts a command line of the shell. False, with a message, if the system cannot: a command
** that is not found shows only when it is listened to. */
bool child_begin(Child *c, const char *command);
/* Ends it: closes the pipes, gives it two seconds to exit, then kills it and all that it has
** started. Returns in words how it ended, for free(). */
char *child_end(Child *c);
/* Sends a line, adding the newline; false if nobody reads it. */
bool child_say(Child *c, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Waits up to `seconds` for its next line, as talk_hear() does;
** HEARD_END if it does not run. */
Heard child_hear(Child *c, double seconds, char **line);

#endif
