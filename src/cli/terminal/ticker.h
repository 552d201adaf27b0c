/*
** ticker.h -- a progress line that is rewritten once a second, and erased in the end.
**
** A thread writes it to standard error, if standard error and standard output are terminals and
** can rewrite a line; otherwise nothing is shown, and all functions do nothing. Code that
** writes something else in the meantime holds the ticker, which erases the line.
*/
#ifndef STEPWISE_CLI_TERMINAL_TICKER_H
#define STEPWISE_CLI_TERMINAL_TICKER_H

#include <pthread.h>
#include <stdbool.h>

typedef struct Ticker {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t ends;
    bool on;    /* the thread runs */
    bool ended; /* it is to return */
    bool shown; /* the line is on the screen */
    double began;
    char text[100]; /* what is shown before the seconds */
} Ticker;

void ticker_begin(Ticker *t);
/* Sets the text that is shown from now on: "TEXT, 12 s". */
void ticker_say(Ticker *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Erases the line, and shows none until ticker_go(). It holds the lock: do not call
** ticker_say() or ticker_end() in between. */
void ticker_hold(Ticker *t);
void ticker_go(Ticker *t);
void ticker_end(Ticker *t);

#endif
