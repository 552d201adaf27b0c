/*
** test_vm_once.c -- whether a move is already in a list, from some index on, for few and many
** moves.
*/
#include "base/rng.h"
#include "vm/ask/once.h"

#include <criterion/criterion.h>

/* The same by a linear search. */
static bool is_there(const Moves *list, size_t base, Move m) {
    for (size_t i = base; i < list->n; i++)
        if (list->at[i] == m)
            return true;
    return false;
}

/* Adds n random moves of so many different ones, each once; returns how many were there
** already. */
static int add(Once *o, Moves *list, size_t base, int n, uint64_t kinds, Rng *rng) {
    int there = 0;
    for (int i = 0; i < n; i++) {
        Move m = rng_below(rng, kinds) << 16;
        bool has = once_has(o, list, base, m);
        cr_assert_eq(has, is_there(list, base, m), "move %d of %d", i, n);
        there += has;
        if (!has)
            moves_add(list, m);
    }
    return there;
}

Test(once, each_move_is_found_again) {
    Rng rng;
    Once o = {0};
    Moves list = {0};
    rng_seed(&rng, 7);
    for (int n = 1; n < 3000; n *= 3)
        for (uint64_t kinds = 10; kinds < 100000; kinds *= 100) {
            int there = add(&o, &list, list.n, n, kinds, &rng);
            cr_expect(there >= n - (int)kinds);
        }
    once_free(&o);
    moves_free(&list);
}

Test(once, a_list_that_ended_before_is_read_anew) {
    Rng rng;
    Once o = {0};
    Moves list = {0};
    rng_seed(&rng, 8);
    for (int i = 0; i < 10; i++) {
        list.n = (size_t)(10 * i); /* below what the table has of it */
        cr_expect_gt(add(&o, &list, list.n, 500, 400, &rng), 0);
    }
    once_free(&o);
    moves_free(&list);
}
