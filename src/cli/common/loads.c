/*
** loads.c -- a count, and the processor's clock.
*/
#include "loads.h"

Loads loads_of(int most, int seconds) {
    return (Loads){most, clock() + (clock_t)seconds * CLOCKS_PER_SEC};
}

bool loads_take(Loads *l, int n) {
    if (l->left < n || clock() > l->until)
        return false;
    l->left -= n;
    return true;
}
