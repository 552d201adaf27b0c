/*
** talk.h -- a dialogue by lines: what the other side says, and what we answer.
**
** A Talk reads a file descriptor without waiting for more than one line of it, and answers on
** standard output, a line at a time, from any thread. Both go to the log, where there is one.
*/
#ifndef STEPWISE_TALK_H
#define STEPWISE_TALK_H

#include "cli/common/cli.h"

#include <pthread.h>

/* A game of 50,000 moves in one line of UCI is shorter. */
enum { TALK_LINE_MAX = 1 << 20 };

typedef struct Talk {
    int in;
    FILE *log;        /* owned; NULL: there is none */
    const char *path; /* of the log; borrowed */
    bool lost;        /* something could not be written there, and it was said */
    double begun;
    char *text; /* owned: what was read, n bytes, of which those before `at` have been told */
    size_t n, room, at;
    bool dropping; /* the rest of a line that was too long */
    bool dropped;  /* one has ended, and that is not told yet */
    bool ended;
    pthread_mutex_t lock; /* of standard output and the log */
} Talk;

/* `log`, which must live as long, may be NULL. False, with a message, when it cannot be opened. */
bool talk_begin(Talk *t, int in, const char *log);
/* False where the log could not be written: a message has said so as soon as that was. */
bool talk_end(Talk *t);

/* One line of answer, without its end; what it quotes is shown as shown_line() has it. */
void talk_say(Talk *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

typedef enum Heard {
    HEARD_LINE, /* *line, without blanks at its ends, lives until the next call */
    HEARD_LONG, /* a line of more than TALK_LINE_MAX bytes, of which nothing is kept, has ended */
    HEARD_NOTE,    /* the other descriptor has something to read */
    HEARD_NOTHING, /* the time is over */
    HEARD_END      /* nobody will say anything any more */
} Heard;
/* Waits for the next line, for something on `note`, or for so many milliseconds; -1: for ever. */
Heard talk_hear(Talk *t, int note, int milliseconds, char **line);

/* The first word of a text, which is cut off it: *rest is what follows, without blanks in front. */
char *talk_word(char **rest);

#endif
