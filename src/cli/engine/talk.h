/*
** talk.h -- a dialogue in lines with another program.
**
** A Talk reads lines from a file descriptor, with a timeout, and writes lines to standard
** output. One thread reads (talk_hear()); any thread may write (talk_say()). If there is a log,
** both are copied to it, as "SECONDS > LINE" (heard) and "SECONDS < LINE" (said), with the time
** since talk_begin().
*/
#ifndef STEPWISE_CLI_ENGINE_TALK_H
#define STEPWISE_CLI_ENGINE_TALK_H

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>

/* The longest line that is read, in bytes; one that is longer by less than 4096 may pass. The
** moves of a game of 50,000 fit in a line of UCI. */
enum { TALK_LINE_MAX = 1 << 20 };

typedef struct Talk {
    int in;           /* borrowed */
    FILE *log;        /* owned; NULL: none */
    const char *path; /* of the log; borrowed */
    bool lost;        /* a write to the log has failed, and a message has said so */
    double begun;     /* when talk_begin() was called, as now_seconds() */
    /* The input, owned: n bytes in `room`, of which those before `at` have been returned. */
    char *text;
    size_t n, room, at;
    bool dropping;        /* the rest of a line that is too long is skipped */
    bool dropped;         /* such a line has ended, and HEARD_LONG is due */
    bool ended;           /* the input has */
    pthread_mutex_t lock; /* guards standard output and the log */
} Talk;

/* `log` is the path of a file to append to, or NULL; it must live until talk_end(). False,
** after a message, if it cannot be opened or is the path of a definition. */
bool talk_begin(Talk *t, int in, const char *log);
/* Frees the buffer and closes the log, but not `in`. False if something could not be written to
** the log; a message has said so at the time. */
bool talk_end(Talk *t);

/* Writes one line; its line feed is added, and one within it becomes a blank. Other control
** characters and bad UTF-8 are written as shown_line() shows them. */
void talk_say(Talk *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

typedef enum Heard {
    HEARD_LINE,    /* *line, without blanks at its ends; the caller may change it */
    HEARD_LONG,    /* a line that was too long has ended; nothing of it is kept */
    HEARD_NOTE,    /* `note` has something to read */
    HEARD_NOTHING, /* the time is over */
    HEARD_END      /* the input has ended */
} Heard;
/* Waits for the next line, for something to read on the descriptor `note` (-1: none), or for
** the time to be over (-1: no limit). Lines that have been read already come before a note.
** *line lives until the next call, and is NULL unless HEARD_LINE is returned. */
Heard talk_hear(Talk *t, int note, int milliseconds, char **line);

/* Cuts the first word off *rest and returns it, "" if there is none; *rest moves to what
** follows, past the blanks. The text is changed: a zero byte ends the word. */
char *talk_word(char **rest);

#endif
