/*
** test_search_tt.c -- the transposition table returns what was stored, and nothing torn.
*/
#include "base/rng.h"
#include "search/memory/tt.h"

#include <criterion/criterion.h>
#include <pthread.h>

static TtEntry entry(Move m, int score, int depth, Bound bound) {
    return (TtEntry){m, score, depth, bound};
}

/* A key in the same bucket as `key`, whatever the size of the table. */
static uint64_t neighbour(uint64_t key, uint64_t n) {
    return key ^ n << 48;
}

Test(tt, what_was_stored_is_found) {
    Tt *tt = tt_new(1);
    TtEntry e = entry(0x123456789abcdef0u, -4321, 17, BOUND_EXACT), found;
    tt_store(tt, 42, 3, &e);
    cr_assert(tt_probe(tt, 42, 3, &found));
    cr_assert_eq(found.move, e.move);
    cr_assert_eq(found.score, e.score);
    cr_assert_eq(found.depth, e.depth);
    cr_assert_eq(found.bound, e.bound);
    cr_assert_not(tt_probe(tt, neighbour(42, 1), 3, &found));
    tt_clear(tt);
    cr_assert_not(tt_probe(tt, 42, 3, &found));
    tt_free(tt);
}

Test(tt, key_0_is_not_found_in_an_empty_table) {
    Tt *tt = tt_new(1);
    TtEntry found;
    cr_assert_not(tt_probe(tt, 0, 0, &found));
    tt_free(tt);
}

Test(tt, forced_ends_are_distances_from_the_position) {
    Tt *tt = tt_new(1);
    TtEntry win = entry(1, SCORE_WIN - 9, 5, BOUND_EXACT), found;
    TtEntry loss = entry(1, -(SCORE_WIN - 9), 5, BOUND_EXACT);
    tt_store(tt, 1, 4, &win);
    tt_store(tt, 2, 4, &loss);
    cr_assert(tt_probe(tt, 1, 6, &found));
    cr_assert_eq(found.score, SCORE_WIN - 11);
    cr_assert(tt_probe(tt, 2, 0, &found));
    cr_assert_eq(found.score, -(SCORE_WIN - 5));
    tt_free(tt);
}

Test(tt, extreme_scores_survive) {
    Tt *tt = tt_new(1);
    const int scores[] = {SCORE_INF, -SCORE_INF, SCORE_WIN, -SCORE_WIN, 0, 1, -1};
    for (uint64_t i = 0; i < sizeof scores / sizeof scores[0]; i++) {
        TtEntry e = entry(i, scores[i], 255, BOUND_LOWER), found;
        tt_store(tt, i, 0, &e);
        cr_assert(tt_probe(tt, i, 0, &found));
        cr_assert_eq(found.score, scores[i]);
        cr_assert_eq(found.depth, 255);
    }
    tt_free(tt);
}

Test(tt, a_store_without_a_move_keeps_the_old_one) {
    Tt *tt = tt_new(1);
    TtEntry with = entry(77, 10, 4, BOUND_LOWER), found;
    TtEntry without = entry(MOVE_NONE, 5, 5, BOUND_UPPER);
    tt_store(tt, 9, 0, &with);
    tt_store(tt, 9, 0, &without);
    cr_assert(tt_probe(tt, 9, 0, &found));
    cr_assert_eq(found.move, 77);
    cr_assert_eq(found.bound, BOUND_UPPER);
    tt_free(tt);
}

Test(tt, a_shallow_bound_does_not_drive_out_a_deep_one) {
    Tt *tt = tt_new(1);
    TtEntry deep = entry(1, 10, 12, BOUND_LOWER), found;
    TtEntry shallow = entry(2, 20, 1, BOUND_LOWER);
    tt_store(tt, 9, 0, &deep);
    tt_store(tt, 9, 0, &shallow);
    cr_assert(tt_probe(tt, 9, 0, &found));
    cr_assert_eq(found.depth, 12);
    tt_age(tt);
    tt_store(tt, 9, 0, &shallow);
    cr_assert(tt_probe(tt, 9, 0, &found));
    cr_assert_eq(found.depth, 1);
    tt_free(tt);
}

Test(tt, the_shallowest_of_a_full_bucket_goes_and_the_old_before_the_young) {
    Tt *tt = tt_new(1);
    TtEntry found;
    for (uint64_t i = 1; i <= 4; i++) {
        TtEntry e = entry(i, 0, (int)(i * 3), BOUND_LOWER);
        tt_store(tt, neighbour(5, i), 0, &e);
    }
    TtEntry one = entry(5, 0, 4, BOUND_LOWER);
    tt_store(tt, neighbour(5, 5), 0, &one);
    cr_assert_not(tt_probe(tt, neighbour(5, 1), 0, &found));
    cr_assert(tt_probe(tt, neighbour(5, 2), 0, &found));
    for (int i = 0; i < 3; i++)
        tt_age(tt);
    TtEntry young = entry(6, 0, 0, BOUND_LOWER), younger = entry(7, 0, 0, BOUND_LOWER);
    tt_store(tt, neighbour(5, 6), 0, &young);
    tt_store(tt, neighbour(5, 7), 0, &younger);
    cr_assert(tt_probe(tt, neighbour(5, 6), 0, &found));
    tt_free(tt);
}

/* What several threads write under one key never comes back mixed. */
static void *hammer(void *table) {
    Rng rng;
    rng_seed(&rng, (uint64_t)(uintptr_t)&rng);
    uintptr_t torn = 0;
    for (int i = 0; i < 200000; i++) {
        /* keys that differ in all bits, as real ones do: a torn entry has another key */
        uint64_t key = rng_mix(rng_below(&rng, 64) + 1), value = rng_below(&rng, 1000);
        TtEntry e = entry(value, (int)value, (int)(value % 200), BOUND_EXACT), found;
        tt_store(table, key, 0, &e);
        if (tt_probe(table, key, 0, &found) && found.move != (Move)found.score)
            torn++;
    }
    return (void *)torn; // NOLINT(performance-no-int-to-ptr)
}

Test(tt, threads_share_it_without_locks) {
    Tt *tt = tt_new(1);
    pthread_t thread[2];
    for (int i = 0; i < 2; i++)
        cr_assert_eq(pthread_create(&thread[i], NULL, hammer, tt), 0);
    for (int i = 0; i < 2; i++) {
        void *torn;
        pthread_join(thread[i], &torn);
        cr_assert_null(torn);
    }
    tt_free(tt);
}
