/*
** test_match_play.c -- play.h: texts with throws, throws drawn at random, and texts that change
** nothing as they are refused.
*/
#include "match/play.h"

#include "support/given.h"

#include <criterion/criterion.h>
#include <string.h>

static Game *with_throws(void) {
    Setting set = {"colossus", "on"};
    return given_set("games/jetan.lua", &set, 1);
}

static const char *text_of(const Match *m, size_t step) {
    return str_text(&m->steps.at[step].text);
}

static bool plays(Match *m, const char *text) {
    Err e;
    return match_play(m, text, &e);
}

static void refuses(Match *m, const char *text, const char *why) {
    Err e = {""};
    cr_expect_not(match_play(m, text, &e), "%s", text);
    cr_expect_str_eq(e.text, why);
}

Test(play, throws_before_and_behind_a_move) {
    Game *g = with_throws();
    Err e;
    Match *m = match_new(g, NULL, &e);
    cr_expect_str_eq(throw_due(m), "start");
    cr_expect(plays(m, " {F6} D1-C4"));
    cr_expect_str_eq(throw_due(m), "step");
    cr_expect(plays(m, "{5} E0-G5 {4}"));
    cr_expect_null(throw_due(m));
    cr_expect_str_eq(text_of(m, 0), "{F6}");
    cr_expect_str_eq(text_of(m, 1), "D1-C4 {5}");
    cr_expect_str_eq(text_of(m, 2), "E0-G5 {4}");
    refuses(m, "{4}", "'{4}' is not a move, and no throw is due");
    refuses(m, "E6-D5 {5}", "E6-D5 is not legal: E6 is empty");
    refuses(m, "D2-D3 {4} {5}", "'{5}' follows the move, but no throw is due");
    cr_expect_eq(match_plies(m), 2);
    match_free(m);
    game_free(g);
}

Test(play, two_numbers_with_a_blank_between_them_are_two) {
    Game *g = given_text(
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'Man' { 'M', move = b.n } setup 'm3/4/4/M3' "
        "throw 'dice' { shows = '(%w %d %d)', { 1, 12 }, { 11, 2 }, { 11, 3 } }");
    Err e;
    Match *m = match_new(g, NULL, &e);
    cr_expect(plays(m, "a1-a2 (11 2)"));
    cr_expect_str_eq(text_of(m, 1), "a1-a2( 11 2)");
    cr_expect(plays(m, "a4-a3"));
    cr_expect(plays(m, "11   2"));
    cr_expect_str_eq(text_of(m, 2), "a4-a3( 11 2)");
    match_go(m, -1);
    cr_expect(plays(m, "a4-a3 (113)"), "who writes no blank means the only one");
    cr_expect_str_eq(text_of(m, 2), "a4-a3( 11 3)");
    match_free(m);
    game_free(g);
}

Test(play, a_piece_that_captures_by_a_throw_is_named_as_in_fen) {
    Game *g =
        given_text("local b = square(4, 4) "
                   "players { { 'White', letter = 'w1' }, { 'Black', letter = '\xc3\xa9', sees "
                   "= b.flip } } "
                   "local attacker, defender = challenge { except = 'King' } "
                   "piece 'King' { 'K', move = b.all } piece 'Man' { 'M', move = b.n } "
                   "throw 'duel' { when = attacker:over(0), marks = { attacker, defender }, "
                   "  shows = '(%w %d)', { 1, walk = attacker:advance(defender) }, "
                   "  { 2, walk = defender:beat(attacker) } } setup 'k3/m3/M3/K3'");
    Err e;
    Match *m = match_new(g, NULL, &e);
    cr_expect(plays(m, "a2-a3 (1)"));
    cr_expect_str_eq(text_of(m, 1), "a2-a3(W1 1)");
    match_go(m, -1);
    cr_expect(plays(m, "a2-a3 (\xc3\xa9 2)"));
    cr_expect_str_eq(text_of(m, 1), "a2-a3(\xc3\xa9 2)");
    match_free(m);
    game_free(g);
}

Test(play, a_throw_forgets_an_end_that_was_undone) {
    Game *g = with_throws();
    Err e;
    Match *m = match_new(g, NULL, &e);
    match_end(m, 1, "Black resigns");
    match_go(m, -1);
    cr_expect(match_is_undone(m));
    cr_expect(plays(m, "{F6}"));
    cr_expect_not(match_is_undone(m));
    cr_expect_eq(match_go(m, 1), 0);
    cr_expect_eq(match_outcome(m), RECORD_OPEN);
    cr_expect(plays(m, "D1-C4"), "and the game goes on");
    match_free(m);
    game_free(g);
}

Test(play, what_does_not_hold_draws_nothing) {
    Game *g = with_throws();
    Err e;
    Match *m = match_new(g, NULL, &e);
    cr_expect_not(plays(m, "D1-D9"));
    cr_expect_not(plays(m, ""));
    cr_expect_str_eq(text_of(m, 0), "");
    cr_expect_str_eq(throw_due(m), "start");
    cr_expect(plays(m, "D1-C4"), "what is due is drawn first");
    cr_expect_eq(m->steps.at[0].nthrows, 1);
    cr_expect_eq(match_ply(m), 1);
    match_free(m);
    game_free(g);
}

Test(play, going_back_does_not_change_the_dice) {
    Game *g = with_throws();
    Err e;
    Match *m = match_new(g, NULL, &e);
    m->seed = 7;
    cr_expect_eq(throw_all(m), 1);
    cr_expect_eq(throw_all(m), 0, "none is due");
    cr_assert(plays(m, "D1-C4") && throw_all(m) == 1);
    Str first = {0};
    str_add(&first, text_of(m, 1));
    match_go(m, -1);
    cr_assert(plays(m, "D1-C4") && throw_all(m) == 1);
    cr_expect_str_eq(text_of(m, 1), str_text(&first));
    match_go(m, -1);
    cr_assert(plays(m, "D1-C4"));
    cr_assert(plays(m, "E0-G5"), "the same throw is drawn for the next move");
    cr_expect_str_eq(text_of(m, 1), str_text(&first));
    str_free(&first);
    match_free(m);
    game_free(g);
}

Test(play, what_is_meant_by_a_text) {
    Game *g = with_throws();
    Err e;
    Match *m = match_new(g, NULL, &e);
    cr_expect(throw_meant(m, " {nonsense"));
    cr_expect(throw_meant(m, "F6"));
    cr_expect_not(throw_meant(m, "D1-C4"));
    throw_all(m);
    cr_expect_not(throw_meant(m, "{F6}"), "none is due");
    match_free(m);
    game_free(g);
}

Test(play, forms_of_throws) {
    Game *g = with_throws();
    Err e;
    Str text = {0};
    Match *m = match_new(g, NULL, &e);
    throw_write_forms(m, &text);
    cr_expect_str_eq(str_text(&text), "one like {E5}");
    cr_assert(plays(m, "{F6} D1-C4"));
    str_clear(&text);
    throw_write_forms(m, &text);
    cr_expect_str_eq(str_text(&text), "{1} to {9}, or one like {10 A1}");
    cr_assert(plays(m, "{5}"));
    str_clear(&text);
    throw_write_forms(m, &text);
    cr_expect_str_eq(str_text(&text), "");
    str_free(&text);
    match_free(m);
    game_free(g);
}

Test(play, bounds_of_throws) {
    Game *g = given_text(
        "local b = square(4, 4) "
        "players { { 'A', letter = 'a' }, { 'B', letter = 'b', sees = b.flip } } "
        "piece 'Man' { 'M', move = b.all } setup { [[ M . . . ]] } "
        "throw 'even' { opening = true, dice = { dice(1, 6), dice(1, 6) }, shows = '(%d %d)', "
        "{ walk = stay } } "
        "throw 'odd' { dice = { dice(1, 6), dice(2, 4) }, shows = '(%d:%d)', { walk = stay } } "
        "ending { win { captured 'Man' } }");
    Err e;
    Str text = {0};
    Match *m = match_new(g, NULL, &e);
    throw_write_forms(m, &text);
    cr_expect_str_eq(str_text(&text), "one like (1 1), each number from 1 to 6");
    cr_assert(plays(m, "(1 1) a1-a2"));
    str_clear(&text);
    throw_write_forms(m, &text);
    cr_expect_str_eq(str_text(&text),
                     "one like (1:2), the numbers from 1 to 6 and from 2 to 8");
    str_free(&text);
    match_free(m);
    game_free(g);
}

Test(play, nothing_is_played_when_it_is_over) {
    Game *g = given_game("games/chess.lua");
    Err e;
    Match *m = match_new(g, NULL, &e);
    match_end(m, 0, "time");
    refuses(m, "e4", "the game is over: White wins (time)");
    match_go(m, -1);
    cr_expect(plays(m, "e4"));
    refuses(m, "e5-e6", "e5-e6 is not legal: e5 is empty");
    match_free(m);
    game_free(g);
}

/* Also if the throw and what would follow it are given in one text. */
Test(play, nothing_is_played_behind_a_throw_that_ends_the_game) {
    Game *g = given_text(
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "piece 'Man' { 'M', move = b.n + b.s } setup 'm3/4/4/M3' "
        "local pips = counter 'pips' { max = 6 } "
        "throw 'die' { shows = '(%d)', { 1, walk = stay * pips:set(1), from = 'a1' }, "
        "{ 6, walk = stay * pips:set(6), from = 'a1' } } "
        "ending { draw { pips:is(6) } }");
    Err e;
    Match *m = match_new(g, NULL, &e);
    cr_expect(plays(m, "a1-a2"));
    refuses(m, "(6) a4-a3", "the game is over: draw");
    cr_expect_eq(m->steps.at[1].nthrows, 0);
    cr_expect(plays(m, "(1) a4-a3"));
    refuses(m, "(6) a2-a3", "the game is over: draw");
    cr_expect(plays(m, "(6)"));
    cr_expect_eq(match_outcome(m), RECORD_DRAWN);
    match_free(m);
    game_free(g);
}

Test(play, no_text_is_longer_than_any_move) {
    Game *g = given_game("games/chess.lua");
    Err e;
    char text[MATCH_TEXT_MAX + 2] = "";
    Match *m = match_new(g, NULL, &e);
    memset(text, 'x', MATCH_TEXT_MAX + 1);
    refuses(m, text,
            "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' is not a move: it is longer than 4096 "
            "bytes");
    text[MATCH_TEXT_MAX] = '\0';
    cr_expect_not(match_play(m, text, &e));
    cr_expect_not(strstr(e.text, "4096"), "%s", e.text);
    match_free(m);
    game_free(g);
}

static Match *backgammon(const char *fen, Game **g) {
    Err e = {""};
    *g = given_game("backgammon");
    Match *m = match_new(*g, fen, &e);
    cr_assert(m, "%s", e.text);
    return m;
}

#define THREE_AND_TWO "E3c2e4B/e3C2E4b w 0+0 0 1 1 0 0 0"
#define TWO_TWOS "E3c2e4B/e3C2E4b w 0+0 0 2 0 0 0 0"

/* A player who moves several times can give all moves at once; if one is refused, none is
** played. */
Test(play, several_moves_of_one_player) {
    Game *g;
    Match *m = backgammon(THREE_AND_TWO, &g);
    refuses(m, "13/10 13/9", "13/9 is not legal: 13 does not work here: 'dice of 4' is 0");
    refuses(m, "13/9 13/10", "13/9 is not legal: 13 does not work here: 'dice of 4' is 0");
    refuses(m, "13/10 13/11 24/23", "the turn is over before '24/23'");
    refuses(m, "13/10(2)", "13/10 is not legal: 13 does not work here: 'dice of 3' is 0");
    cr_expect_eq(match_plies(m), 0, "nothing is played");
    cr_expect(plays(m, " 13/10  13/11 (6 5)"));
    cr_expect_eq(match_plies(m), 2);
    cr_expect_str_eq(text_of(m, 1), "13/10");
    cr_expect_str_eq(text_of(m, 2), "13/11(6 5)");
    match_free(m);
    game_free(g);
}

Test(play, a_move_so_many_times) {
    Game *g;
    Match *m = backgammon(TWO_TWOS, &g);
    refuses(m, "13/11(3)", "the turn is over before another '13/11'");
    cr_expect(plays(m, "13/11(2)"));
    cr_expect_eq(match_plies(m), 2);
    match_free(m);
    game_free(g);
    g = given_game("chess");
    Err e;
    m = match_new(g, NULL, &e);
    refuses(m, "e4 d4", "e4 d4 is not legal: e4 is empty");
    refuses(m, "e2-e5 d2-d4",
            "e2-e5 is not legal: no walk of a Pawn leads from e2 to e5; legal: e3, e4");
    match_free(m);
    game_free(g);
}
