/*
** test_cli_score.c -- what results say about strength; the two games of a pair count as one.
*/
#include "cli/match/score.c"

#include <criterion/criterion.h>

/* A pair of games with the same opening. */
static void add_pair(Score *s, double first, double second) {
    score_add(s, first, -1);
    score_add(s, second, first);
}

/* Values computed separately by the formulas: 1 and 1.5 of two points. */
Test(score, pairs_are_what_varies) {
    Score s = {0};
    double elo, error;
    add_pair(&s, 1, 0);
    add_pair(&s, 1, 0.5);
    cr_expect_eq(score_games(&s), 4);
    cr_expect_float_eq(score_share(&s), 0.625, 1e-12);
    cr_expect(score_elo(&s, &elo, &error));
    cr_expect_float_eq(elo, 88.73949984654254, 1e-9);
    cr_expect_float_eq(error, 176.5509478487987, 1e-6);
    cr_expect_float_eq(score_los(&s), 0.8413447460685429, 1e-9);
    cr_expect_float_eq(score_llr(&s, 0, 10), 0.09184408338538122, 1e-9);
}

/* Openings that the first player always wins say nothing about strength, and do not add to the
** error. */
Test(score, what_an_opening_decides_adds_no_error) {
    Score paired = {0}, single = {0};
    double elo, sure = 1, unsure = 0;
    for (int i = 0; i < 50; i++) {
        add_pair(&paired, 1, 0);
        score_add(&single, 1, -1);
        score_add(&single, 0, -1);
    }
    cr_expect(score_elo(&paired, &elo, &sure) && score_elo(&single, &elo, &unsure));
    cr_expect_float_eq(elo, 0, 1e-9);
    cr_expect_lt(sure, unsure / 5);
    add_pair(&paired, 1, 1);
    cr_expect_float_eq(score_los(&paired), 0.8413447460685429, 1e-9, "one pair of two wins");
}

/* The order in which the games of a pair end does not matter. */
Test(score, a_pair_counts_alike_whichever_game_ends_first) {
    static const double first[] = {1, 0.5, 0, 0.75}, second[] = {0, 0.5, 1, 0.25};
    Score a = {0}, b = {0};
    for (int i = 0; i < 4; i++)
        add_pair(&a, first[i], second[i]), add_pair(&b, second[i], first[i]);
    double elo, e1 = 0, e2 = 1;
    cr_expect(score_elo(&a, &elo, &e1) && score_elo(&b, &elo, &e2));
    cr_expect_float_eq(e1, e2, 1e-9);
    cr_expect_eq(a.won, b.won);
    cr_expect_eq(a.shared, 2);
}

Test(score, without_games_nothing_is_known) {
    Score s = {0};
    double elo, error;
    cr_expect_not(score_elo(&s, &elo, &error));
    cr_expect_float_eq(score_los(&s), 0.5, 1e-12);
    cr_expect_float_eq(score_llr(&s, 0, 10), 0, 1e-12);
    score_add(&s, 1, -1);
    cr_expect_not(score_elo(&s, &elo, &error), "all the points");
}
