/*
** test_base_rng.c -- rng.h: the published generator, the same on every machine.
*/
#include "base/rng.h"

#include <criterion/criterion.h>

/* The published reference values of splitmix64 with seed 1234567, and of xoshiro256** with the
** state 1, 2, 3, 4. */
Test(rng, mix_is_splitmix64) {
    const uint64_t step = 0x9e3779b97f4a7c15u, seed = 1234567;
    cr_assert_eq(rng_mix(seed), 6457827717110365317u);
    cr_assert_eq(rng_mix(seed + step), 3203168211198807973u);
    cr_assert_eq(rng_mix(seed + 2 * step), 9817491932198370423u);
}

Test(rng, next_is_xoshiro256starstar) {
    Rng r = {{1, 2, 3, 4}};
    const uint64_t want[] = {11520, 0, 1509978240, 1215971899390074240u};
    for (int i = 0; i < 4; i++)
        cr_assert_eq(rng_next(&r), want[i]);
}

Test(rng, a_seed_fixes_the_sequence) {
    Rng a, b, c;
    rng_seed(&a, 42);
    rng_seed(&b, 42);
    rng_seed(&c, 43);
    int alike = 0;
    for (int i = 0; i < 100; i++) {
        uint64_t x = rng_next(&a);
        cr_assert_eq(x, rng_next(&b));
        alike += x == rng_next(&c);
    }
    cr_assert_eq(alike, 0);
}

Test(rng, seed_0_is_as_good_as_any) {
    Rng r;
    rng_seed(&r, 0);
    cr_assert_neq(r.s[0] | r.s[1] | r.s[2] | r.s[3], 0u);
    cr_assert_neq(rng_next(&r), rng_next(&r));
}

/* 10 bins of about 10,000: the standard deviation is 95, so a deviation of 600 is no
** accident. */
Test(rng, below_is_even) {
    Rng r;
    rng_seed(&r, 7);
    int seen[10] = {0};
    for (int i = 0; i < 100000; i++) {
        uint64_t x = rng_below(&r, 10);
        cr_assert_lt(x, 10u);
        seen[x]++;
    }
    for (int i = 0; i < 10; i++)
        cr_assert(seen[i] > 9400 && seen[i] < 10600, "%d: %d", i, seen[i]);
}

/* Without rejection, a third of the numbers below 3 * 2^62 would be twice as likely. */
Test(rng, below_favours_none_of_many) {
    Rng r;
    rng_seed(&r, 8);
    const uint64_t third = (uint64_t)1 << 62;
    int seen[3] = {0}, odd = 0;
    for (int i = 0; i < 30000; i++) {
        uint64_t x = rng_below(&r, 3 * third);
        cr_assert_lt(x, 3 * third);
        seen[x / third]++;
        odd += x % 3 == 1;
    }
    for (int i = 0; i < 3; i++)
        cr_assert(seen[i] > 9500 && seen[i] < 10500, "%d: %d", i, seen[i]);
    cr_assert(odd > 9500 && odd < 10500, "%d", odd);
}

Test(rng, below_bears_the_ends) {
    Rng r;
    rng_seed(&r, 9);
    for (int i = 0; i < 100; i++) {
        cr_assert_eq(rng_below(&r, 1), 0u);
        cr_assert_lt(rng_below(&r, UINT64_MAX), UINT64_MAX);
        cr_assert_leq(rng_below(&r, ((uint64_t)1 << 63) + 1), (uint64_t)1 << 63);
    }
}
