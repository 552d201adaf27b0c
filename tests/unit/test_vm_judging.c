/*
** test_vm_judging.c -- the cost of judging a move: each condition counts, and one asked of many
** cells counts for each of them.
*/
#include "../support/given.h"
#include "base/str.h"
#include "vm/load/judging.h"

#include <criterion/criterion.h>

/* The price with an additional line. */
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

Test(judging, conditions_on_no_move_cost_nothing) {
    cr_expect_eq(price(""), 0);
    cr_expect_eq(price("ending { win { cells(friend):over(9) } }"), 0);
    cr_expect_eq(price("after { n:raise(cells(friend)), at = 'start' }"), 0);
}

Test(judging, conditions_add_up) {
    int64_t one = price("forbid { cells(friend * b:zone { 'a1' }):over(9) }");
    int64_t all = price("forbid { cells(friend * b:zone { 'a1' }):over(9) }"
                        "forbid { cells(friend * b:zone { 'a1', 'b1' }):over(8) }");
    cr_expect_gt(one, 0);
    cr_expect_eq(all, 2 * one);
}

Test(judging, changes_per_capture_count_more_than_once) {
    int64_t turn = price("after { n:raise(1), when = cells(friend):over(9), at = 'turn' }");
    int64_t taken = price("after { n:raise(1), when = cells(friend):over(9), at = 'capture' }");
    cr_expect_gt(taken, 4 * turn);
}

Test(judging, loops_count_more_than_once) {
    int64_t once = price("follow { b.n * take }");
    int64_t more = price("follow { b.n * take, again = true }");
    cr_expect_gt(more, 4 * once);
}

/* Counting groups floods every cell. */
Test(judging, groups_cost_as_much_as_the_board) {
    int64_t groups = price("forbid { groups(friend, b.ortho):over(9) }");
    int64_t cells = price("forbid { cells(friend):over(9) }");
    cr_expect_gt(groups, cells + 64 * 4);
}

#define THROW "throw 'die' { dice = { dice(1, 2) }, shows = '(%d)', "

Test(judging, what_a_throw_asks_after_a_move_counts) {
    int64_t free = price(THROW "{ walk = stay } }");
    cr_expect_gt(price(THROW "{ walk = stay, when = cells(friend):over(9) } }"), free);
    cr_expect_gt(price(THROW "{ walk = stay }, when = cells(friend):over(9) }"), free);
}

Test(judging, endings_judged_before_a_throw_count) {
    int64_t free = price(THROW "{ walk = stay } }");
    int64_t state = price(THROW "{ walk = stay } } ending { win { cells(friend):over(9) } }");
    int64_t event = price(THROW "{ walk = stay } } ending { win { cells(friend):over(9) * "
                                "captured() } }");
    cr_expect_eq(state, free, "this one waits for the throw");
    cr_expect_gt(event, free);
}

Test(judging, each_player_may_be_passed_over) {
    cr_expect_eq(price("skip { cells(friend):over(9) }"),
                 2 * price("forbid { cells(friend):over(9) }"));
}
