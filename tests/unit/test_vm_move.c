/*
** test_vm_move.c -- lists of moves, sorted from any place on.
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
