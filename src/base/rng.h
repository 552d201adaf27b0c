/*
** rng.h -- random numbers with the state in the caller's hand.
**
** xoshiro256** seeded by splitmix64 (Blackman and Vigna, "Scrambled linear pseudorandom number
** generators", 2018). The same seed gives the same numbers on every machine. Not for secrets.
*/
#ifndef STEPWISE_RNG_H
#define STEPWISE_RNG_H

#include <stdint.h>

typedef struct Rng {
    uint64_t s[4];
} Rng;

void rng_seed(Rng *r, uint64_t seed);
uint64_t rng_next(Rng *r);
/* A number from 0 to n - 1, each as likely as any other; n must not be 0. */
uint64_t rng_below(Rng *r, uint64_t n);
/* splitmix64's finisher: a good hash of x. */
uint64_t rng_mix(uint64_t x);

#endif
