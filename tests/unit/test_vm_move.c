/*
** test_vm_move.c -- lists of moves, sorted from any index on, and without those of another
** list.
*/
#include "base/rng.h"
#include "vm/model/move.h"

#include <criterion/criterion.h>

Test(move, a_list_is_sorted_from_its_base_on) {
    Rng rng;
    rng_seed(&rng, 5);
    for (size_t n = 0; n < 60; n++) {
        Moves list = {0};
        size_t base = (size_t)rng_below(&rng, n + 1);
        uint64_t sum = 0;
        Move first[60];
        for (size_t i = 0; i < n; i++) {
            first[i] = rng_next(&rng) >> (rng_below(&rng, 2) ? 0 : 60);
            moves_add(&list, first[i]);
            sum += i < base ? 0 : first[i];
        }
        moves_sort(&list, base);
        for (size_t i = 0; i < n; i++) {
            sum -= i < base ? 0 : list.at[i];
            cr_assert(i < base ? list.at[i] == first[i]
                               : i == base || list.at[i - 1] <= list.at[i]);
        }
        cr_assert_eq(sum, 0u, "the same moves as before");
        moves_free(&list);
    }
}

Test(move, a_list_is_left_without_those_of_another) {
    Moves list = {0}, without = {0};
    for (Move m = 9; m > 0; m--)
        moves_add(&list, m);
    moves_leave_out(&list, NULL);
    moves_leave_out(&list, &without);
    cr_expect_eq(list.n, 9u);
    for (Move m = 3; m < 12; m += 3)
        moves_add(&without, m);
    moves_leave_out(&list, &without);
    static const Move left[] = {8, 7, 5, 4, 2, 1};
    cr_assert_eq(list.n, 6u);
    cr_expect_arr_eq(list.at, left, sizeof left);
    moves_free(&list);
    moves_free(&without);
}
