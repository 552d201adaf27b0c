/*
** test_vm_form.c -- a formula packed into lookups, compared with the formula itself.
*/
#include "base/rng.h"
#include "vm/tables/form.h"

#include <criterion/criterion.h>
#include <string.h>

typedef struct Shelf {
    Arena *arena;
    FormBook book;
} Shelf;

static Shelf shelf(void) {
    Arena *a = arena_new();
    return (Shelf){a, {.arena = a}};
}

static void shelf_free(Shelf *s) {
    forms_free(&s->book.forms);
    arena_free(s->arena);
}

/* The ends by the clauses. */
static uint64_t reached(uint64_t always, const Clause *c, int n, uint64_t shut) {
    uint64_t ends = always;
    for (int i = 0; i < n; i++)
        ends |= c[i].cells & shut ? 0 : c[i].ends;
    return ends;
}

/* The bits of `from` selected by `mask`, packed together. */
static size_t gathered(uint64_t from, uint64_t mask) {
    size_t out = 0;
    for (int at = 0; mask; mask &= mask - 1, at++)
        out |= (size_t)(from >> __builtin_ctzll(mask) & 1) << at;
    return out;
}

/* The ends by the lookups, or by the ladder. */
static uint64_t looked_up(const Form *f, uint64_t shut) {
    uint64_t ends = f->always | (f->ladder ? ladder_ends(f->ladder, shut) : 0);
    for (int i = 0; i < f->ngroups; i++)
        ends |= f->group[i].table[gathered(shut, f->group[i].cells)];
    return ends;
}

/* ---- values ---- */

/* Random clauses like those of walks of up to `steps` steps, over `ncells` cells. */
static int random_clauses(Rng *rng, Clause *c, int most, unsigned ncells, unsigned steps) {
    int n = (int)rng_below(rng, (uint64_t)most + 1);
    for (int i = 0; i < n; i++) {
        c[i] = (Clause){.ends = rng_next(rng) & rng_next(rng) & rng_next(rng)};
        for (uint64_t left = 1 + rng_below(rng, steps); left > 0; left--)
            c[i].cells |= (uint64_t)1 << rng_below(rng, ncells);
    }
    return n;
}

Test(form, lookups_agree_with_the_clauses) {
    enum { FORMS = 400, MOST = 40, LOOKS = 300 };
    Rng rng;
    Shelf s = shelf();
    int packed = 0, several = 0, ladders = 0;
    rng_seed(&rng, 3);
    for (int i = 0; i < FORMS; i++) {
        Clause c[MOST], given[MOST];
        unsigned ncells = 1 + (unsigned)rng_below(&rng, i % 2 ? 64 : 10);
        int n = random_clauses(&rng, c, MOST, ncells, i % 4 == 3 ? 20 : 3);
        uint64_t always = rng_next(&rng) & rng_next(&rng) & rng_next(&rng);
        memcpy(given, c, sizeof c);
        const Form *f = form_of(&s.book, always, c, n);
        if (!f)
            continue;
        packed++;
        several += f->ngroups > 1;
        ladders += f->ladder != NULL;
        cr_assert(!f->ladder || f->ngroups == 0);
        for (int look = 0; look < LOOKS; look++) {
            uint64_t shut =
                look ? rng_next(&rng) & (look % 2 ? ~(uint64_t)0 : rng_next(&rng)) : 0;
            cr_assert_eq(looked_up(f, shut), reached(always, given, n, shut), "form %d", i);
        }
    }
    cr_expect_gt(packed, FORMS / 2);
    cr_expect_gt(several, FORMS / 5);
    cr_expect_gt(ladders, FORMS / 10);
    shelf_free(&s);
}

/* ---- which clauses are kept ---- */

static void clause_is(const Form *f, int i, uint64_t cells, uint64_t ends) {
    cr_assert_lt(i, f->nclauses);
    cr_expect_eq(f->clause[i].cells, cells);
    cr_expect_eq(f->clause[i].ends, ends);
}

Test(form, ends_that_need_fewer_cells_are_dropped) {
    Clause c[] = {{0x7, 0x10}, {0x3, 0x11}, {0x8, 0x21}, {0x8, 0x40}, {0x9, 0x02}, {0x6, 0x80}};
    Shelf s = shelf();
    const Form *f = form_of(&s.book, 0x80, c, 6);
    cr_expect_eq(f->nclauses, 3);
    clause_is(f, 0, 0x8, 0x61); /* two clauses with the same cells are merged */
    clause_is(f, 1, 0x3, 0x11); /* implied by neither of those, and implies the first */
    clause_is(f, 2, 0x9, 0x02);
    cr_expect_eq(f->always, 0x80u, "what is always reached needs no clause");
    shelf_free(&s);
}

Test(form, every_clause_is_in_some_group_and_groups_are_small) {
    Clause c[8];
    Shelf s = shelf();
    for (int i = 0; i < 8; i++) /* disjoint lines of eight cells each */
        c[i] = (Clause){(uint64_t)0xff << 8 * i, (uint64_t)1 << i};
    const Form *f = form_of(&s.book, 0, c, 8);
    cr_assert_eq(f->ngroups, 8);
    uint64_t all = 0;
    for (int i = 0; i < 8; i++) {
        cr_expect_eq(__builtin_popcountll(f->group[i].cells), GROUP_CELLS);
        all |= f->group[i].cells;
    }
    cr_expect_eq(all, ~(uint64_t)0);
    for (int i = 0; i < 8; i++) /* single cells share a group */
        c[i] = (Clause){(uint64_t)1 << i, (uint64_t)1 << i};
    f = form_of(&s.book, 0, c, 8);
    cr_expect_eq(f->ngroups, 1);
    shelf_free(&s);
}

Test(form, an_end_that_needs_nothing_has_no_group) {
    Shelf s = shelf();
    const Form *f = form_of(&s.book, 0x5, NULL, 0);
    cr_expect_eq(f->ngroups, 0);
    cr_expect_eq(looked_up(f, ~(uint64_t)0), 0x5u);
    shelf_free(&s);
}

/* ---- sharing forms ---- */

Test(form, the_same_clauses_have_one_form_whatever_their_order) {
    Clause a[] = {{1, 1}, {6, 2}, {7, 2}}, b[] = {{6, 2}, {1, 1}}, other[] = {{1, 1}, {6, 4}};
    Shelf s = shelf();
    const Form *f = form_of(&s.book, 0, a, 3);
    cr_expect_eq(form_of(&s.book, 0, b, 2), f);
    cr_expect_neq(form_of(&s.book, 0, other, 2), f);
    cr_expect_neq(form_of(&s.book, 8, b, 2), f);
    cr_expect_neq(form_of(&s.book, 0, b, 1), f);
    cr_expect_eq(s.book.forms.n, 4u);
    shelf_free(&s);
}

/* ---- ladders ---- */

/* Two lines from one cell, one of which branches; each may end anywhere after the first cells,
** which alone are too many for a group. */
Test(form, a_clause_builds_on_the_largest_within_it) {
    enum { FIRST = 0x1fff, A = 1 << 13, B = 1 << 14, C = 1 << 15, D = 1 << 16 };
    Clause c[] = {
        {FIRST | A | B, 4}, {FIRST, 1}, {FIRST | A, 2}, {FIRST | D, 16}, {FIRST | A | C, 8}};
    static const uint64_t ends[] = {1, 2, 4, 8, 16};
    static const uint32_t over[] = {5, 3, 1, 1, 1};
    Shelf s = shelf();
    const Form *f = form_of(&s.book, 0, c, 5);
    cr_assert(f && f->ladder);
    cr_assert_eq(f->ladder->nrungs, 5);
    for (int i = 0; i < 5; i++) {
        cr_expect_eq(f->ladder->rung[i].ends, ends[i], "rung %d", i);
        cr_expect_eq(f->ladder->rung[i].over, over[i], "rung %d", i);
    }
    cr_expect_eq(looked_up(f, A), 17u);
    cr_expect_eq(looked_up(f, C | D), 7u);
    cr_expect_eq(looked_up(f, 1), 0u);
    shelf_free(&s);
}

/* ---- limits ---- */

Test(form, a_group_has_twelve_cells_and_no_more) {
    Shelf s = shelf();
    Clause c = {0xfff, 1};
    const Form *f = form_of(&s.book, 0, &c, 1);
    cr_assert_not_null(f);
    cr_expect_eq(looked_up(f, 0), 1u);
    cr_expect_eq(looked_up(f, 0x800), 0u);
    cr_expect_eq(f->ngroups, 1);
    c = (Clause){0x1fff, 1};
    f = form_of(&s.book, 0, &c, 1);
    cr_assert_not_null(f);
    cr_expect(f->ladder && f->ngroups == 0);
    cr_expect_eq(looked_up(f, 0x1000), 0u);
    cr_expect_eq(looked_up(f, 0x2000), 1u);
    shelf_free(&s);
}

/* Clauses of eight cells, no two of which fit into one group. */
Test(form, the_number_of_groups_is_limited) {
    Shelf s = shelf();
    for (int n = GROUPS_MOST; n <= GROUPS_MOST + 1; n++) {
        Clause c[GROUPS_MOST + 1];
        for (int i = 0; i < n; i++)
            c[i] = (Clause){(uint64_t)0x7f | (uint64_t)1 << (7 + i), 1};
        const Form *f = form_of(&s.book, 0, c, n);
        cr_assert_not_null(f);
        cr_expect_eq(f->ngroups, n == GROUPS_MOST ? n : 0, "%d groups", n);
        cr_expect_eq(f->ladder != NULL, n > GROUPS_MOST, "%d groups", n);
    }
    shelf_free(&s);
}

/* Pairs of 64 cells, each with the same eleven others: as many as a ladder may have, and one
** more. */
Test(form, the_number_of_rungs_is_limited) {
    Shelf s = shelf();
    Clause c[RUNGS_MOST + 1];
    for (int most = RUNGS_MOST; most <= RUNGS_MOST + 1; most++) {
        int n = 0;
        for (int i = 0; i < 64 - 11; i++)
            for (int k = 0; k < i && n < most; k++)
                c[n++] = (Clause){0x7ff | (uint64_t)1 << (11 + i) | (uint64_t)1 << (11 + k), 1};
        cr_assert_eq(n, most);
        cr_expect_eq(form_of(&s.book, 0, c, n) != NULL, most == RUNGS_MOST);
    }
    shelf_free(&s);
}
