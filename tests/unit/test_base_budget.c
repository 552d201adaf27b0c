/*
** test_base_budget.c -- budget.h: counting down, and what happens when a budget is used up.
*/
#include "base/budget.h"

#include <criterion/criterion.h>
#include <string.h>

Test(budget, each_part_has_its_own) {
    Budget b;
    budget_init(&b);
    int64_t tables = budget_left(&b, BUDGET_TABLES), reach = budget_left(&b, BUDGET_REACH);
    cr_expect(budget_spend(&b, BUDGET_TABLES, tables));
    cr_expect_not(budget_spend(&b, BUDGET_TABLES, 1));
    cr_expect_eq(budget_left(&b, BUDGET_TABLES), 0);
    cr_expect_eq(budget_left(&b, BUDGET_REACH), reach);
    cr_expect(budget_spend(&b, BUDGET_REACH, 1));
    cr_expect_eq(b.blame, -1);
}

Test(budget, is_used_up_for_good) {
    Budget b;
    budget_init(&b);
    cr_expect_not(budget_spend(&b, BUDGET_WORTH, INT64_MAX));
    for (int i = 0; i < 3; i++)
        cr_expect_not(budget_spend(&b, BUDGET_WORTH, INT64_MAX), "%d", i);
    cr_expect_not(budget_spend(&b, BUDGET_WORTH, 0));
}

Test(budget, counts_at_least_one) {
    Budget b;
    budget_init(&b);
    int64_t before = budget_left(&b, BUDGET_SCRIPT);
    budget_spend(&b, BUDGET_SCRIPT, 0);
    budget_spend(&b, BUDGET_SCRIPT, -5);
    cr_expect_eq(budget_left(&b, BUDGET_SCRIPT), before - 2);
}

/* The sum bounds the total time of loading: some three seconds at ten nanoseconds per unit. */
Test(budget, is_three_seconds) {
    Budget b;
    int64_t all = 0;
    budget_init(&b);
    for (int i = 0; i < BUDGET_COUNT; i++)
        all += budget_left(&b, (BudgetPart)i);
    cr_expect_leq(all, 300 * 1000 * 1000);
    cr_expect_leq(BUDGET_SAID_BYTES + BUDGET_TABLE_BYTES, BUDGET_MB << 20);
}

Test(budget, is_no_bound_where_there_is_none) {
    cr_expect(budget_spend(NULL, BUDGET_TABLES, INT64_MAX));
    cr_expect_eq(budget_left(NULL, BUDGET_TABLES), INT64_MAX);
    cr_expect_eq(budget_share(NULL, BUDGET_TABLES, 2), INT64_MAX / 2);
    cr_expect(share_spend(NULL, INT64_MAX));
}

/* What one part leaves unused goes to those that follow. */
Test(budget, is_shared_fairly) {
    Budget b;
    budget_init(&b);
    int64_t all = budget_left(&b, BUDGET_TRIAL);
    cr_expect_eq(budget_share(&b, BUDGET_TRIAL, 4), all / 4);
    budget_spend(&b, BUDGET_TRIAL, 1000);
    cr_expect_eq(budget_share(&b, BUDGET_TRIAL, 3), (all - 1000) / 3);
    cr_expect_eq(budget_share(&b, BUDGET_TRIAL, 0), all - 1000);
    int64_t share = 10;
    cr_expect(share_spend(&share, 10));
    cr_expect_not(share_spend(&share, 1));
    cr_expect_not(share_spend(&share, 0));
}
