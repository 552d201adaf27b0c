/*
** test_base_vec.c -- vec.h: arrays of any type that grow and keep their order.
*/
#include "base/vec.h"

#include <criterion/criterion.h>
#include <stdint.h>

typedef struct Wide {
    uint64_t word[5];
} Wide;

TYPED_VEC(Bytes, bytes, uint8_t)
TYPED_VEC(Wides, wides, Wide)

Test(vec, keeps_what_is_added) {
    Bytes v = {0};
    for (int i = 0; i < 1000; i++)
        bytes_add(&v, (uint8_t)i);
    cr_assert_eq(v.n, 1000u);
    for (int i = 0; i < 1000; i++)
        cr_assert_eq(v.at[i], (uint8_t)i);
    bytes_free(&v);
    cr_assert_null(v.at);
    cr_assert_eq(v.n + v.cap, 0u);
}

Test(vec, holds_wide_elements) {
    Wides v = {0};
    for (uint64_t i = 0; i < 100; i++)
        wides_add(&v, (Wide){{i, 0, 0, 0, ~i}});
    for (uint64_t i = 0; i < 100; i++)
        cr_assert(v.at[i].word[0] == i && v.at[i].word[4] == ~i);
    wides_free(&v);
}

Test(vec, reserving_makes_room_once) {
    Bytes v = {0};
    bytes_reserve(&v, 12345);
    cr_assert_geq(v.cap, 12345u);
    const uint8_t *at = v.at;
    for (int i = 0; i < 12345; i++)
        bytes_add(&v, 1);
    cr_assert_eq(v.at, at);
    bytes_reserve(&v, 0);
    cr_assert_eq(v.n, 12345u);
    bytes_free(&v);
}

/* The search uses a list as a stack: cut back to an earlier length, and filled again. */
Test(vec, can_be_cut_back) {
    Bytes v = {0};
    for (int round = 0; round < 10; round++) {
        size_t mark = v.n;
        for (int i = 0; i < 50; i++)
            bytes_add(&v, (uint8_t)round);
        v.n = mark + 1;
    }
    cr_assert_eq(v.n, 10u);
    for (int i = 0; i < 10; i++)
        cr_assert_eq(v.at[i], i);
    bytes_free(&v);
}
