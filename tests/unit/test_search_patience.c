/*
** test_search_patience.c -- a move that is found again and again needs less time, a worse score more.
*/
#include "search/tree/patience.h"

#include <criterion/criterion.h>

static double after(Patience *p, Move best, int score) {
    Report r = {.score = score};
    r.pv[0] = best;
    return patience_after(p, &r);
}

Test(patience, less_and_less_for_the_same_move) {
    Patience p = {0};
    double before = after(&p, 7, 20);
    for (int i = 0; i < 5; i++) {
        double now = after(&p, 7, 20);
        cr_assert_lt(now, before);
        before = now;
    }
    cr_assert_eq(after(&p, 7, 20), before, "but never less than that");
    cr_assert_gt(before, 0.5);
    cr_assert_lt(before, 1);
}

Test(patience, again_for_another_one) {
    Patience p = {0}, fresh = {0};
    double first = after(&fresh, 1, 0);
    for (int i = 0; i < 4; i++)
        after(&p, 1, 0);
    cr_assert_eq(after(&p, 2, 0), first);
    cr_assert_lt(after(&p, 2, 0), first);
    cr_assert_eq(after(&p, 1, 0), first);
}

/* The first depth has nothing to fall from. */
Test(patience, more_where_the_score_falls) {
    Patience p = {0}, q = {0};
    cr_assert_eq(after(&p, 0, -500), after(&q, 0, 500));
    double same = after(&p, 0, -500), little = after(&q, 0, 490);
    cr_assert_eq(same, little, "a tenth of a man is no fall");
    Patience some = p, much = p, all = p, rise = p;
    double usual = after(&p, 0, -500);
    cr_assert_gt(after(&some, 0, -540), usual);
    cr_assert_gt(after(&much, 0, -580), after(&(Patience){0}, 0, 0) * 0.6);
    cr_assert_eq(after(&all, 0, -5000) / usual, 1.6);
    cr_assert_eq(after(&rise, 0, 900), usual);
}
