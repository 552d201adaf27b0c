/*
** test_search_patience.c -- a stable best move needs less time, a falling score more.
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

/* At the first depth, there is no score to fall from. */
Test(patience, more_where_the_score_falls) {
    static const int falls[] = {-900, 0, 15, 16, 40, 79, 80, 5000};
    double before = 0;
    Patience fresh = {0}, other = {0};
    cr_assert_eq(after(&fresh, 0, -500), after(&other, 0, 500));
    for (int i = 0; i < 8; i++) {
        Patience p = {0};
        after(&p, 0, 100);
        double now = after(&p, 0, 100 - falls[i]);
        if (i == 1 || i == 2 || i == 7)
            cr_assert_eq(now, before, "a fall of %d", falls[i]);
        else
            cr_assert_gt(now, before, "a fall of %d", falls[i]);
        before = now;
    }
}
