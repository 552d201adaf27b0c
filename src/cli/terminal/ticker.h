/*
** ticker.h -- how far it is, once a second, on a line that goes again; nothing where nobody sees it.
**
** A thread of its own writes to standard error, if that is a terminal. Who writes something else
** meanwhile holds the ticker, so that the line is out of the way.
*/
#ifndef STEPWISE_TICKER_H
#define STEPWISE_TICKER_H

#include <pthread.h>
#include <stdbool.h>

typedef struct Ticker {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t ends;
    bool on;    /* it runs; */
    bool ended; /* it shall not any more; */
    bool shown; /* its line stands there */
    double began;
    char text[100];
} Ticker;

void ticker_begin(Ticker *t);
/* What it says from now on, before the seconds. */
void ticker_say(Ticker *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void ticker_hold(Ticker *t);
void ticker_go(Ticker *t);
void ticker_end(Ticker *t);

#endif
