/*
** test_search_share.c -- threads see each other's marks, and only those.
*/
#include "base/rng.h"
#include "search/share.h"

#include <criterion/criterion.h>

static Share share;

Test(share, a_mark_is_seen_until_it_is_taken_back) {
    share_init(&share);
    uint64_t a = share_mark(1, 2), b = share_mark(2, 1), c = share_mark(1, 3);
    cr_assert(a != b && a != c && b != c);
    cr_assert_not(share_taken(&share, a));
    share_enter(&share, a);
    cr_assert(share_taken(&share, a));
    cr_assert_not(share_taken(&share, b));
    cr_assert_not(share_taken(&share, c));
    share_leave(&share, a);
    cr_assert_not(share_taken(&share, a));
}

/* A free place holds 0: a mark of 0 would be taken everywhere. */
Test(share, no_mark_is_0) {
    for (uint64_t i = 0; i < 10000; i++)
        cr_assert(share_mark(rng_mix(i), i) & 1);
    cr_assert(share_mark(0, 0) & 1);
}

/* Two marks that fall on one place: the later one has it, and only its own thread frees it. */
Test(share, a_place_is_not_freed_by_the_one_who_lost_it) {
    share_init(&share);
    uint64_t a = share_mark(1, 2), b = a ^ (uint64_t)1 << 60;
    share_enter(&share, a);
    share_enter(&share, b);
    cr_assert_not(share_taken(&share, a));
    share_leave(&share, a);
    cr_assert(share_taken(&share, b));
    share_leave(&share, b);
    cr_assert_not(share_taken(&share, b));
}
