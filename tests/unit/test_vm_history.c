/*
** test_vm_history.c -- history.h: keys are counted, and a key that is there is never reported
** absent.
*/
#include "base/rng.h"
#include "vm/model/history.h"

#include <criterion/criterion.h>

/* NEAR: keys that recur often; some share a slot. */
enum { STEPS = 5000, NEAR = 40 };

static uint64_t near_key(Rng *r) {
    return rng_below(r, NEAR) * (HISTORY_SLOTS / 8);
}

static size_t count_plainly(const uint64_t *at, size_t n, uint64_t key) {
    size_t count = 0;
    for (size_t i = 0; i < n; i++)
        count += at[i] == key;
    return count;
}

static void is_told_of(const History *h, const uint64_t *at, size_t n) {
    for (uint64_t k = 0; k < NEAR; k++) {
        uint64_t key = k * (HISTORY_SLOTS / 8);
        size_t count = count_plainly(at, n, key);
        cr_assert_eq(history_count(h, h->keys.n, key), count);
        cr_assert(history_may_have(h, key) || count == 0);
    }
}

Test(history, counts_what_was_added_and_not_dropped) {
    static uint64_t plain[STEPS];
    History h = {0};
    Rng r;
    size_t n = 0;
    rng_seed(&r, 1);
    for (int i = 0; i < STEPS; i++) {
        if (n > 0 && rng_below(&r, 100) < 45)
            history_drop(&h), n--;
        else
            history_add(&h, plain[n++] = near_key(&r));
        cr_assert_eq(h.keys.n, n);
        if (i % 50 == 0)
            is_told_of(&h, plain, n);
    }
    History first = history_first(&h, n / 2);
    is_told_of(&first, plain, n / 2);
    history_free(&h);
}

Test(history, what_was_dropped_is_gone) {
    History h = {0};
    for (uint64_t key = 0; key < 100; key++)
        history_add(&h, rng_mix(key));
    for (int i = 0; i < 99; i++)
        history_drop(&h);
    cr_assert(history_may_have(&h, rng_mix(0)));
    cr_assert_not(history_may_have(&h, rng_mix(1)));
    history_clear(&h);
    cr_assert_not(history_may_have(&h, rng_mix(0)));
    cr_assert_eq(h.keys.n, 0u);
    history_free(&h);
}
