/*
** test_search_clock.c -- limits: nodes are exact, a stop is noticed, no limits means no end.
*/
#include "search/memory/clock.h"

#include <criterion/criterion.h>

/* The node at which the clock reports the end; 0: not within the first thousand. */
static uint64_t over_at(Clock *c) {
    c->pace.next = 0;
    for (uint64_t n = 1; n <= 1000; n++)
        if (clock_over(c, n))
            return n;
    return 0;
}

Test(clock, without_limits_it_goes_on) {
    Clock c;
    clock_begin(&c, 0, 0, NULL);
    cr_assert_eq(over_at(&c), 0);
    cr_assert(clock_goes_on(&c, UINT64_MAX));
    cr_assert_geq(clock_seconds(&c), 0);
}

Test(clock, the_node_limit_is_exact) {
    Clock c;
    clock_begin(&c, 0, 500, NULL);
    cr_assert_eq(over_at(&c), 500, "asked before the one after it");
    cr_assert(clock_goes_on(&c, 499));
    cr_assert_not(clock_goes_on(&c, 500));
}

Test(clock, a_stop_is_seen_soon) {
    atomic_bool stop = false;
    Clock c;
    clock_begin(&c, 0, 0, &stop);
    cr_assert_eq(over_at(&c), 0);
    atomic_store(&stop, true);
    cr_assert_lt(over_at(&c), 100);
    cr_assert_not(clock_goes_on(&c, 1));
}

/* If nodes take longer than the whole time, every one is checked. */
Test(clock, slow_nodes_are_all_checked) {
    Clock c;
    clock_begin(&c, 1000, 0, NULL);
    cr_assert_not(clock_over(&c, 1));
    for (uint64_t n = 2; n < 500; n++)
        cr_assert_not(clock_over(&c, n));
    c.pace.looked -= 500 * 1000000LL;
    cr_assert_not(clock_over(&c, 600));
    c.start -= 1000 * 1000000LL;
    cr_assert(clock_over(&c, 601));
}

Test(clock, the_first_nodes_are_checked) {
    Clock c;
    clock_begin(&c, 1000, 0, NULL);
    cr_assert_not(clock_over(&c, 1));
    c.start -= 1000 * 1000000LL;
    cr_assert(clock_over(&c, 2));
}

Test(clock, time_runs_out) {
    Clock c;
    clock_begin(&c, 1000, 0, NULL);
    cr_assert_eq(over_at(&c), 0);
    c.start -= 600 * 1000000LL;
    cr_assert(clock_goes_on(&c, 1), "all of it is used");
    c.aim = 0.5;
    cr_assert_not(clock_goes_on(&c, 1), "more than it should take");
    c.aim = 0.7;
    cr_assert(clock_goes_on(&c, 1));
    c.aim = 2.5;
    cr_assert(clock_goes_on(&c, 1));
    cr_assert_eq(over_at(&c), 0);
    c.start -= 500 * 1000000LL;
    cr_assert_neq(over_at(&c), 0);
}

/* The formula: three times the remaining time over the moves to come, plus most of the
** increment. */
Test(clock, a_share_of_what_is_left) {
    cr_expect_float_eq(clock_share(36.03, 0, 0), 3, 1e-9, "36 moves are to come");
    cr_expect_float_eq(clock_share(36.03, 1, 0), 3 * 1.8, 1e-9);
    cr_expect_float_eq(clock_share(10.03, 0, 10), 3, 1e-9);
    cr_expect_float_eq(clock_share(10.03, 0, 100), 30.0 / 36, 1e-9);
    cr_expect_float_eq(clock_share(1.03, 0, 1), 0.9, 1e-9, "the last move before more time");
    cr_expect_float_eq(clock_share(1.03, 60, 0), 0.6, 1e-9, "never all of it");
    cr_expect_gt(clock_share(0, 0, 0), 0);
    cr_expect_gt(clock_share(-5, 0, 1), 0);
}

Test(clock, a_fixed_time_for_a_move) {
    cr_expect_float_eq(clock_fixed(1), 0.97, 1e-9,
                       "something is left for what else a move costs");
    cr_expect_float_eq(clock_fixed(0.12), 0.09, 1e-9);
    cr_expect_float_eq(clock_fixed(0.04), 0.03, 1e-9, "of a short time a quarter");
    cr_expect_float_eq(clock_fixed(0.001), 0.004, 1e-9, "in less nothing is found");
}
