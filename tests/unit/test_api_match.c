/*
** test_api_match.c -- what stepwise.h promises of a match where a throw is due.
*/
#include "stepwise.h"

#include <criterion/criterion.h>

static sw_Game *game_with_throws(void) {
    sw_Setting set = {"colossus", "on"};
    sw_Game *g = sw_game_load("games/jetan.lua", &set, 1, NULL);
    cr_assert_not_null(g);
    return g;
}

Test(match, a_move_that_does_not_hold_draws_no_throw) {
    sw_Game *g = game_with_throws();
    sw_Match *m = sw_match_new(g, NULL, NULL);
    char *error, *before = sw_match_fen(m);
    cr_assert_not_null(sw_match_due(m));
    cr_expect(!sw_match_play(m, "hello", &error));
    sw_free(error);
    char *after = sw_match_fen(m);
    cr_expect_str_eq(before, after);
    cr_expect_str_eq(sw_match_opening(m), "");
    cr_expect(sw_match_play(m, "D2-D3", NULL), "one that holds has it drawn");
    cr_expect_str_neq(sw_match_opening(m), "");
    sw_free(before);
    sw_free(after);
    sw_match_free(m);
    sw_game_free(g);
}
