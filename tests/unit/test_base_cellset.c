/*
** test_base_cellset.c -- cellset.h, compared with a plain array of booleans.
**
** Compiled for sets of 256 cells as it stands; test_base_cellset64.c and test_base_cellset128.c
** include it with fewer words.
*/
#include "base/cellset.h"
#include "base/rng.h"

#include <criterion/criterion.h>
#include <string.h>

enum { CELLS = 64 * SET_WORDS, ROUNDS = 300 };

typedef struct Model {
    bool in[CELLS];
} Model;

/* A random set with about one cell in `thin`, and its model. */
static CellSet any_set(Rng *r, unsigned thin, Model *m) {
    CellSet s = {{0}};
    for (unsigned i = 0; i < CELLS; i++) {
        m->in[i] = rng_below(r, thin) == 0;
        if (m->in[i])
            set_add(&s, i);
    }
    return s;
}

static bool fits(const CellSet *s, const Model *m) {
    for (unsigned i = 0; i < CELLS; i++)
        if (set_has(s, i) != m->in[i])
            return false;
    return true;
}

Test(cellset, each_cell_alone) {
    for (unsigned i = 0; i < CELLS; i++) {
        CellSet s = set_of(i);
        cr_assert(set_has(&s, i) && set_count(s) == 1 && !set_empty(s));
        set_flip(&s, i);
        cr_assert(set_empty(s));
        set_flip(&s, i);
        set_remove(&s, i);
        set_remove(&s, i);
        cr_assert(set_empty(s) && set_count(s) == 0);
    }
}

Test(cellset, first_is_every_prefix) {
    for (unsigned n = 0; n <= CELLS; n++) {
        CellSet s = set_first(n);
        cr_assert_eq(set_count(s), (int)n);
        cr_assert(n == 0 || set_has(&s, n - 1));
        cr_assert(n == CELLS || !set_has(&s, n));
    }
}

Test(cellset, algebra_is_that_of_sets) {
    Rng r;
    rng_seed(&r, 1);
    for (int round = 0; round < ROUNDS; round++) {
        Model a, b, both, either, less;
        unsigned thin = 1 + (unsigned)rng_below(&r, 40);
        CellSet x = any_set(&r, thin, &a), y = any_set(&r, 3, &b);
        bool meets = false, within = true, equal = true;
        for (int i = 0; i < CELLS; i++) {
            both.in[i] = a.in[i] && b.in[i];
            either.in[i] = a.in[i] || b.in[i];
            less.in[i] = a.in[i] && !b.in[i];
            meets |= both.in[i];
            within &= !less.in[i];
            equal &= a.in[i] == b.in[i];
        }
        CellSet and = set_and(x, y), or = set_or(x, y), minus = set_minus(x, y);
        cr_assert(fits(&and, &both) && fits(& or, &either) && fits(&minus, &less));
        cr_assert_eq(set_meets(x, y), meets);
        cr_assert_eq(set_within(x, y), within);
        cr_assert_eq(set_equal(x, y), equal);
        cr_assert(set_within(and, x) && set_within(x, or) && set_equal(x, x));
    }
}

Test(cellset, pop_gives_each_cell_once_in_order) {
    Rng r;
    rng_seed(&r, 2);
    for (int round = 0; round < ROUNDS; round++) {
        Model m;
        CellSet s = any_set(&r, 1 + (unsigned)rng_below(&r, 100), &m);
        unsigned next = 0;
        while (!set_empty(s)) {
            unsigned cell = set_pop(&s);
            cr_assert_geq(cell, next);
            for (; next < cell; next++)
                cr_assert_not(m.in[next]);
            cr_assert(m.in[next++]);
        }
        for (; next < CELLS; next++)
            cr_assert_not(m.in[next]);
    }
}

Test(cellset, rank_counts_the_lower_cells_and_nth_finds_them) {
    Rng r;
    rng_seed(&r, 9);
    Model m;
    for (int round = 0; round < 200; round++) {
        CellSet s = any_set(&r, 1 + (unsigned)rng_below(&r, 100), &m);
        int lower = 0;
        for (unsigned cell = 0; cell < CELLS; cell++) {
            cr_assert_eq(set_rank(&s, cell), lower);
            if (m.in[cell])
                cr_assert_eq(set_nth(&s, lower), cell);
            lower += m.in[cell];
        }
    }
}

/* Words that the board does not use are neither read nor written. */
Test(cellset, higher_words_stay_0) {
    CellSet all = set_first(CELLS);
    for (int i = SET_WORDS; i < 4; i++)
        cr_assert_eq(all.w[i] | set_or(all, all).w[i], 0u);
}
