/*
** test_tune_fit.c -- the fit recovers the numbers behind generated results.
*/
#include "base/rng.h"
#include "tune/fit.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

enum { NUMBERS = 12, ROWS = 20000, SHOWN = 4 };
static const double slope = 0.006;

typedef struct Known {
    double d[2 * NUMBERS], spread[NUMBERS];
    Fit fit;
} Known;

static double uniform(Rng *r) {
    return (double)rng_below(r, 1000000) / 1000000;
}

/* Rows with results drawn at random with the probabilities that known numbers give. */
static Known made_up(uint64_t seed, int rows, double size) {
    Known k = {.fit = {.n = NUMBERS}};
    Rng rng;
    rng_seed(&rng, seed);
    for (int i = 0; i < 2 * NUMBERS; i++)
        k.d[i] = size * (2 * uniform(&rng) - 1);
    for (int i = 0; i < NUMBERS; i++)
        k.spread[i] = 60;
    for (int i = 0; i < rows; i++) {
        double early = uniform(&rng), value = 600 * (uniform(&rng) - 0.5), more = 0;
        for (int j = 0; j < SHOWN; j++) {
            int number = (int)rng_below(&rng, NUMBERS - 1); /* the last one is never shown */
            int times = (int)rng_below(&rng, 5) - 2;
            fitparts_add(&k.fit.parts, (FitPart){(uint16_t)number, (int16_t)times});
            more += times * (early * k.d[2 * number] + (1 - early) * k.d[2 * number + 1]);
        }
        bool won = uniform(&rng) < 1 / (1 + exp(-slope * (value + more)));
        fitrows_add(&k.fit.rows, (FitRow){.value = (float)value,
                                          .early = (float)early,
                                          .result = won,
                                          .game = (uint32_t)i,
                                          .parts = (uint32_t)k.fit.parts.n});
    }
    k.fit.spread = k.spread;
    return k;
}

Test(fit, known_numbers_are_found_again) {
    Known k = made_up(1, ROWS, 100);
    k.fit.spread = k.spread;
    double d[2 * NUMBERS], found = 0, worst = 0;
    Fitted f = fit_run(&k.fit, d, NULL, NULL);
    cr_assert_gt(f.strength, 0);
    cr_assert_lt(f.after, f.before - 0.02, "%f %f", f.after, f.before);
    /* Scaled by the fitted slope for values that lack the numbers, which is less steep. */
    double flat = slope / f.slope;
    cr_assert(flat > 1 && flat < 3, "%f", flat);
    for (int i = 0; i < 2 * (NUMBERS - 1); i++) {
        found += fabs(k.d[i]);
        worst = fmax(worst, fabs(d[i] / flat - k.d[i]));
    }
    cr_expect_gt(found / (2 * NUMBERS), 30);
    cr_expect_lt(worst, 40, "%f", worst);
    fit_free(&k.fit);
}

/* Games whose first row shows a number, for or against the first player, and whose other
** rows have the resulting value; their results are drawn with the probability that this
** value gives. */
static Fit made_games(uint64_t seed, int games, double worth, const double *spread) {
    enum { BEHIND = 20 };
    Fit f = {.n = 1, .spread = spread};
    Rng rng;
    rng_seed(&rng, seed);
    for (int i = 0; i < games; i++) {
        int times = i % 2 ? 1 : -1;
        bool won = uniform(&rng) < 1 / (1 + exp(-slope * worth * times));
        fitparts_add(&f.parts, (FitPart){0, (int16_t)times});
        for (int j = 0; j <= BEHIND; j++)
            fitrows_add(&f.rows, (FitRow){.value = j == 0 ? 0 : (float)(worth * times),
                                          .early = 0.5F,
                                          .result = won,
                                          .game = (uint32_t)i,
                                          .parts = (uint32_t)f.parts.n});
    }
    return f;
}

/* The results of so few games alone would be off by a fifth. */
Test(fit, later_values_say_more_than_results) {
    for (uint64_t seed = 1; seed <= 8; seed++) {
        const double spread[1] = {200};
        Fit f = made_games(seed, 400, 100, spread);
        double d[2];
        cr_assert_gt(fit_run(&f, d, NULL, NULL).strength, 0);
        cr_expect_float_eq((d[0] + d[1]) / 2, 100, 6, "%f", (d[0] + d[1]) / 2);
        fit_free(&f);
    }
}

Test(fit, numbers_that_no_row_shows_stay) {
    Known k = made_up(2, 4000, 100);
    k.fit.spread = k.spread;
    double d[2 * NUMBERS];
    fit_run(&k.fit, d, NULL, NULL);
    cr_assert_eq(d[2 * NUMBERS - 2], 0);
    cr_assert_eq(d[2 * NUMBERS - 1], 0);
    fit_free(&k.fit);
}

/* If the numbers are already right, a few rows must not spoil them. */
Test(fit, few_rows_do_no_harm) {
    for (uint64_t seed = 1; seed <= 5; seed++) {
        Known k = made_up(seed, 200, 0);
        k.fit.spread = k.spread;
        double d[2 * NUMBERS];
        Fitted f = fit_run(&k.fit, d, NULL, NULL);
        cr_assert_leq(f.after, f.before);
        for (int i = 0; i < 2 * NUMBERS; i++)
            cr_expect_lt(fabs(d[i]), 40, "%f", d[i]);
        fit_free(&k.fit);
    }
}

Test(fit, the_same_rows_give_the_same_numbers) {
    Known k = made_up(3, 3000, 80);
    k.fit.spread = k.spread;
    double d[2 * NUMBERS], again[2 * NUMBERS];
    fit_run(&k.fit, d, NULL, NULL);
    fit_run(&k.fit, again, NULL, NULL);
    cr_assert_eq(memcmp(d, again, sizeof d), 0);
    fit_free(&k.fit);
}

Test(fit, without_rows_nothing_changes) {
    double spread[1] = {10}, d[2] = {1, 1};
    Fit f = {.n = 1, .spread = spread};
    Fitted found = fit_run(&f, d, NULL, NULL);
    cr_assert_eq(found.strength, 0);
    cr_assert_eq(d[0], 0);
    cr_assert_eq(d[1], 0);
    fit_free(&f);
}
