/*
** test_match_match.c -- match.h: steps made and undone, agreed ends, numbers of turns,
** notations, comments, and custom starting positions.
*/
#include "match/match.h"
#include "match/names.h"
#include "match/play.h"

#include "support/given.h"

#include <criterion/criterion.h>

static Match *played(const Game *g, const char *fen, const char *const *moves, int n) {
    Err e;
    Match *m = match_new(g, fen, &e);
    cr_assert_not_null(m);
    for (int i = 0; i < n; i++)
        cr_assert(match_play(m, moves[i], &e), "%s: %s", moves[i], e.text);
    return m;
}

static void result_is(const Match *m, const char *expected) {
    Str text = {0};
    match_write_result(m, &text);
    cr_expect_str_eq(str_text(&text), expected);
    str_free(&text);
}

static void fen_is(const Match *m, const char *expected) {
    Str text = {0};
    match_write_fen(m, &text);
    cr_expect_str_eq(str_text(&text), expected);
    str_free(&text);
}

static const char *const gambit[] = {"e4", "e5", "f4"};

Test(match, an_agreed_end_is_one_more_step) {
    Game *g = given_game("games/chess.lua");
    Match *m = played(g, NULL, gambit, 3);
    cr_expect_not(match_is_agreed(m));
    match_end(m, 1, "White resigns");
    cr_expect(match_is_agreed(m));
    result_is(m, "Black wins (White resigns)");
    cr_expect_eq(match_outcome(m), 1);
    match_end(m, 0, "too late");
    cr_expect_eq(match_go(m, -2), 2);
    cr_expect_eq(match_ply(m), 2);
    cr_expect_eq(match_plies(m), 3);
    result_is(m, "ongoing");
    cr_expect_eq(match_go(m, 1), 1);
    cr_expect_eq(match_outcome(m), RECORD_OPEN, "f4 is made, the end not yet");
    cr_expect_not(match_is_agreed(m));
    cr_expect_eq(match_go(m, 100), 1);
    result_is(m, "Black wins (White resigns)");
    cr_expect_eq(match_go(m, 1), 0);
    cr_expect_eq(match_go(m, -100), 4);
    match_free(m);
    game_free(g);
}

Test(match, another_move_forgets_what_was_undone) {
    Game *g = given_game("games/chess.lua");
    Err e;
    Match *m = played(g, NULL, gambit, 3);
    match_end(m, RECORD_DRAWN, "agreed");
    match_go(m, -2);
    Match *copy = match_copy(m);
    cr_expect_not(match_play(m, "e4", &e), "%s", e.text);
    cr_expect_eq(match_plies(m), 3, "what cannot be played forgets nothing");
    cr_assert(match_play(m, "d4", &e));
    cr_expect_eq(match_plies(m), 3);
    cr_expect_eq(match_go(m, 1), 0);
    cr_expect_str_eq(str_text(&m->steps.at[3].text), "d4");
    match_free(m);
    cr_expect_eq(match_go(copy, 2), 2, "a copy keeps all of it");
    result_is(copy, "draw (agreed)");
    match_free(copy);
    game_free(g);
}

Test(match, an_end_forgets_what_was_undone) {
    Game *g = given_game("games/chess.lua");
    Match *m = played(g, NULL, gambit, 3);
    match_go(m, -2);
    cr_expect(match_is_undone(m));
    match_end(m, 1, "White resigns");
    cr_expect_eq(match_plies(m), 1, "e5 and f4 are gone");
    cr_expect_not(match_is_undone(m));
    cr_expect_eq(match_go(m, 1), 0);
    result_is(m, "Black wins (White resigns)");
    match_go(m, -1);
    cr_expect(match_is_undone(m), "the end, behind all moves");
    match_free(m);
    game_free(g);
}

Test(match, turns_are_numbered_from_the_position) {
    static const char *const moves[] = {"e5", "Nf3", "Nc6"};
    Game *g = given_game("games/chess.lua");
    Match *m =
        played(g, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 12", moves, 3);
    static const int number[] = {12, 13, 13, 14};
    for (size_t i = 0; i < 4; i++)
        cr_expect_eq(match_number(m, i), number[i], "%zu", i);
    match_free(m);
    game_free(g);
}

Test(match, a_repetition_is_seen_after_going_back) {
    static const char *const moves[] = {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"};
    Game *g = given_game("games/chess.lua");
    Match *m = played(g, NULL, moves, 8);
    result_is(m, "draw (third occurrence)");
    match_go(m, -1);
    result_is(m, "ongoing");
    match_go(m, 1);
    result_is(m, "draw (third occurrence)");
    match_free(m);
    game_free(g);
}

Test(match, a_draw_that_nobody_claims_is_passed_over) {
    static const char *const moves[] = {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"};
    Game *g = given_game("games/chess.lua");
    Match *m = played(g, NULL, moves, 8);
    Err e;
    cr_expect_not(match_play(m, "e4", &e));
    cr_expect(match_play_on(m));
    result_is(m, "ongoing");
    cr_expect_not(match_play_on(m), "there is none any more");
    Match *copy = match_copy(m);
    cr_expect(match_play(copy, "e4", &e), "%s", e.text);
    result_is(copy, "ongoing");
    match_go(copy, -1);
    result_is(copy, "draw (third occurrence)");
    match_free(copy);
    match_go(m, -1);
    match_go(m, 1);
    match_end(m, RECORD_DRAWN, "agreed");
    result_is(m, "draw (third occurrence)");
    match_play_on(m);
    match_end(m, RECORD_DRAWN, "agreed");
    cr_expect_not(match_play_on(m), "what players agreed on is no claim");
    result_is(m, "draw (agreed)");
    match_free(m);
    game_free(g);
}

Test(match, an_end_that_is_no_claim_stays) {
    static const char *const moves[] = {"f3", "e5", "g4", "Qh4"};
    Game *g = given_game("games/chess.lua");
    Match *m = played(g, NULL, moves, 4);
    cr_expect_not(match_play_on(m));
    result_is(m, "Black wins (checkmate)");
    match_free(m);
    game_free(g);
}

Test(match, the_moves_of_one_piece) {
    Game *g = given_game("games/chess.lua");
    Match *m = played(g, NULL, NULL, 0);
    Arena *a = arena_new();
    Err e;
    const char **text;
    Move *moves;
    cr_expect_eq(match_moves(m, SQ_NONE, a, &text, &moves), 20);
    cr_assert_eq(match_moves(m, cell_asked(g, "g1", &e), a, &text, &moves), 2);
    cr_expect_str_eq(text[0], "Nf3");
    cr_expect_str_eq(text[1], "Nh3");
    cr_expect_eq(match_moves(m, cell_asked(g, "g8", &e), a, &text, &moves), 0);
    match_end(m, RECORD_DRAWN, "agreed");
    cr_expect_eq(match_moves(m, SQ_NONE, a, &text, &moves), 0, "none when it is over");
    arena_free(a);
    match_free(m);
    game_free(g);
}

Test(match, a_notation_rewrites_all_moves_but_not_their_throws) {
    static const char *const moves[] = {"{F6}", "D1-C4 {5}", "E0-G5 {4}"};
    Setting set = {"colossus", "on"};
    Game *g = given_set("games/jetan.lua", &set, 1);
    Match *m = played(g, NULL, moves, 3);
    Err e;
    match_go(m, -1);
    cr_expect_not(match_set_notation(m, "frisian", &e));
    cr_expect_str_eq(e.text, "no notation 'frisian' in this game; there are: technical, "
                             "descriptive");
    cr_assert(match_set_notation(m, "Descriptive", &e));
    cr_expect_str_eq(str_text(&m->steps.at[0].text), "{F6}");
    cr_expect_str_eq(str_text(&m->steps.at[1].text), "CF-CD4 {5}");
    cr_expect_str_neq(str_text(&m->steps.at[2].text), "E0-G5 {4}", "undone ones as well");
    cr_assert(match_set_notation(m, "technical", &e));
    cr_expect_str_eq(str_text(&m->steps.at[2].text), "E0-G5 {4}");
    cr_expect_eq(m->steps.at[2].body, strlen("E0-G5"));
    match_free(m);
    game_free(g);
}

Test(match, what_was_paid) {
    static const char *const moves[] = {"G0-D7", "D2-D3", "D7-G4", "D1-G4(B 5:2)"};
    Setting set[] = {{"wager", "dueling"}, {"setup", "mirrored"}, {"first", "orange"}};
    Game *g = given_set("games/jetan.lua", set, 3);
    Match *m = played(g, NULL, moves, 4);
    Str text = {0};
    match_write_paid(m, &text);
    cr_expect_str_eq(str_text(&text), "Orange pays Black 6\n");
    str_clear(&text);
    match_write_settled(m, &text);
    cr_expect_str_eq(str_text(&text), "", "it goes on");
    str_clear(&text);
    match_go(m, -1);
    match_write_paid(m, &text);
    cr_expect_str_eq(str_text(&text), "");
    str_free(&text);
    match_free(m);
    game_free(g);
}

/* A counter that is not shown is secret. */
Test(match, what_is_paid_to_a_counter_that_is_not_shown_is_not_told) {
    Game *g = given_text(
        "local b = square(3, 3) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "local open = counter 'open' { start = 5, shown = true } "
        "local more = counter 'more' { shown = true } "
        "local shut = counter 'shut' { start = 5 } "
        "piece 'Man' { 'M', move = b.n } setup '2m/3/M2' "
        "after { open:pay(shut, 1) } after { shut:pay(open, 2) } after { open:pay(more, 3) } "
        "ending { draw { no_moves } }");
    static const char *const moves[] = {"a1-a2"};
    Match *m = played(g, NULL, moves, 1);
    Str text = {0};
    match_write_paid(m, &text);
    cr_expect_str_eq(str_text(&text), "the open pays the more 3\n");
    str_free(&text);
    match_free(m);
    game_free(g);
}

Test(match, comments_are_one_line) {
    Game *g = given_game("games/chess.lua");
    Match *m = played(g, NULL, gambit, 3);
    match_set_comment(m, 0, "  from\tthe \n start ");
    match_set_comment(m, 3, " \n");
    cr_expect_str_eq(str_text(&m->steps.at[0].comment), "from the start");
    cr_expect_str_eq(str_text(&m->steps.at[3].comment), "");
    match_clear(m);
    cr_expect_str_eq(str_text(&m->steps.at[0].comment), "from the start");
    match_free(m);
    game_free(g);
}

Test(match, a_position_that_is_set_up_is_a_beginning) {
    Game *g = given_game("games/chess.lua");
    Err e;
    Match *m = played(g, NULL, gambit, 3);
    match_end(m, RECORD_DRAWN, "agreed");
    match_turn(m, 0);
    cr_expect_eq(match_plies(m), 0);
    cr_expect_eq(match_go(m, 1), 0, "the end is forgotten, too");
    cr_expect(match_put(m, "e1", ".", &e));
    fen_is(m, "rnbqkbnr/pppp1ppp/8/4p3/4PP2/8/PPPP2PP/RNBQ1BNR w kq - 0 2");
    cr_expect_not(match_put(m, "e9", "K", &e));
    cr_expect_str_eq(e.text, "no cell 'e9' on this board; did you mean 'e1'?");
    cr_expect_not(match_put(m, "e1", "Z", &e));
    cr_expect_str_eq(e.text, "no piece is written 'Z' in this game");
    match_clear(m);
    cr_expect(match_put(m, "e1", "k", &e));
    fen_is(m, "8/8/8/8/8/8/8/4k3 w - - 0 1");
    match_free(m);
    game_free(g);
}

/* Holes of the setup are part of the board's shape, and not removed like pieces. */
Test(match, an_empty_board_keeps_the_holes_of_the_setup) {
    Game *g = given_text("local b = square(3, 3) players { { 'White', letter = 'w' }, "
                         "{ 'Black', letter = 'b' } } piece 'King' { 'K', move = b.all } "
                         "setup '*k1/3/1K*' ending { draw { no_moves } }");
    Err e;
    Match *m = played(g, NULL, NULL, 0);
    match_clear(m);
    cr_expect(match_put(m, "b2", "K", &e));
    fen_is(m, "*2/1K1/2* w");
    match_free(m);
    game_free(g);
}

/* was() asks about the positions before the last move, in which this one had not occurred
** twice. */
Test(match, a_position_does_not_repeat_itself) {
    Game *g =
        given_text("local b = square(4, 4) players { { 'White', letter = 'w' }, "
                   "{ 'Black', letter = 'b' } } piece 'King' { 'K', move = b.all } "
                   "setup 'k3/4/4/3K' ending { draw { was(repeated(2)), says = 'again' } }");
    static const char *const moves[] = {"d1-d2", "a4-a3", "d2-d1", "a3-a4", "d1-d2"};
    for (int n = 1; n <= 5; n++) {
        Match *m = played(g, NULL, moves, n);
        cr_expect_eq(match_outcome(m), n < 5 ? RECORD_OPEN : RECORD_DRAWN, "%d", n);
        match_free(m);
    }
    game_free(g);
}

/* Two kings shuttle between d1 and d2, and between a4 and a3: the ply after which the game is
** first over. */
static int shuttle_ends(const char *condition) {
    char text[512];
    snprintf(text, sizeof text,
             "local b = square(4, 4) players { { 'White', letter = 'w' }, { 'Black', letter = "
             "'b' } } "
             "piece 'King' { 'K', move = b.n + b.s } setup 'k3/4/4/3K' ending { draw { %s } }",
             condition);
    Game *g = given_text(text);
    static const char *const moves[] = {"d1-d2", "a4-a3", "d2-d1", "a3-a4", "d1-d2"};
    int n = 0;
    for (bool over = false; !over && n <= 5; n++) {
        Match *m = n == 0 ? match_new(g, NULL, NULL) : played(g, NULL, moves, n);
        over = match_outcome(m) != RECORD_OPEN;
        match_free(m);
    }
    game_free(g);
    return n - 1;
}

/* A position from which a move is tried has occurred; taking the move back leaves it at one
** occurrence. */
Test(match, a_tried_move_leaves_a_position) {
    cr_expect_eq(shuttle_ends("repeated(2)"), 4);
    cr_expect_eq(shuttle_ends("can(was(repeated(2)))"), 4);
    cr_expect_eq(shuttle_ends("can(repeated(2))"), 3);
}

/* Black could only pass, which would repeat the position in which White passes: so White can
** stalemate Black. */
Test(match, a_try_within_a_try_leaves_two_positions) {
    Game *g = given_text("local b = square(2, 2) players { { 'White', letter = 'w' }, { "
                         "'Black', letter = 'b' } } "
                         "piece 'King' { 'K', move = b.n } setup 'Kk/2' turn { 'pass' } "
                         "forbid { repeated(2) } ending { draw { can(no_moves) } }");
    Match *m = match_new(g, NULL, NULL);
    cr_expect_eq(match_outcome(m), RECORD_DRAWN);
    match_free(m);
    game_free(g);
}

/* The position that a move leaves is one of the earlier ones. */
Test(match, an_end_by_a_cycle_is_written_behind_the_move_that_closes_it) {
    static const int POSITIONS[] = {3, 4, 5};
    for (int i = 0; i < 3; i++) {
        char text[600];
        snprintf(text, sizeof text,
                 "local b = square(2, 2) players { { 'White', letter = 'w' }, "
                 "{ 'Black', letter = 'b' } } piece 'King' { 'K', move = quiet(b.n + b.s) } "
                 "setup '2/Kk' notation 'x' { move = '{from}-{to}', win = '#' } "
                 "ending { win { repeated(2) * cycle(2):is(%d), who = 'White' } }",
                 POSITIONS[i]);
        Game *g = given_text(text);
        Err e = {""};
        Match *m = match_new(g, NULL, &e);
        cr_assert(match_play(m, "a1-a2", &e) && match_play(m, "b1-b2", &e) &&
                  match_play(m, "a2-a1", &e) && match_play(m, "b2-b1", &e));
        bool ended = match_outcome(m) == 0;
        cr_expect_eq(ended, POSITIONS[i] == 4);
        cr_expect_str_eq(str_text(&m->steps.at[4].text), ended ? "b2-b1#" : "b2-b1");
        match_free(m);
        game_free(g);
    }
}

/* A piece that is shifted before another one steps has not made the move, even if other moves
** change the cells in the same way. */
Test(match, the_piece_that_walks_moves_and_not_one_shifted_before) {
    Game *g = given_text(
        "local b = square(5, 3) players { { 'White', letter = 'w' }, { 'Black', letter = 'b', "
        "sees = b.flip } } piece 'King' { 'K', move = b.n + b.w * shift('e1', 'c1') + "
        "shift('e1', 'c1') * b.e * b.e } piece 'Rook' { 'R', move = b.n } setup '1k3/5/1K2R' "
        "ending { win { by 'King' * landed(b:zone { 'd1' }), says = 'castled' }, "
        "win { by 'Rook' * landed(b:zone { 'c1' }), says = 'rook' } }");
    Err e = {""};
    Match *m = match_new(g, NULL, &e);
    Str words = {0};
    cr_assert(match_play(m, "b1-d1", &e), "%s", e.text);
    match_write_result(m, &words);
    cr_expect_str_eq(str_text(&words), "White wins (castled)");
    cr_expect_str_eq(str_text(&m->steps.at[1].text), "b1-d1");
    str_free(&words);
    match_free(m);
    game_free(g);
}
