/*
** test_stepwise.c -- what stepwise.h promises beyond the layers below it: who owns strings, and
** invalid arguments.
*/
#include "stepwise.h"

#include <criterion/criterion.h>
#include <limits.h>
#include <string.h>

static sw_Game *game_with_throws(void) {
    sw_Setting set[] = {{"colossus", "on"}, {"orange.warrior", "free"}};
    sw_Game *g = sw_game_load("games/jetan.lua", set, 2, NULL);
    cr_assert_not_null(g);
    return g;
}

static void text_is(char *text, const char *expected) {
    cr_expect_str_eq(text, expected);
    sw_free(text);
}

Test(stepwise, a_move_that_does_not_hold_draws_no_throw) {
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

Test(stepwise, an_error_is_the_callers_or_nobodys) {
    char *error;
    cr_expect_null(sw_game_load("games/none.lua", NULL, 0, &error));
    cr_expect_not_null(error);
    sw_free(error);
    cr_expect_null(sw_game_load("games/none.lua", NULL, 0, NULL));
    sw_Game *g = sw_game_load("games/jetan.lua", NULL, 0, &error);
    cr_expect_null(error, "nothing is wrong");
    cr_expect_str_eq(sw_game_warnings(g), "");
    cr_expect_null(sw_match_new(g, "nonsense", NULL));
    cr_expect_null(sw_game_disasm(g, "Kong", &error));
    text_is(error, "no piece 'Kong' in this game");
    sw_game_free(g);
    sw_game_free(NULL);
    sw_match_free(NULL);
    sw_engine_free(NULL);
}

Test(stepwise, lists_are_one_block) {
    sw_Game *g = game_with_throws();
    int n;
    sw_Setting *set = sw_game_settings(g, &n);
    cr_assert_eq(n, 2);
    cr_expect_str_eq(set[0].name, "orange.warrior");
    cr_expect_str_eq(set[1].value, "on");
    cr_expect_null(set[2].name);
    sw_free(set);
    sw_Match *m = sw_match_new(g, NULL, NULL);
    sw_match_throw(m);
    char **cells = sw_match_reach(m, "d1", &n, NULL);
    cr_assert_gt(n, 0);
    cr_expect_null(cells[n]);
    sw_free(cells);
    cr_expect_null(sw_match_moves(m, "z1", &n, NULL));
    cr_expect_eq(n, 0);
    n = 7;
    cr_expect_null(sw_match_reach(m, "z1", &n, NULL));
    cr_expect_eq(n, 0);
    sw_match_free(m);
    sw_game_free(g);
}

Test(stepwise, invalid_numbers) {
    sw_Game *g = game_with_throws();
    sw_Match *m = sw_match_new(g, NULL, NULL);
    cr_expect_str_eq(sw_match_move(m, -1), "");
    cr_expect_str_eq(sw_match_move(m, 0), "");
    cr_expect_eq(sw_match_mover(m, 0), -1);
    cr_expect_str_eq(sw_match_comment(m, 1), "");
    cr_expect_str_eq(sw_player_name(g, 2), "");
    cr_expect_str_eq(sw_cell_name(g, -1), "");
    cr_expect_str_eq(sw_notation_name(g, 9), "");
    cr_expect_eq(sw_player_named(g, "o"), 1);
    cr_expect_eq(sw_player_named(g, "Nobody"), -1);
    cr_expect_eq(sw_player_foe(g, 0), 1);
    cr_expect_eq(sw_player_foe(g, SW_DRAW), -1);
    cr_expect_eq(sw_player_foe(g, SW_PLAYERS_MAX + 1), -1);
    cr_expect_eq(sw_match_undo(m, -3), 0);
    text_is(sw_game_rule(g, -1), "");
    text_is(sw_game_rule(g, sw_game_rules(g) - 1), "no move");
    text_is(sw_game_rule(g, sw_game_rules(g)), "");
    sw_match_free(m);
    sw_game_free(g);
}

Test(stepwise, a_game_on_the_machine_borrows) {
    sw_Game *g = game_with_throws(), *machine = sw_game_on_machine(g);
    sw_Match *m = sw_match_new(machine, NULL, NULL);
    cr_expect_eq(sw_match_game(m), machine);
    cr_expect_eq(sw_game_table_bytes(machine), 0);
    cr_expect_str_eq(sw_game_walk(machine, 0).walker, "vm");
    sw_match_throw(m);
    cr_expect_gt(sw_match_count(m), 0);
    sw_match_free(m);
    sw_game_free(machine);
    cr_expect_gt(sw_game_table_bytes(g), 0);
    sw_game_free(g);
}

/* Arguments may be strings that the match itself owns. */
Test(stepwise, a_text_of_the_match_may_be_passed_to_it) {
    sw_Game *g = sw_game_load("chess", NULL, 0, NULL);
    sw_Match *m = sw_match_new(g, NULL, NULL);
    sw_match_play(m, "e4", NULL);
    sw_match_undo(m, 1);
    sw_match_end(m, 0, sw_match_move(m, 0));
    text_is(sw_match_result(m), "White wins (e4)");
    sw_match_set_tag(m, "Event", "one", NULL);
    sw_match_set_tag(m, "Site", sw_match_tag(m, "Event"), NULL);
    sw_match_set_tag(m, "Event", sw_match_tag(m, "Site"), NULL);
    sw_match_set_tag(m, "Event", "two", NULL);
    cr_expect_str_eq(sw_match_tag(m, "Event"), "two");
    cr_expect_str_eq(sw_match_tag(m, "Site"), "one");
    sw_match_free(m);
    sw_game_free(g);
}

Test(stepwise, no_hole_is_placed_where_the_game_has_none) {
    sw_Game *g = sw_game_load("chess", NULL, 0, NULL);
    sw_Match *m = sw_match_new(g, NULL, NULL);
    char *before = sw_match_fen(m);
    sw_match_stand(m, sw_cell_named(g, "e4"), (sw_Man){.kind = SW_HOLE, .owner = -1});
    text_is(sw_match_fen(m), before);
    sw_free(before);
    sw_match_free(m);
    sw_game_free(g);
}

Test(stepwise, an_invalid_outcome_does_not_end_a_match) {
    static const int none[] = {2, 99, 1000, -3, SW_ONGOING};
    sw_Game *g = sw_game_load("jetan", NULL, 0, NULL);
    sw_Match *m = sw_match_new(g, NULL, NULL);
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        sw_match_end(m, none[i], "so");
        cr_expect_eq(sw_match_outcome(m), SW_ONGOING, "%d", none[i]);
    }
    sw_match_end(m, 1, "so");
    cr_expect_eq(sw_match_outcome(m), 1);
    sw_match_free(m);
    sw_game_free(g);
}

Test(stepwise, perft_counts_after_an_agreed_end) {
    sw_Game *g = sw_game_load("games/chess.lua", NULL, 0, NULL);
    sw_Match *m = sw_match_new(g, NULL, NULL);
    sw_match_end(m, 0, "Black resigns");
    cr_expect_eq(sw_match_count(m), 0);
    cr_expect_eq(sw_match_perft(m, 1, 0, NULL, NULL), 20);
    cr_expect_eq(sw_match_divide(m, 1, 0, NULL, NULL, NULL), 20);
    sw_match_free(m);
    sw_game_free(g);
}

Test(stepwise, an_invalid_option_is_empty) {
    static const int none[] = {-1, 1000, INT_MIN, INT_MAX};
    sw_Game *g = sw_game_load("jetan", NULL, 0, NULL);
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        sw_Option o = sw_game_option(g, none[i]);
        cr_expect_str_eq(o.name, "");
        cr_expect_str_eq(o.type, "");
        cr_expect_eq(o.nchoices, 0);
    }
    sw_game_free(g);
}

/* Who moves first in the following games, as bits. */
static unsigned lots(const sw_Game *g, uint64_t seed) {
    enum { GAMES = 20 };
    sw_Match *m = sw_match_new(g, NULL, NULL);
    unsigned firsts = 0;
    sw_match_seed(m, seed);
    cr_assert(sw_match_set_series(m, "lot", NULL));
    cr_assert(sw_match_set_notation(m, "descriptive", NULL));
    for (int i = 0; i < GAMES; i++) {
        sw_match_end(m, 0, "so");
        firsts = firsts << 1 | (unsigned)sw_series_first(m);
        sw_Match *next = sw_series_next(m, -1, NULL);
        sw_match_free(m);
        m = next;
    }
    cr_expect_str_eq(sw_match_notation(m), "descriptive");
    sw_match_free(m);
    return firsts;
}

Test(stepwise, the_games_of_a_series_depend_on_its_seed) {
    sw_Game *g = sw_game_load("jetan", NULL, 0, NULL);
    cr_expect_eq(lots(g, 11), lots(g, 11));
    cr_expect_neq(lots(g, 11), lots(g, 12));
    sw_game_free(g);
}

Test(stepwise, an_invalid_piece_is_not_placed) {
    sw_Game *g = sw_game_load("chess", NULL, 0, NULL);
    sw_Match *m = sw_match_new(g, NULL, NULL);
    char *before = sw_match_fen(m);
    sw_match_stand(m, 9999, (sw_Man){.kind = 0, .owner = 0});
    sw_match_stand(m, -1, (sw_Man){.kind = 0, .owner = 0});
    sw_match_stand(m, 0, (sw_Man){.kind = 99, .owner = 0});
    sw_match_stand(m, 0, (sw_Man){.kind = 0, .owner = 9});
    text_is(sw_match_fen(m), before);
    sw_free(before);
    sw_match_free(m);
    sw_game_free(g);
}
