/*
** ticker.c -- the thread that writes the progress line.
*/
#include "ticker.h"

#include "clock.h"
#include "term.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

static void erase(Ticker *t) {
    if (t->shown)
        fputs("\r\033[K", stderr);
    t->shown = false;
}

static void *tick(void *arg) {
    Ticker *t = arg;
    pthread_mutex_lock(&t->lock);
    while (!t->ended) {
        struct timespec next;
        clock_gettime(CLOCK_REALTIME, &next);
        next.tv_sec++;
        pthread_cond_timedwait(&t->ends, &t->lock, &next);
        if (t->ended)
            break;
        erase(t);
        fprintf(stderr, "%s%s%.0f s", t->text, *t->text ? ", " : "", now_seconds() - t->began);
        t->shown = true;
    }
    erase(t);
    pthread_mutex_unlock(&t->lock);
    return NULL;
}

/* The thread blocks all signals: they are for the one that calls this. */
void ticker_begin(Ticker *t) {
    sigset_t all, before;
    *t = (Ticker){.began = now_seconds()};
    if (!isatty(STDERR_FILENO) || !term_erases())
        return;
    pthread_mutex_init(&t->lock, NULL);
    pthread_cond_init(&t->ends, NULL);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    t->on = pthread_create(&t->thread, NULL, tick, t) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void ticker_say(Ticker *t, const char *fmt, ...) {
    va_list args;
    if (!t->on)
        return;
    pthread_mutex_lock(&t->lock);
    va_start(args, fmt);
    vsnprintf(t->text, sizeof t->text, fmt, args);
    va_end(args);
    pthread_mutex_unlock(&t->lock);
}

void ticker_hold(Ticker *t) {
    if (!t->on)
        return;
    pthread_mutex_lock(&t->lock);
    erase(t);
}

void ticker_go(Ticker *t) {
    if (t->on)
        pthread_mutex_unlock(&t->lock);
}

void ticker_end(Ticker *t) {
    if (!t->on)
        return;
    pthread_mutex_lock(&t->lock);
    t->ended = true;
    pthread_cond_signal(&t->ends);
    pthread_mutex_unlock(&t->lock);
    pthread_join(t->thread, NULL);
    pthread_cond_destroy(&t->ends);
    pthread_mutex_destroy(&t->lock);
    t->on = false;
}
