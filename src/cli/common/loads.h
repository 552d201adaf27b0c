/*
** loads.h -- the budget of a check that loads a game many times: loads and time.
*/
#ifndef STEPWISE_CLI_COMMON_LOADS_H
#define STEPWISE_CLI_COMMON_LOADS_H

#include <stdbool.h>
#include <time.h>

typedef struct Loads {
    int left;
    clock_t until; /* as clock(): processor time */
} Loads;

/* A budget of `most` loads, to be begun within `seconds` of processor time from now. */
Loads loads_of(int most, int seconds);
/* Takes n loads. False, and takes none, if fewer are left or time is up. */
bool loads_take(Loads *l, int n);

#endif
