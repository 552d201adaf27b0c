/*
** test_base_arena.c -- arena.h: blocks are zeroed, aligned, disjoint, and freed together.
*/
#include "base/arena.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

static bool all_zero(const unsigned char *p, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (p[i])
            return false;
    return true;
}

Test(arena, blocks_are_zeroed_aligned_and_apart) {
    Arena *a = arena_new();
    unsigned char *last = NULL;
    for (size_t size = 1; size < 3000; size += 7) {
        unsigned char *p = arena_alloc(a, size);
        cr_assert(all_zero(p, size));
        cr_assert_eq((uintptr_t)p % _Alignof(max_align_t), 0u);
        memset(p, 0xff, size);
        cr_assert(!last || last[0] == 0xff);
        last = p;
    }
    arena_free(a);
}

Test(arena, lines_start_a_cache_line) {
    Arena *a = arena_new();
    for (size_t size = 1; size < 200; size += 13) {
        arena_alloc(a, 3);
        unsigned char *p = arena_alloc_line(a, size);
        cr_assert_eq((uintptr_t)p % 64, 0u);
        cr_assert(all_zero(p, size));
    }
    arena_free(a);
}

Test(arena, a_block_may_be_larger_than_a_chunk) {
    Arena *a = arena_new();
    char *small = arena_strdup(a, "before");
    size_t size = 5u << 20;
    unsigned char *big = arena_alloc(a, size);
    cr_assert(all_zero(big, size));
    memset(big, 1, size);
    cr_assert_str_eq(small, "before");
    cr_assert_str_eq(arena_strdup(a, "after"), "after");
    arena_free(a);
}

Test(arena, it_is_known_whether_there_is_memory) {
    cr_assert(mem_is_there(1u << 20));
    cr_assert(!mem_is_there(SIZE_MAX / 4));
}

Test(arena, an_empty_block_is_one_of_its_own) {
    Arena *a = arena_new();
    void *first = arena_alloc(a, 0), *second = arena_alloc(a, 0);
    cr_assert_not_null(first);
    cr_assert_neq(first, second);
    cr_assert_not_null(arena_copy(a, NULL, 0));
    arena_free(a);
}

#ifndef STEPWISE_STRESS /* there a chunk holds only one block */
Test(arena, small_blocks_lie_side_by_side) {
    Arena *a = arena_new();
    int apart = 0;
    char *last = arena_alloc(a, 10);
    for (int i = 0; i < 1000; i++) {
        char *p = arena_alloc(a, 10);
        apart += p < last || p > last + 256;
        last = p;
    }
    cr_assert_leq(apart, 1, "a chunk for each");
    arena_free(a);
}
#endif

Test(arena, copies_are_copies) {
    Arena *a = arena_new();
    char text[] = "a padwar's walk";
    char *whole = arena_strdup(a, text), *part = arena_strndup(a, text, 8);
    int numbers[] = {3, 1, 4}, *copy = arena_copy(a, numbers, sizeof numbers);
    memset(text, '?', sizeof text - 1);
    numbers[1] = 0;
    cr_assert_str_eq(whole, "a padwar's walk");
    cr_assert_str_eq(part, "a padwar");
    cr_assert_str_eq(arena_strndup(a, NULL, 0), "", "nothing, wherever it stands");
    cr_assert_eq(copy[1], 1);
    arena_free(a);
}

Test(arena, printf_measures_its_text) {
    Arena *a = arena_new();
    cr_assert_str_eq(arena_printf(a, "%s-%d", "x", 7), "x-7");
    cr_assert_str_eq(arena_printf(a, "%s", ""), "");
    char *wide = arena_printf(a, "%100000d", 1);
    cr_assert_eq(strlen(wide), 100000u);
    cr_assert_eq(wide[99999], '1');
    arena_free(a);
}

Test(arena, counts_what_it_hands_out) {
    Arena *a = arena_new();
    cr_assert_eq(arena_used(a), 0u);
    arena_alloc(a, 10);
    cr_assert_not_null(ARENA_ARRAY(a, uint64_t, 5));
    cr_assert_eq(arena_used(a), 50u);
    arena_free(a);
    arena_free(NULL);
}

Test(arena, mem_grow_keeps_what_was_there) {
    char *p = mem_grow(NULL, 4);
    memcpy(p, "abc", 4);
    p = mem_grow(p, 1 << 16);
    cr_assert_str_eq(p, "abc");
    p = mem_grow(p, 0);
    cr_assert_not_null(p);
    free(p);
}
