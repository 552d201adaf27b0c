/*
** test_web.c -- web.h, used as a page uses it.
*/
#include "web/reply.c"
#include "web/web.c"

#include <criterion/criterion.h>
#include <jansson.h>
#include <stdio.h>

static void add_file(Web *w, const char *name, const char *path) {
    static char text[1 << 16];
    FILE *f = fopen(path, "rb");
    cr_assert_not_null(f, "%s", path);
    text[fread(text, 1, sizeof text - 1, f)] = '\0';
    fclose(f);
    web_add_file(w, name, text);
}

/* All files that a game has read, as `stepwise page` puts them on a page. */
static Web *web_with(const char *game) {
    Web *w = web_new();
    char *error;
    int n;
    sw_Game *g = sw_game_load(game, NULL, 0, &error);
    cr_assert_not_null(g, "%s", error);
    const sw_File *file = sw_game_files(g, &n);
    for (int i = 0; i < n; i++)
        add_file(w, file[i].name, file[i].path);
    sw_game_free(g);
    return w;
}

/* Every answer is JSON. */
static json_t *read(const char *answer) {
    json_error_t why;
    json_t *value = json_loads(answer, 0, &why);
    cr_assert_not_null(value, "%s in %s", why.text, answer);
    return value;
}

static void fine(const char *answer) {
    cr_expect_str_eq(answer, "{}");
}

static void refused(const char *answer, const char *part) {
    json_t *told = read(answer);
    const char *error = json_string_value(json_object_get(told, "error"));
    cr_expect(error && strstr(error, part), "%s", answer);
    json_decref(told);
}

Test(web, a_game_is_described_and_played) {
    Web *w = web_with("games/chess.lua");
    fine(web_load(w, "chess.lua", "", 1));
    json_t *game = read(web_game(w)), *legal = read(web_legal(w));
    cr_expect_str_eq(json_string_value(json_object_get(game, "name")), "Chess");
    cr_expect_eq(json_array_size(json_object_get(game, "cells")), 64);
    cr_expect_eq(json_array_size(legal), 20);
    fine(web_play(w, "e4"));
    refused(web_play(w, "e4"), "e4");
    json_t *state = read(web_state(w));
    cr_expect_eq(json_integer_value(json_object_get(state, "ply")), 1);
    cr_expect_eq(json_integer_value(json_object_get(state, "side")), 1);
    const json_t *moves = json_object_get(state, "moves");
    cr_expect_eq(json_array_size(moves), 1);
    static const char *const of_a_move[] = {"text", "by", "number", "throws"};
    for (int i = 0; i < 4; i++)
        cr_expect(json_object_get(json_array_get(moves, 0), of_a_move[i]), "%s", of_a_move[i]);
    cr_expect_str_eq(web_go(w, -5), "{\"by\":1}");
    cr_expect_str_eq(web_go(w, 1), "{\"by\":1}");
    json_decref(game);
    json_decref(legal);
    json_decref(state);
    web_free(w);
}

Test(web, errors_change_nothing) {
    Web *w = web_with("games/chess.lua");
    refused(web_load(w, "shogi.lua", "", 1), "no such file");
    fine(web_load(w, "chess.lua", "", 1));
    fine(web_play(w, "e4"));
    refused(web_load(w, "chess.lua", "nonsense=3", 1), "nonsense");
    web_add_file(w, "mine.lua", "board = \"<&\\\"\"\nfoo()\n");
    refused(web_load(w, "mine.lua", "", 1), "mine.lua:");
    refused(web_begin(w, "nonsense"), "FEN");
    refused(web_read(w, "1. e9 *"), "e9");
    json_t *state = read(web_state(w));
    cr_expect_eq(json_integer_value(json_object_get(state, "ply")), 1);
    json_decref(state);
    web_free(w);
}

Test(web, records_come_back) {
    Web *w = web_with("games/jetan.lua");
    fine(web_load(w, "jetan.lua", "warrior=free\norange.chief=free-civil", 7));
    fine(web_play(w, "D1-C4"));
    char *record = strcpy(mem_grow(NULL, 8192), web_record(w));
    fine(web_load(w, "jetan.lua", "", 7));
    fine(web_read(w, record));
    json_t *game = read(web_game(w)), *state = read(web_state(w));
    cr_expect_eq(json_array_size(json_object_get(game, "settings")), 2);
    cr_expect_eq(json_integer_value(json_object_get(state, "ply")), 1);
    free(record);
    json_decref(game);
    json_decref(state);
    web_free(w);
}

Test(web, a_draw_that_nobody_claimed_is_followed_beyond) {
    static const char *const moves[] = {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"};
    Web *w = web_with("games/chess.lua");
    fine(web_load(w, "chess.lua", "", 7));
    for (int i = 0; i < 8; i++)
        fine(web_follow(w, moves[i]));
    refused(web_play(w, "e4"), "third occurrence");
    fine(web_follow(w, "e4"));
    refused(web_follow(w, "e4"), "e4");
    web_free(w);
}

Test(web, pictures_reasons_and_rules) {
    Web *w = web_with("games/jetan.lua");
    fine(web_load(w, "jetan.lua", "", 7));
    cr_expect_not_null(strstr(web_picture(w, false, "d1", ""), "class=\"mark reach\""));
    cr_expect_not_null(strstr(web_picture(w, true, "", "d1-d9"), "<svg"));
    cr_expect_str_eq(web_picture(w, true, "z99", ""), "");
    cr_expect_not_null(strstr(web_diagram(w, 0), "class=\"mark reach\""));
    json_t *why = read(web_why(w, "d1-d9")), *rules = read(web_rules(w));
    cr_expect(json_is_false(json_object_get(why, "legal")));
    cr_expect_geq(json_array_size(json_object_get(rules, "pieces")), 8);
    cr_expect_not_null(
        strstr(json_string_value(json_object_get(rules, "endings")), "Princess"));
    cr_expect_not_null(json_string_value(json_object_get(rules, "turns")));
    json_decref(why);
    json_decref(rules);
    web_free(w);
}

Test(web, the_program_finds_a_move_of_its_own_and_knows_when_it_is_over) {
    Web *w = web_with("games/chess.lua");
    fine(web_load(w, "chess.lua", "", 7));
    json_t *found = read(web_search(w, 10, 0, 3000, 0, 1));
    const char *move = json_string_value(json_object_get(found, "move"));
    cr_assert_not_null(move);
    fine(web_play(w, move));
    fine(web_end(w, 0, "Black resigns"));
    refused(web_search(w, 10, 0, 3000, 0, 1), "over");
    json_decref(found);
    web_free(w);
}

Test(web, throws_are_drawn) {
    Web *w = web_with("games/jetan.lua");
    fine(web_load(w, "jetan.lua", "colossus=on", 7));
    web_seed(w, 9);
    cr_expect_str_eq(web_legal(w), "[]", "nobody moves before the throw");
    refused(web_search(w, 10, 0, 3000, 0, 1), "a throw is due");
    cr_expect_str_eq(web_throw(w), "{\"by\":1}");
    cr_expect_str_neq(web_legal(w), "[]");
    web_free(w);
}

Test(web, tests_in_a_text_are_run_on_the_files_of_the_page) {
    static const char tests[] = "game 'chess.lua'\n"
                                "test 'right' { perft = { 20, 400 } }\n"
                                "test 'wrong' { illegal = { 'e4' } }\n"
                                "test 'own' { source = [[ game { language = 1 } ]],\n"
                                "  errors = { 'name' } }\n";
    Web *w = web_with("games/chess.lua");
    json_t *told = read(web_test(w, "mine", tests));
    cr_assert_eq(json_array_size(told), 3);
    for (size_t i = 0; i < 3; i++) {
        json_t *one = json_array_get(told, i);
        cr_expect_eq(json_is_true(json_object_get(one, "passed")), i != 1);
        cr_expect_eq(json_integer_value(json_object_get(one, "line")), (json_int_t)i + 2);
        cr_expect_str_eq(json_string_value(json_object_get(one, "file")), "mine");
    }
    const char *why = json_string_value(json_object_get(json_array_get(told, 1), "complaint"));
    cr_expect_not_null(strstr(why, "expected to be illegal: e4"), "%s", why);
    json_decref(told);
    refused(web_test(w, "mine", "test 'one' { nonsense = 1 }"), "mine:1:");
    told = read(web_test(w, "mine", "game 'go.lua' test 'other' { perft = { 1 } }"));
    why = json_string_value(json_object_get(json_array_get(told, 0), "complaint"));
    cr_expect_not_null(strstr(why, "go.lua"), "only the page has games: %s", why);
    json_decref(told);
    web_free(w);
}

Test(web, sequences_of_moves_are_counted) {
    Web *w = web_with("games/chess.lua");
    fine(web_load(w, "chess.lua", "", 1));
    cr_expect_str_eq(web_perft(w, 3), "{\"nodes\":8902}");
    web_free(w);
}

Test(reply, writes_what_it_was_given) {
    Reply j = {0};
    reply_open(&j, NULL, '{');
    reply_text(&j, "a", "x\"\\\n\xc3\xa9<");
    reply_open(&j, "b", '[');
    reply_text(&j, NULL, "");
    reply_whole(&j, NULL, -3);
    reply_whole(&j, NULL, 0);
    reply_whole(&j, NULL, INT64_MIN);
    reply_whole(&j, NULL, INT64_MAX);
    reply_real(&j, NULL, -1.5);
    reply_truth(&j, NULL, true);
    reply_close(&j, ']');
    reply_close(&j, '}');
    cr_expect_str_eq(
        str_text(&j.out),
        "{\"a\":\"x\\\"\\\\\\u000a\xc3\xa9<\",\"b\":[\"\",-3,0,-9223372036854775808,"
        "9223372036854775807,-1.500,true]}");
    reply_free(&j);
}
