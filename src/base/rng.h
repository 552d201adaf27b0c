/*
** rng.h -- random numbers, with a state that the caller owns.
**
** xoshiro256** seeded by splitmix64 (Blackman and Vigna, "Scrambled linear pseudorandom number
** generators", 2018). Numbers below a bound are found by rejection, so that none is favoured.
** The same seed gives the same numbers on every machine. Not for secrets.
*/
#ifndef STEPWISE_BASE_RNG_H
#define STEPWISE_BASE_RNG_H

#include <stdint.h>

typedef struct Rng {
    uint64_t s[4];
} Rng;

void rng_seed(Rng *r, uint64_t seed);

static inline uint64_t rng_next(Rng *r) {
    uint64_t *s = r->s, five = s[1] * 5, result = (five << 7 | five >> 57) * 9, t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = s[3] << 45 | s[3] >> 19;
    return result;
}

/* A number from 0 to n - 1, all equally likely; n must not be 0. */
uint64_t rng_below(Rng *r, uint64_t n);
/* A step of splitmix64, increment and finisher: a good hash of x. */
uint64_t rng_mix(uint64_t x);

#endif
