/*
** loads.c -- two counts, and the processor's clock.
*/
#include "loads.h"

Loads loads_of(int most, int millions, int seconds) {
    return (Loads){most, (int64_t)millions * 1000 * 1000,
                   clock() + (clock_t)seconds * CLOCKS_PER_SEC};
}

bool loads_take(Loads *l, int n) {
    if (l->left < n || l->work <= 0 || clock() > l->until)
        return false;
    l->left -= n;
    return true;
}
