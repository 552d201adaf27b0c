/*
** rng.c -- the two generators, as published.
*/
#include "rng.h"

#include <assert.h>

uint64_t rng_mix(uint64_t x) {
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

void rng_seed(Rng *r, uint64_t seed) {
    for (int i = 0; i < 4; i++)
        r->s[i] = rng_mix(seed + (uint64_t)i * 0x9e3779b97f4a7c15u);
}

uint64_t rng_below(Rng *r, uint64_t n) {
    assert(n > 0);
    uint64_t x = rng_next(r);
    /* 2^64 mod n, to accept lower values than which would favour small results, is less than n:
    ** as a rule it need not be known. */
    if (x < n)
        for (uint64_t reject = -n % n; x < reject;)
            x = rng_next(r);
    return x % n;
}
