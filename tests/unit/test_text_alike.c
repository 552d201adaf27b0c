/*
** test_text_alike.c -- moves with equal texts are made distinct, and each listed text is read
** back.
*/
#include "support/given.h"
#include "lang/load.h"
#include "text/write/notation.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>
#include <string.h>

#define HEAD                                                                                   \
    "game { language = 1, name = 'T' } local b = square(4, 4) "                                \
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "

/* The moves of the initial position, each of which must be read back as itself. */
static void expect(const char *text, const char *moves) {
    Diags d;
    Str found = {0};
    diags_init(&d);
    Game *g = game_load_text("test.lua", text, strlen(text), NULL, 0, &d);
    cr_assert(g, "%s", text);
    Arena *a = arena_new();
    const char **line;
    Move *move, back;
    Pos p;
    Err e = {""};
    pos_start(g, &p);
    int n = moves_sorted(&p, 0, a, &line, &move);
    for (int i = 0; i < n; i++) {
        str_addf(&found, "%s%s", i ? " " : "", line[i]);
        cr_expect(move_read(&p, line[i], &back, &e), "%s", e.text);
        cr_expect_eq(back, move[i], "%s", line[i]);
    }
    cr_expect_str_eq(str_text(&found), moves, "%s", text);
    str_free(&found);
    arena_free(a);
    game_free(g);
    diags_free(&d);
}

Test(alike, parts_of_a_turn) {
    expect(HEAD "piece 'A' { 'A', move = b.n } turn { { 'move' }, { 'move' } } "
                "setup 'a2a/4/4/A2A'",
           "a1-a2,a2-a3 a1-a2,d1-d2 d1-d2,a1-a2 d1-d2,d2-d3");
    expect(HEAD "piece 'A' { 'A', move = b.n } piece 'B' { 'B', move = b.n } "
                "turn { { 'move' }, { 'B', capture(b.ne), optional = true } } "
                "setup 'a3/4/1a2/B2A'",
           "a1-a2 d1-d2 d1-d2,a1xb2");
}

Test(alike, a_piece_captures_nothing_where_another_has_left) {
    expect(HEAD "piece 'A' { 'A', move = b.all } "
                "turn { { 'A', quiet(b.n) }, { 'A', quiet(b.e) } } setup 'a3/4/4/AA2'",
           "a1-a2,a2-b2 a1-a2,b1-c1 b1-b2,a1-b1 b1-b2,b2-c2");
}

Test(alike, the_old_text_with_a_supposed_capture_is_read) {
    Pos p;
    Move m, old;
    Err e = {""};
    Game *g =
        given_text("local b = square(4, 4) "
                   "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                   "piece 'A' { 'A', move = b.all } "
                   "turn { { 'A', quiet(b.n) }, { 'A', quiet(b.e) } } setup 'a3/4/4/AA2'");
    pos_start(g, &p);
    cr_assert(move_read(&p, "b1-b2,a1-b1", &m, &e), "%s", e.text);
    cr_assert(move_read(&p, "b1-b2,a1xb1", &old, &e), "%s", e.text);
    cr_expect_eq(m, old);
    game_free(g);
}

Test(alike, a_capture_from_afar_beside_one_by_landing) {
    expect(HEAD "piece 'Lion' { 'L', move = b.n + capture(still(b.all)) * take } "
                "setup 'l3/4/l3/L3'",
           "a1xa2 a1xa2-a1");
}

Test(alike, a_piece_that_swaps_places_captures_nothing) {
    expect(HEAD "piece 'A' { 'A', move = none } piece 'B' { 'B', move = b.n } "
                "turn { { 'move' }, { 'A', (b.n + b.e) * swap } } setup 'b3/4/A3/AAB1'",
           "c1-c2,a1-a2 c1-c2,a1-b1");
}

Test(alike, pieces_shifted_next_to_a_royal_one_or_absent_capture_nothing) {
    expect(HEAD "piece 'K' { 'K', royal = true } piece 'R' { 'R' } "
                "piece 'A' { 'A', move = b.n + b.n * shift('d1', 'c1') } setup 'a3/4/4/A1KR'",
           "a1-a2 a1-a2,d1-c1");
    expect(HEAD "piece 'R' { 'R' } "
                "piece 'A' { 'A', move = b.n + b.n * shift('d1', 'c1') } setup 'a3/4/4/A1R1'",
           "a1-a2 a1-a2,d1-c1");
}

Test(alike, counters) {
    expect(HEAD "local q = counter 'q' {} piece 'A' { 'A', move = b.n + b.n * q:raise() } "
                "setup 'a3/4/4/A3'",
           "a1-a2 a1-a2/2");
}

Test(alike, templates_that_leave_out_everything) {
    expect(HEAD "piece 'A' { 'A', move = b.n } setup 'a3/4/4/A2A' "
                "notation 'short' { move = '{piece}' }",
           "A A/2");
}

Test(alike, parts_that_say_nothing) {
    expect("game { language = 1, name = 'T' } local b = square(2, 2) "
           "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
           "piece 'A' { 'A', drop = anywhere } turn { { 'move' }, { 'move' } } "
           "notation 'n' { drop = '{where}' } setup 'AA/2'",
           "-a1");
}

Test(alike, blanks_and_dashes_tell_nothing_apart) {
    expect(HEAD "piece 'A' { 'A', move = b.n } piece 'B' { 'B', move = b.nw } "
                "setup 'a3/4/4/1AB1' notation 'n' { own = { "
                "A = { move = 'R m{to}' }, B = { move = 'Rm{to}' } } }",
           "R mb2 Rmb2/2");
    expect(HEAD "piece 'A' { 'A', move = b.n } piece 'B' { 'B', move = b.nw } "
                "setup 'a3/4/4/1AB1' notation 'n' { own = { "
                "A = { move = 'x{to}' }, B = { move = '\xc3\x97{to}' } } }",
           "xb2 \xc3\x97"
           "b2/2");
}

Test(alike, letters_that_announce_elsewhere) {
    expect(HEAD "piece 'X' { '+', move = b.e } piece 'Y' { '#', move = b.e } "
                "piece 'A' { 'A', move = b.n * (become 'X' + become 'Y') } setup 'a3/4/4/A3'",
           "a1-a2=# a1-a2=+");
}
