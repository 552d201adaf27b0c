/*
** test_base_saturate.c -- arithmetic at the ends of int64_t.
*/
#include "base/saturate.h"

#include <criterion/criterion.h>

__extension__ typedef __int128 Wide;

enum { SIX = 6 };
static const int64_t edge[SIX] = {INT64_MIN, INT64_MIN + 1, -1, 1, INT64_MAX - 1, INT64_MAX};

/* The expected result, computed in a wider type and clamped. */
static int64_t bring(Wide x) {
    return x < INT64_MIN ? INT64_MIN : x > INT64_MAX ? INT64_MAX : (int64_t)x;
}

Test(saturate, stays_at_the_ends) {
    for (int i = 0; i < SIX; i++)
        for (int k = 0; k < SIX; k++) {
            Wide a = edge[i], b = edge[k];
            cr_expect_eq(saturate_add(edge[i], edge[k]), bring(a + b));
            cr_expect_eq(saturate_sub(edge[i], edge[k]), bring(a - b));
            cr_expect_eq(saturate_mul(edge[i], edge[k]), bring(a * b));
            Wide q = a / b - (a % b != 0 && (a < 0) != (b < 0));
            cr_expect_eq(saturate_div(edge[i], edge[k]), bring(q));
            int64_t rest = saturate_mod(edge[i], edge[k]);
            cr_expect(rest >= 0 && rest < (b < 0 ? -b : b) && (a - rest) % b == 0);
        }
}

Test(saturate, keeps_within_both_ends) {
    cr_expect_eq(saturate_within(7, 5), 5);
    cr_expect_eq(saturate_within(-7, 5), -5);
    cr_expect_eq(saturate_within(-5, 5), -5);
    cr_expect_eq(saturate_within(4, 5), 4);
    cr_expect_eq(saturate_within(INT64_MIN, INT64_MAX), -INT64_MAX);
    cr_expect_eq(saturate_within(INT64_MAX, 0), 0);
}

Test(saturate, rounds_down_and_knows_nothing) {
    cr_expect_eq(saturate_div(-7, 2), -4);
    cr_expect_eq(saturate_div(7, -2), -4);
    cr_expect_eq(saturate_mod(-7, 2), 1);
    cr_expect_eq(saturate_mod(-7, -2), 1);
    cr_expect_eq(saturate_div(5, 0), 0);
    cr_expect_eq(saturate_mod(5, 0), 0);
    cr_expect_eq(saturate_div(INT64_MIN, -1), INT64_MAX);
    cr_expect_eq(saturate_mod(INT64_MIN, -1), 0);
}
