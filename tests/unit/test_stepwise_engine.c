/*
** test_stepwise_engine.c -- searches and edited positions through stepwise.h.
*/
#include "stepwise.h"
#include "support/locale.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static sw_Game *loaded(const char *name) {
    sw_Game *g = sw_game_load(name, NULL, 0, NULL);
    cr_assert_not_null(g);
    return g;
}

static void text_is(char *text, const char *expected) {
    cr_expect_str_eq(text, expected);
    sw_free(text);
}

/* ---- searches ---- */

static void all_moves_are_left_out(const char *name, sw_Searcher searcher) {
    sw_Game *g = loaded(name);
    sw_Match *m = sw_match_new(g, NULL, NULL);
    int n;
    char **moves = sw_match_moves(m, NULL, &n, NULL);
    sw_Limits limits = {
        .depth = 2, .without = (const char *const *)moves, .nwithout = n, .searcher = searcher};
    sw_Engine *e = sw_engine_new(g, 1);
    sw_Report r;
    cr_expect(!sw_search(e, m, &limits, NULL, NULL, &r), "%s", name);
    cr_expect_str_empty(r.move, "%s", name);
    sw_engine_free(e);
    sw_free(moves);
    sw_match_free(m);
    sw_game_free(g);
}

Test(engine, there_is_no_best_of_no_moves) {
    static const char *const names[] = {"games/placing/go.lua", "games/connection/hex.lua",
                                        "games/chess.lua", "games/jetan.lua"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        all_moves_are_left_out(names[i], SW_MCTS);
        all_moves_are_left_out(names[i], SW_ALPHA_BETA);
    }
}

Test(engine, a_stop_before_the_search_is_for_it) {
    sw_Game *g = loaded("games/chess.lua");
    sw_Match *m = sw_match_new(g, NULL, NULL);
    sw_Engine *e = sw_engine_new(g, 1);
    sw_Limits endless = {0}, short_one = {.depth = 3};
    sw_Report r;
    sw_engine_stop(e);
    cr_expect(sw_search(e, m, &endless, NULL, NULL, &r), "it ends, with a move");
    cr_expect_str_not_empty(r.move);
    cr_expect(sw_search(e, m, &short_one, NULL, NULL, &r));
    cr_expect_eq(r.depth, 3, "one stop ends one search");
    sw_engine_stop(e);
    sw_engine_ready(e);
    cr_expect(sw_search(e, m, &short_one, NULL, NULL, &r));
    cr_expect_eq(r.depth, 3, "and none, when it was forgotten");
    int n;
    char **all = sw_match_moves(m, NULL, &n, NULL);
    sw_Limits none = {.without = (const char *const *)all, .nwithout = n};
    sw_engine_stop(e);
    cr_expect(!sw_search(e, m, &none, NULL, NULL, &r));
    cr_expect(sw_search(e, m, &short_one, NULL, NULL, &r));
    cr_expect_lt(r.depth, 3, "it is for a search that has a move to find");
    sw_free(all);
    sw_engine_free(e);
    sw_match_free(m);
    sw_game_free(g);
}

Test(engine, no_time_is_left) {
    sw_Game *g = loaded("games/chess.lua");
    sw_Match *m = sw_match_new(g, NULL, NULL);
    sw_Engine *e = sw_engine_new(g, 1);
    sw_Limits late = {.seconds = -0.5};
    sw_Report r;
    cr_expect(sw_search(e, m, &late, NULL, NULL, &r));
    cr_expect_str_not_empty(r.move);
    sw_match_end(m, SW_DRAW, "agreed");
    cr_expect(!sw_search(e, m, &late, NULL, NULL, &r));
    cr_expect_str_empty(r.move, "nothing is left of the report before");
    sw_engine_free(e);
    sw_match_free(m);
    sw_game_free(g);
}

/* The search does not wait for hundreds of threads to start before it tries a move. */
Test(engine, many_threads_leave_time_for_a_move) {
    sw_Game *g = loaded("games/chess.lua");
    sw_Match *m = sw_match_new(g, NULL, NULL);
    sw_Engine *e = sw_engine_new(g, 1);
    sw_Limits many = {.seconds = 0.06, .threads = 256};
    sw_Report r;
    cr_expect(sw_search(e, m, &many, NULL, NULL, &r));
    cr_expect_geq(r.depth, 1, "depth %d in %.3f seconds", r.depth, r.seconds);
    sw_engine_free(e);
    sw_match_free(m);
    sw_game_free(g);
}

/* Whatever the locale. */
Test(engine, a_share_is_written_with_a_point) {
    locale_set_other();
    sw_Game *g = loaded("hex");
    sw_Match *m = sw_match_new(g, NULL, NULL);
    sw_Engine *e = sw_engine_new(g, 1);
    sw_Report r;
    cr_expect(sw_search(e, m, &(sw_Limits){.nodes = 100}, NULL, NULL, &r));
    cr_expect(strchr(r.value, '.') && !strchr(r.value, ','), "%s", r.value);
    sw_engine_free(e);
    sw_match_free(m);
    sw_game_free(g);
}

/* "wins in 3" counts the player's own moves, whatever the number of players. */
Test(engine, a_forced_end_is_told_by_ones_own_moves) {
    static const char *const players[] = {
        "{ 'A', letter = 'w' }", "{ 'A', letter = 'w' }, { 'B', letter = 'b' }",
        "{ 'A', letter = 'w' }, { 'B', letter = 'b' }, { 'C', letter = 'r' }"};
    for (int i = 0; i < 3; i++) {
        char text[500];
        int n = snprintf(text, sizeof text,
                         "game { language = 1, name = 'Steps' } local b = square(5, 5) "
                         "players { %s } piece 'King' { 'K', move = b.n:to(empty) } "
                         "turn { 'move' } turn { 'pass' } setup '5/5/5/K4/5' "
                         "ending { win { landed(rank(5)) } }",
                         players[i]);
        sw_Game *g = sw_game_load_text("t.lua", text, (size_t)n, NULL, NULL, 0, 0, NULL);
        cr_assert_not_null(g);
        sw_Match *m = sw_match_new(g, NULL, NULL);
        sw_Engine *e = sw_engine_new(g, 1);
        sw_Report r;
        cr_assert(sw_search(e, m, &(sw_Limits){.depth = 8}, NULL, NULL, &r));
        cr_expect_eq(r.forced, 3 + 2 * i, "%d", r.forced);
        cr_expect_str_eq(r.value, "wins in 3");
        sw_engine_free(e);
        sw_match_free(m);
        sw_game_free(g);
    }
}

/* Throws are plies of the search, but not moves of a player. */
Test(engine, nor_do_throws_put_a_forced_end_off) {
    static const char TEXT[] =
        "game { language = 1, name = 'Steps' } local b = square(5, 5) "
        "players { { 'A', letter = 'w' }, { 'B', letter = 'b' } } "
        "piece 'King' { 'K', move = b.n:to(empty) } turn { 'move' } turn { 'pass' } "
        "throw 'die' { { 1, walk = stay, from = 'a1' } } setup '5/5/5/K4/5' "
        "ending { win { landed(rank(5)) } }";
    sw_Game *g = sw_game_load_text("t.lua", TEXT, sizeof TEXT - 1, NULL, NULL, 0, 0, NULL);
    cr_assert_not_null(g);
    sw_Match *m = sw_match_new(g, NULL, NULL);
    sw_Engine *e = sw_engine_new(g, 1);
    sw_Report r;
    cr_assert(sw_search(e, m, &(sw_Limits){.depth = 12}, NULL, NULL, &r));
    cr_expect_eq(r.forced, 9, "%d", r.forced);
    cr_expect_str_eq(r.value, "wins in 3");
    sw_engine_free(e);
    sw_match_free(m);
    sw_game_free(g);
}

/* Also if the tree that was kept has gone on after the throw. */
Test(engine, nobody_moves_while_a_throw_is_due) {
    static const sw_Searcher searchers[] = {SW_MCTS, SW_ALPHA_BETA};
    for (int i = 0; i < 2; i++) {
        sw_Game *g = loaded("games/races/backgammon.lua");
        sw_Match *m = sw_match_new(g, NULL, NULL);
        sw_Engine *e = sw_engine_new(g, 1);
        sw_Limits limits = {.nodes = 4, .searcher = searchers[i]};
        sw_Report r;
        sw_match_throw(m);
        while (!sw_match_due(m)) {
            cr_assert(sw_search(e, m, &limits, NULL, NULL, &r));
            cr_assert(sw_match_play(m, r.move, NULL));
        }
        cr_expect(!sw_search(e, m, &limits, NULL, NULL, &r));
        cr_expect_str_empty(r.move, "%s", r.move);
        sw_engine_free(e);
        sw_match_free(m);
        sw_game_free(g);
    }
}

/* ---- positions ---- */

Test(engine, an_empty_board_has_a_fen_that_leads_back) {
    sw_Game *g = loaded("games/chess.lua");
    sw_Match *m = sw_match_new(g, NULL, NULL);
    sw_match_clear(m);
    char *fen = sw_match_fen(m);
    sw_Match *again = sw_match_new(g, fen, NULL);
    cr_assert_not_null(again, "%s", fen);
    text_is(sw_match_fen(again), fen);
    sw_free(fen);
    sw_match_free(again);
    sw_match_free(m);
    sw_game_free(g);
}

Test(engine, pieces_are_placed_by_their_numbers) {
    sw_Setting set[] = {{"colossus", "on"}, {"colossus-start", "f5"}};
    sw_Game *g = sw_game_load("games/jetan.lua", set, 2, NULL);
    cr_assert_not_null(g);
    sw_Match *m = sw_match_new(g, NULL, NULL);
    int f5 = sw_cell_named(g, "f5"), a1 = sw_cell_named(g, "a1");
    sw_Man colossus = sw_match_man(m, f5);
    cr_assert_eq(colossus.owner, -1);
    char *nobodys = sw_kind_svg(g, colossus.kind, colossus.owner),
         *orange = sw_kind_svg(g, colossus.kind, 0);
    cr_expect_str_neq(nobodys, orange);
    sw_match_clear(m);
    sw_match_stand(m, a1, colossus);
    sw_match_stand(m, f5, (sw_Man){0, 1});
    cr_expect_eq(sw_match_man(m, a1).kind, colossus.kind);
    cr_expect_eq(sw_match_man(m, a1).owner, -1);
    cr_expect_eq(sw_match_man(m, f5).owner, 1);
    sw_match_stand(m, f5, (sw_Man){SW_EMPTY, -1});
    cr_expect_eq(sw_match_man(m, f5).kind, SW_EMPTY);
    sw_match_stand(m, f5, (sw_Man){SW_HOLE, -1});
    cr_expect_eq(sw_match_man(m, f5).kind, SW_EMPTY, "no hole, where the game has none");
    sw_free(nobodys);
    sw_free(orange);
    sw_match_free(m);
    sw_game_free(g);
}

Test(engine, null_is_an_empty_text) {
    char *error;
    cr_expect_null(sw_game_load_text("chess", NULL, 0, NULL, NULL, 0, 0, &error),
                   "and no name of a file");
    cr_expect_not_null(error);
    sw_free(error);
}

Test(engine, a_match_accepts_texts_that_it_owns) {
    sw_Game *g = loaded("games/chess.lua");
    sw_Match *m = sw_match_new(g, NULL, NULL);
    sw_match_set_comment(m, 0, "a good beginning");
    sw_match_set_comment(m, 0, sw_match_comment(m, 0));
    cr_expect_str_eq(sw_match_comment(m, 0), "a good beginning");
    sw_match_end(m, SW_ONGOING, "adjourned");
    cr_expect_eq(sw_match_outcome(m), SW_ONGOING);
    sw_match_free(m);
    sw_game_free(g);
}

/* Eight games; `spoilt`: before each, a line that breaks off after some positions, which is
** refused. */
static sw_Fitted fitted(const sw_Game *g, bool spoilt) {
    const sw_Selfplay how = {.nodes = 20, .seed = 1, .opening = 2, .plies = 200};
    sw_Fitted f;
    char *error;
    sw_Tuning *t = sw_tuning_new(g, NULL);
    for (int i = 0; i < 8; i++) {
        char *line = sw_selfplay(g, &how, i),
             *torn = malloc(strlen(line) + sizeof "\tnonsense");
        sprintf(torn, "%.*s\tnonsense", (int)strcspn(line, "\n"), line);
        if (spoilt) {
            cr_expect(!sw_tuning_add(t, torn, &error));
            sw_free(error);
        }
        cr_expect(sw_tuning_add(t, line, NULL));
        sw_free(line);
        free(torn);
    }
    char *text = sw_tuning_fit(t, "two\nkey lines", NULL, NULL, &f);
    cr_expect_not_null(strstr(text, "\n# two key lines\nkey "), "%s", text);
    sw_free(text);
    sw_tuning_free(t);
    return f;
}

Test(engine, nothing_is_learnt_from_a_refused_line) {
    sw_Game *g = loaded("games/lines/breakthrough.lua");
    sw_Fitted clean = fitted(g, false), spoilt = fitted(g, true);
    cr_expect_gt(clean.positions, 0);
    cr_expect_eq(spoilt.positions, clean.positions);
    cr_expect_eq(spoilt.games, clean.games);
    cr_expect_eq(spoilt.after, clean.after);
    sw_game_free(g);
}
