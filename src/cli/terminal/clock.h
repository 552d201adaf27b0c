/*
** clock.h -- seconds, to tell how long something takes; what time it is nobody sees.
*/
#ifndef STEPWISE_CLI_CLOCK_H
#define STEPWISE_CLI_CLOCK_H

#include <time.h>

static inline double now_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

#endif
