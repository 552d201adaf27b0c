/*
** loads.h -- how often, and for how long, a check may load a game once more.
*/
#ifndef STEPWISE_LOADS_H
#define STEPWISE_LOADS_H

#include <stdbool.h>
#include <time.h>

typedef struct Loads {
    int left;
    clock_t until; /* of the processor's time */
} Loads;

Loads loads_of(int most, int seconds);
/* Takes n of them; false: there are no more so many, or time is up. */
bool loads_take(Loads *l, int n);

#endif
