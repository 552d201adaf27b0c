/*
** loads.h -- the budget of a check that loads a game many times.
**
** The work of the loads decides, which is the same each time; processor time is only for what
** is not counted as work.
*/
#ifndef STEPWISE_CLI_COMMON_LOADS_H
#define STEPWISE_CLI_COMMON_LOADS_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

typedef struct Loads {
    int left;
    int64_t work;  /* what they may still cost, as sw_game_load_counted() counts it */
    clock_t until; /* as clock() */
} Loads;

/* A budget of `most` loads, to be begun before `millions` of units of work are spent and within
** `seconds` of processor time from now. */
Loads loads_of(int most, int millions, int seconds);
/* Takes n loads. False, and takes none, if fewer are left, or work or time is used up. */
bool loads_take(Loads *l, int n);

#endif
