/*
** test_vm_judging.c -- what it may take to judge a move: each condition asked of it counts, and what is asked of
** many cells counts for all of them.
*/
#include "../support/given.h"
#include "base/str.h"
#include "vm/load/judging.h"

#include <criterion/criterion.h>

/* The price with a line more. */
static int64_t price(const char *more) {
    Str text = {0};
    str_addf(&text,
             "local b = square(8, 8)\n"
             "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } }\n"
             "local n = counter 'n' { max = 5 }\n"
             "piece 'King' { 'K', royal = true, move = b.all }\n"
             "setup { 'K . . . . . . .', Black = b.flip }\n%s\n",
             more);
    Game *g = given_text(str_text(&text));
    ExprId dearest;
    int64_t price = judging_price(g, &dearest);
    cr_expect_eq(price, g->judging);
    game_free(g);
    str_free(&text);
    return price;
}

Test(judging, what_is_asked_of_no_move_costs_nothing) {
    cr_expect_eq(price(""), 0);
    cr_expect_eq(price("ending { win { cells(friend):over(9) } }"), 0);
    cr_expect_eq(price("after { n:raise(cells(friend)), at = 'start' }"), 0);
}

Test(judging, what_is_asked_adds_up) {
    int64_t one = price("forbid { cells(friend * b:zone { 'a1' }):over(9) }");
    int64_t all = price("forbid { cells(friend * b:zone { 'a1' }):over(9) }"
                        "forbid { cells(friend * b:zone { 'a1', 'b1' }):over(8) }");
    cr_expect_gt(one, 0);
    cr_expect_eq(all, 2 * one);
}

Test(judging, what_is_counted_for_each_who_is_taken_counts_more_than_once) {
    int64_t turn = price("after { n:raise(1), when = cells(friend):over(9), at = 'turn' }");
    int64_t taken = price("after { n:raise(1), when = cells(friend):over(9), at = 'capture' }");
    cr_expect_gt(taken, 4 * turn);
}

Test(judging, what_goes_on_counts_more_than_once) {
    int64_t once = price("follow { b.n * take }");
    int64_t more = price("follow { b.n * take, again = true }");
    cr_expect_gt(more, 4 * once);
}
