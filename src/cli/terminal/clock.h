/*
** clock.h -- clocks to measure how long something takes.
*/
#ifndef STEPWISE_CLI_TERMINAL_CLOCK_H
#define STEPWISE_CLI_TERMINAL_CLOCK_H

#include <time.h>

/* Seconds since some moment in the past; not the time of day. */
static inline double now_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Seconds of processor time that the calling thread has had. */
static inline double worked_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

#endif
