/*
** test_text_made.c -- bugs found by random definitions (tests/games): each is a valid
** definition that was played, written or read wrongly.
*/
#include "support/given.h"
#include "match/play.h"
#include "match/replay.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>
#include <string.h>

#define TWO                                                                                    \
    "local b = square(3, 3) players { { 'White', letter = 'w' }, "                             \
    "{ 'Black', letter = 'b', sees = b.flip } } "

static Game *begin(const char *rest, Pos *p) {
    Game *g = given_text(rest);
    pos_start(g, p);
    return g;
}

static void expect_all_legal(const char *rest, size_t least) {
    Pos p;
    Game *g = begin(rest, &p);
    Moves all = {0};
    moves_legal(&p, &all);
    cr_expect_geq(all.n, least, "%s", rest);
    for (size_t i = 0; i < all.n; i++)
        cr_expect(move_is_legal(&p, all.at[i]), "%s: move %zu", rest, i);
    moves_free(&all);
    game_free(g);
}

Test(made, moves_that_do_not_name_their_piece_are_legal) {
    expect_all_legal(TWO "piece 'A' { 'A', move = still(b.all) * unmake } setup 'a2/3/A2'", 2);
    expect_all_legal(
        TWO "piece 'A' { 'A', move = still(b.n * enemy) * convert } setup 'a2/1a1/1A1'", 1);
    expect_all_legal(TWO "piece 'A' { 'A', move = stay * become 'B' * shift('c1', 'c2') } "
                         "piece 'B' { 'B' } setup 'a2/3/A1B'",
                     1);
    expect_all_legal(TWO "piece 'A' { 'A', move = still(b.all) * unmake } turn { 'move' } "
                         "turn { 'pass' } setup 'a2/3/A2'",
                     3);
}

Test(made, no_piece_attacks_its_own_cell) {
    Pos p;
    Game *g = begin(
        TWO "piece 'A' { 'A', move = revisit(b.n * b.s) + anywhere } setup 'a2/3/2A'", &p);
    Game machine;
    game_view(g, false, &machine);
    p.game = &machine;
    CellSet hit = pos_attacks(&p, 1, SQ_NONE);
    cr_expect_not(set_has(&hit, cell_named(g, "c1")));
    game_free(g);
}

Test(made, what_is_marked_for_a_throw_ends_with_it) {
    Pos p, back;
    Err e = {""};
    Undo u;
    Str fen = {0};
    Game *g = begin(
        TWO "piece 'A' { 'A', move = b.all } setup '3/a2/A2' "
            "local x, y = challenge {} throw 'duel' { when = x:over(0), marks = { x, y }, "
            "dice = { dice(1, 2) }, { when = roll(1):over(2), walk = x:advance(y) } }",
        &p);
    Move m;
    cr_assert(move_read(&p, "a1xa2", &m, &e), "%s", e.text);
    pos_make(&p, m, &u);
    cr_expect_eq(p.chance, 0); /* no throw can decide it */
    fen_write(&p, &fen);
    cr_assert(fen_read(g, str_text(&fen), &back, &e), "%s", e.text);
    cr_expect_eq(back.key, p.key);
    str_free(&fen);
    game_free(g);
}

Test(made, a_move_with_an_empty_text_is_written_by_its_number) {
    Pos p;
    Move m;
    Err e = {""};
    Game *g = begin(TWO "piece 'A' { 'A', move = b.n } setup 'a2/3/A2' "
                        "notation 'none' { move = '{captured}' }",
                    &p);
    cr_expect(move_read(&p, "/1", &m, &e), "%s", e.text);
    game_free(g);
}

Test(made, a_record_names_players_of_any_name) {
    Err e = {""};
    Str text = {0};
    Record r = {0};
    Game *g = given_text("local b = square(3, 3) players { { 'M\xc3\xb6"
                         "b', letter = 'w' }, "
                         "{ 'Result', letter = 'b', sees = b.flip } } "
                         "local o = option 'o' { per_side = true, { 'x', b.n, abbrev = 'X' } } "
                         "types '{o}' piece 'A' { 'A', move = o } setup 'a2/3/A2'");
    Match *m = match_new(g, NULL, &e);
    replay_write(m, &text);
    RecordText at = record_text(str_text(&text), text.n);
    cr_expect(record_read(&at, &r, &e), "%s\n%s", e.text, str_text(&text));
    cr_expect(record_tag(&r, "Player1"));
    cr_expect(record_tag(&r, "Player2Types"));
    record_free(&r);
    str_free(&text);
    match_free(m);
    game_free(g);
}
