/*
** test_text_fen.c -- fen.h: what is written is read back, and errors name their place.
*/
#include "../support/given.h"
#include "../support/tiny.h"
#include "base/rng.h"
#include "support/same.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>
#include <string.h>

static void same(const Game *g, const char *fen) {
    Pos p = tiny_pos(g, fen);
    Str out = {0};
    fen_write(&p, &out);
    cr_expect_str_eq(str_text(&out), fen);
    str_free(&out);
}

Test(fen, is_written_as_it_was_read) {
    Game *g = tiny_new();
    same(g, TINY_START);
    same(g, "5/5/5/5/5 b - - 0 end");
    same(g, "5/2&2/*4/4*/K3k[Rrr] b e c3 100 end");
    same(g, "*****/5/5/5/5 w E a1 7 end");
    game_free(g);
}

Test(fen, sets_every_part_of_the_position) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, "4k/5/*4/2&2/K4[rR] b e c2 9 end");
    cr_assert_eq(p.side, 1);
    cr_assert_eq(p.cell[TINY_HOLE], PIECE_HOLE);
    cr_assert_eq(p.cell[0], game_piece(g, 0, TINY_KING));
    cr_assert_eq(p.cell[7], game_piece(g, 2, TINY_STONE));
    cr_assert_eq(p.var[TINY_RIGHT], 0);
    cr_assert_eq(p.var[TINY_RIGHT + 1], 1);
    cr_assert_eq(p.var[TINY_LOST], 1);
    cr_assert_eq(p.var[TINY_LOST + 1], 1);
    cr_assert_eq(p.var[TINY_MARK], 8);
    cr_assert_eq(p.var[TINY_CLOCK], 9);
    cr_assert_eq(p.key, pos_key(&p));
    game_free(g);
}

Test(fen, lost_pieces_are_read_in_any_order) {
    Game *g = tiny_new();
    Pos a = tiny_pos(g, "5/5/5/5/5[rRr] w - - 0 end");
    Pos b = tiny_pos(g, "5/5/5/5/5[Rrr] w - - 0 end");
    cr_assert(pos_same(&a, &b));
    game_free(g);
}

Test(fen, blanks_and_the_case_of_the_side_do_not_matter) {
    Game *g = tiny_new();
    Pos a = tiny_pos(g, "  5/5/5/5/5\tB  - -   0 end\n");
    Pos b = tiny_pos(g, "5/5/5/5/5 b - - 0 end");
    cr_assert(pos_same(&a, &b));
    game_free(g);
}

Test(fen, refuses_in_words) {
    static const struct {
        const char *fen, *message;
    } bad[] = {
        {"", "FEN: field 1 (cells) is missing; expected 6 fields"},
        {"5/5/5/5 w - - 0 end", "FEN: field 1 (cells): 4 rows, but the board has 5"},
        {"5/5/6/5/5 w - - 0 end", "FEN: field 1 (cells): row 3: 6 cells, but the row has 5"},
        {"5/5/99999999999/5/5 w", "FEN: field 1 (cells): row 3: 9999 cells, but the row has 5"},
        {"5/1r/5/5/5 w - - 0 end", "FEN: field 1 (cells): row 2: 2 cells, but the row has 5"},
        {"5/5//5/5 w - - 0 end", "FEN: field 1 (cells): row 3: 0 cells, but the row has 5"},
        {"5/5/05/5/5 w - - 0 end",
         "FEN: field 1 (cells): row 3, column 1: a number of empty cells cannot begin with 0"},
        {"5/5/5/0/5 w - - 0 end",
         "FEN: field 1 (cells): row 4, column 1: a number of empty cells "
         "cannot begin with 0"},
        {"5/2x2/5/5/5 w - - 0 end",
         "FEN: field 1 (cells): row 2, column 3: 'x' is not a piece; "
         "expected one of KRPZDkrpzd&* or a number of empty cells"},
        {"5/5/5/5/5[R w - - 0 end", "FEN: field 1 (cells): the brackets around the lost "
                                    "pieces must end with ']'"},
        {"5/5/5/5/5[RRR] w - - 0 end",
         "FEN: field 1 (cells): lost pieces, place 3: more than 2 of 'R'"},
        {"5/5/5/5/5[K] w - - 0 end", "FEN: field 1 (cells): lost pieces, place 1: a lost King "
                                     "is not counted in this game"},
        {"5/5/5/5/5[R?] w - - 0 end",
         "FEN: field 1 (cells): lost pieces, place 2: '?' is not a piece"},
        {"5/5/5/5/5 x - - 0 end",
         "FEN: field 2 (side to move): 'x' is not a player; expected 'w' "
         "(White) or 'b' (Black)"},
        {"5/5/5/5/5 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\u00e9 - - 0 end",
         "FEN: field 2 (side to move): 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' is not a "
         "player; expected 'w' (White) or 'b' (Black)"},
        {"5/5/5/5/5 w", "FEN: field 3 (rights) is missing; expected 6 fields"},
        {"5/5/5/5/5 w Ex - 0 end",
         "FEN: field 3 (rights): 'x' is unknown; expected letters from 'Ee', or '-' for none"},
        {"5/5/5/5/5 w EE - 0 end", "FEN: field 3 (rights): 'E' appears twice"},
        {"5/5/5/5/5 w - f9 0 end",
         "FEN: field 4 (passed cell): no cell is called 'f9'; expected "
         "a cell, or '-' for none"},
        {"5/5/5/5/5 w - - 101 end",
         "FEN: field 5 (clock): '101' found; expected a whole number from 0 to 100"},
        {"5/5/5/5/5 w - - 1x end",
         "FEN: field 5 (clock): '1x' found; expected a whole number from 0 to 100"},
        {"5/5/5/5/5 w - - 99999999999999999999 end", NULL},
        {"5/5/5/5/5 w - - 0 fin", "FEN: field 6 (text): 'fin' found; expected 'end'"},
        {"5/5/5/5/5 w - - 0 end 7", "FEN: unexpected '7' after the last of 6 fields"},
    };
    Game *g = tiny_new();
    Pos before = tiny_pos(g, TINY_START);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        Pos p = before;
        Err e = {""};
        cr_expect_not(fen_read(g, bad[i].fen, &p, &e), "%s", bad[i].fen);
        if (bad[i].message)
            cr_expect_str_eq(e.text, bad[i].message);
        cr_expect(pos_same(&p, &before), "a refused FEN leaves the position alone");
    }
    game_free(g);
}

/* The game with one field for clock and cell, and one for the cell alone. */
static Game *with_parts(void) {
    static const FenPart both[] = {{"", TINY_CLOCK}, {"+", TINY_MARK}},
                         cell[] = {{"", TINY_MARK}};
    static const FenField fields[] = {{.kind = FEN_CELLS},
                                      {.kind = FEN_SIDE},
                                      {.kind = FEN_PARTS, .nparts = 2, .part = both},
                                      {.kind = FEN_PARTS, .nparts = 1, .part = cell}};
    Game *g = tiny_new();
    tiny_display(g)->fen = fields;
    tiny_display(g)->nfen = 4;
    return g;
}

Test(fen, numbers_and_cells_share_a_field) {
    Game *g = with_parts();
    same(g, "5/5/5/5/5 w 7+c3 c3");
    same(g, "5/5/5/5/5 w 100+- -");
    game_free(g);
}

Test(fen, a_wrong_part_is_reported) {
    static const struct {
        const char *fen, *message;
    } bad[] = {
        {"5/5/5/5/5 w 7c3 -", "FEN: field 3 (parts): 'c3' found; expected '+'"},
        {"5/5/5/5/5 w 7+c33 -", "FEN: field 3 (parts): unexpected '3' after the last part"},
        {"5/5/5/5/5 w +c3 -",
         "FEN: field 3 (parts): '+c3' found; expected a whole number from 0 to 100"},
        {"5/5/5/5/5 w - -",
         "FEN: field 3 (parts): '-' found; expected a whole number from 0 to 100"},
        {"5/5/5/5/5 w 101+- -",
         "FEN: field 3 (parts): '101' found; expected a whole number from 0 to 100"},
        {"5/5/5/5/5 w 7+- z9", "FEN: field 4 (parts): no cell is called 'z9'; expected a cell, "
                               "or '-' for none"},
        {"5/5/5/5/5 w 7+- --", "FEN: field 4 (parts): unexpected '-' after the last part"},
    };
    Game *g = with_parts();
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        Pos p;
        Err e = {""};
        cr_expect_not(fen_read(g, bad[i].fen, &p, &e), "%s", bad[i].fen);
        cr_expect_str_eq(e.text, bad[i].message);
    }
    game_free(g);
}

Test(fen, brackets_need_a_game_that_counts_captures) {
    Game *g = tiny_new();
    Pos p;
    Err e = {""};
    g->kinds[TINY_ROOK].holding = -1;
    cr_assert_not(fen_read(g, "5/5/5/5/5[R] w - - 0 end", &p, &e));
    cr_assert_str_eq(e.text, "FEN: field 1 (cells): this game does not keep lost pieces, "
                             "so it has no brackets");
    game_free(g);
}

/* Arbitrary bytes: no crash, and what is accepted is written as something that is accepted. */
Test(fen, survives_noise) {
    static const char bytes[] = "kKrRpP&*/[]-09 12wbEeac3 \xc3\xa9";
    Game *g = tiny_new();
    Rng rng;
    rng_seed(&rng, 1);
    for (int round = 0; round < 3000; round++) {
        char text[64] = TINY_START;
        Pos p, again;
        Err e;
        Str out = {0};
        for (int k = 0; k < 3; k++)
            text[rng_below(&rng, sizeof TINY_START - 1)] =
                bytes[rng_below(&rng, sizeof bytes - 1)];
        if (!fen_read(g, text, &p, &e))
            continue;
        fen_write(&p, &out);
        cr_expect(fen_read(g, str_text(&out), &again, &e), "%s", text);
        cr_expect(pos_same(&p, &again), "%s", text);
        str_free(&out);
    }
    game_free(g);
}

Test(fen, random_games_are_read_back_at_every_ply) {
    Game *g = tiny_new();
    Rng rng;
    rng_seed(&rng, 7);
    for (int game = 0; game < 40; game++) {
        Pos p = tiny_pos(g, TINY_START), back;
        Moves moves = {0};
        Str fen = {0};
        Err e;
        for (int ply = 0; ply < 40; ply++) {
            Undo u;
            moves.n = 0;
            moves_legal(&p, &moves);
            if (moves.n == 0)
                break;
            pos_make(&p, moves.at[rng_below(&rng, moves.n)], &u);
            str_clear(&fen);
            fen_write(&p, &fen);
            cr_assert(fen_read(g, str_text(&fen), &back, &e), "%s", e.text);
            back.last = p.last;
            back.was = p.was;
            cr_assert(pos_same(&p, &back), "%s", str_text(&fen));
        }
        moves_free(&moves);
        str_free(&fen);
    }
    game_free(g);
}

Test(fen, cells_are_found_by_any_name_that_all_share) {
    Game *g = tiny_new();
    cr_assert_eq(cell_named(g, "a1"), 0);
    cr_assert_eq(cell_named(g, "E5"), 24);
    cr_assert_eq(cell_named(g, "e0"), 24);
    cr_assert_eq(cell_named(g, "e6"), SQ_NONE);
    cr_assert_eq(cell_named(g, ""), SQ_NONE);
    game_free(g);
}

Test(fen, a_right_that_asks_about_the_hand) {
    Game *g = given_text(
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "local stock = hand { Rook = 1, Man = 1 } "
        "local dash = right 'dash' { letter = 'D', where = stock.any } "
        "piece 'Rook' { 'R', move = b.n, drop = anywhere } "
        "piece 'Man' { 'M', move = once(dash, b.n) + b.s, drop = anywhere } setup 'm3/4/4/M3'");
    Pos p;
    Err e = {""};
    cr_expect_not(fen_read(g, "m3/4/4/M3[] w D", &p, &e));
    cr_expect_str_eq(e.text,
                     "FEN: field 3 (rights): 'dash' of White requires that the number of "
                     "pieces in hand is more than 0");
    game_free(g);
}

Test(fen, a_throw_without_marks_ends_without_a_colon) {
    Game *g = given_game("backgammon");
    Pos p;
    Err e = {""};
    Str fen = {0};
    pos_start(g, &p);
    pos_set_chance(&p, 0);
    fen_write(&p, &fen);
    size_t n = fen.n;
    for (int i = 0; i < g->nchances; i++) {
        str_cut(&fen, n);
        str_addf(&fen, " {%s}", g->chances[i].name);
        cr_expect(fen_read(g, str_text(&fen), &p, &e), "%s: %s", str_text(&fen), e.text);
        str_cut(&fen, fen.n - 1);
        str_add(&fen, ":}");
        cr_expect_not(fen_read(g, str_text(&fen), &p, &e), "%s", str_text(&fen));
    }
    str_free(&fen);
    game_free(g);
}

Test(fen, a_marker_of_a_throw_has_no_field) {
    Game *g = given_text(
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "local hit = marker 'hit' { where = anything } "
        "piece 'Man' { 'M', move = b.all * mark(hit) } "
        "throw 'die' { when = hit:over(0), marks = { hit }, { 1 }, { 2 } } "
        "setup 'm3/4/4/M3'");
    Pos p;
    Err e = {""};
    cr_expect(fen_read(g, "m3/4/4/1M2 w {die:b1}", &p, &e));
    cr_expect_not(fen_read(g, "m3/4/4/1M2 w {die:c1}", &p, &e));
    cr_expect(str_starts(e.text, "FEN: 'hit' on c1 requires that "), "%s", e.text);
    game_free(g);
}
