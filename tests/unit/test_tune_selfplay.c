/*
** test_tune_selfplay.c -- self-play games, and the lines that store them.
*/
#include "search/value/eval.h"
#include "support/given.h"
#include "support/locale.h"
#include "tune/selfplay.h"

#include <criterion/criterion.h>
#include <string.h>

static const Selfplay how = {.nodes = 60, .seed = 5, .opening = 6, .plies = 160};

Test(selfplay, a_game_is_always_the_same) {
    Game *g = given_game("los-alamos");
    Str first = {0}, again = {0}, other = {0};
    selfplay_write(g, &how, 3, &first);
    selfplay_write(g, &how, 3, &again);
    selfplay_write(g, &how, 4, &other);
    cr_assert_str_eq(str_text(&first), str_text(&again));
    cr_assert(strncmp(str_text(&first), "3\t", 2) == 0);
    cr_assert_str_neq(strchr(str_text(&first), '\t'), strchr(str_text(&other), '\t'));
    str_free(&first);
    str_free(&again);
    str_free(&other);
    game_free(g);
}

/* Positions are quiet: no capture changes their value. */
Test(selfplay, what_is_written_is_read_again) {
    Game *g = given_game("los-alamos");
    int positions = 0, results = 0;
    for (int i = 0; i < 20; i++) {
        Str line = {0};
        Err e;
        Played played;
        Pos p;
        const char *rest;
        selfplay_write(g, &how, i, &line);
        cr_assert(selfplay_read(str_text(&line), &played, &rest, &e), "%s", e.text);
        cr_assert_eq(played.number, i);
        while (selfplay_next(g, &rest, &p, &e))
            positions++;
        cr_assert_str_eq(e.text, "");
        cr_assert_eq(*rest, '\0');
        results += played.known;
        str_free(&line);
    }
    cr_expect_gt(results, 10);
    cr_expect_gt(positions, 100);
    game_free(g);
}

/* Fifty markers on cells with names of a hundred letters make positions of five thousand. */
Test(selfplay, positions_are_read_however_long_they_are) {
    Game *g = given_text("local b, names, turned = graph(), {}, {} "
                         "for i = 1, 8 do names[i] = 'c' .. i .. ('x'):rep(98) "
                         "b:cell(names[i], { i, 1 }) end "
                         "for i = 1, 7 do b:edge('e', names[i], names[i + 1]) "
                         "b:edge('w', names[i + 1], names[i]) end "
                         "for i = 1, 8 do turned[names[i]] = names[9 - i] end "
                         "b:rows({ names }, { '' }, '') b:symmetry('turn', turned) "
                         "players { { 'White', letter = 'w' }, "
                         "{ 'Black', letter = 'b', sees = b.turn } } "
                         "local walk, fields = b.e + b.w, { 'cells', 'side' } "
                         "for i = 1, 50 do local m = marker('m' .. i) { brief = true } "
                         "walk, fields[i + 2] = walk * mark(m), m end "
                         "piece 'King' { 'K', move = walk } fen(fields) "
                         "setup { 'K . . . . . . .' } ending { win { captured 'King' } }");
    const Selfplay how = {.nodes = 10, .seed = 1, .opening = 2, .plies = 40};
    Str line = {0};
    Err e;
    Played played;
    Pos p;
    const char *rest;
    int positions = 0;
    selfplay_write(g, &how, 0, &line);
    cr_assert(selfplay_read(str_text(&line), &played, &rest, &e), "%s", e.text);
    while (selfplay_next(g, &rest, &p, &e))
        positions++;
    cr_expect_str_empty(e.text, "%s", e.text);
    cr_expect_gt(positions, 0);
    str_free(&line);
    game_free(g);
}

Test(selfplay, invalid_games_are_refused) {
    static const char *const bad[] = {"",       "x",     "12",   "12\t",           "12\t2",
                                      "12\t1x", "-1\t1", "12 1", "99999999999\t1", "12\t10",
                                      "\t1"};
    Err e;
    Played played;
    const char *rest;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        cr_expect_not(selfplay_read(bad[i], &played, &rest, &e), "%s", bad[i]);
    cr_assert(selfplay_read("12\t=", &played, &rest, &e));
    cr_assert(played.known && played.result > 0.4 && played.result < 0.6);
    cr_assert(selfplay_read("12\t0.75\tx", &played, &rest, &e));
    cr_assert(played.known && played.result > 0.74 && played.result < 0.76);
    cr_assert_str_eq(rest, "\tx");
    Game *g = given_game("chess");
    Pos p;
    cr_assert(selfplay_read("12\t1\tnonsense", &played, &rest, &e));
    cr_assert_not(selfplay_next(g, &rest, &p, &e));
    cr_assert_str_neq(e.text, "");
    game_free(g);
}

/* A program that uses the library may have set such a locale. */
Test(selfplay, a_share_is_read_with_a_point_in_any_locale) {
    Err e;
    Played played;
    const char *rest;
    locale_set_other();
    cr_assert(selfplay_read("12\t0.75\tx", &played, &rest, &e), "%s", e.text);
    cr_assert(played.result > 0.74 && played.result < 0.76);
    cr_assert_not(selfplay_read("12\t0,75\tx", &played, &rest, &e));
}
