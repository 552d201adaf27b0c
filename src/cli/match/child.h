/*
** child.h -- a program that is begun, spoken to and listened to by lines.
*/
#ifndef STEPWISE_CHILD_H
#define STEPWISE_CHILD_H

#include "cli/engine/talk.h"

#include <sys/types.h>

typedef struct Child {
    pid_t pid; /* 0: it does not run */
    int to;
    bool deaf; /* it does not read; half a line may have been told */
    Talk talk; /* what it says */
} Child;

/* Runs a line of the shell. False, with a message, when there is no room for it. */
bool child_begin(Child *c, const char *command);
/* Ends it and all that it has begun, by force where it does not go by itself; tells how it ended, in words, for free(). */
char *child_end(Child *c);
/* One line; false when nobody reads it. */
bool child_say(Child *c, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* The next line within so many seconds: as talk_hear(). */
Heard child_hear(Child *c, double seconds, char **line);

#endif
