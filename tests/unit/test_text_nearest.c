/*
** test_text_nearest.c -- nearest.h, blame.h and meant.h: which walk comes nearest, what stopped
** it, and which one a text means.
*/
#include "../support/given.h"
#include "../support/tiny.h"
#include "text/explain/blame.h"
#include "text/explain/meant.h"
#include "text/explain/nearest.h"

#include <criterion/criterion.h>

#define STOPPED "4k/5/*4/P4/R3K w - - 0 end"

/* The example in nearest.h. */
Test(nearest, walks_with_the_fewest_failed_tests) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, STOPPED);
    Nearest n;
    nearest_find(&p, 0, 15, &n);
    cr_assert_eq(n.n, 1);
    cr_expect_not(n.alike);
    cr_expect_eq(n.walk[0].npath, 4);
    cr_expect_eq(n.walk[0].nfailed, 2);
    cr_expect_eq(n.walk[0].failed[0].cell, 5);
    cr_expect_eq(n.walk[0].failed[1].cell, 10);
    nearest_find(&p, 0, 11, &n);
    cr_expect_eq(n.n, 0);
    game_free(g);
}

/* Along rank 1 five pieces are in the way, over rank 2 four: the latter is reported, whichever
** is found first. */
Test(nearest, of_walks_found_together_those_with_fewer_failed_tests) {
    Game *g = given_text("local b = square(6, 2) players { { 'White', letter = 'w' }, "
                         "{ 'Black', letter = 'b' } } "
                         "local e = b.e * empty "
                         "local low, high = e^5, b.ne * empty * e^3 * b.se * empty "
                         "piece 'Low' { 'L', move = low + high } "
                         "piece 'High' { 'H', move = high + low } "
                         "setup 'LLLL2/LHHHHH' ending { draw { no_moves } }");
    Pos p;
    Err e;
    cr_assert(fen_read(g, "1HHH2/HHHHHH w", &p, &e), "%s", e.text);
    for (int i = 0; i < 2; i++) {
        Nearest n;
        nearest_find(&p, 0, 5, &n);
        cr_assert_eq(n.n, 1);
        cr_expect_eq(n.walk[0].nfailed, 4);
        cr_expect_eq(n.walk[0].path[1], 7);
        cr_assert(fen_read(g, "1HHH2/LHHHHH w", &p, &e), "%s", e.text);
    }
    game_free(g);
}

Test(nearest, walks_that_make_a_move) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, TINY_START);
    Moves moves = {0};
    moves_from(&p, 1, &moves);
    for (size_t i = 0; i < moves.n; i++) {
        Nearest n;
        nearest_making(&p, 1, moves.at[i], &n);
        cr_assert_gt(n.n, 0);
        cr_expect_eq(n.walk[0].nfailed, 0);
        cr_expect_eq(n.walk[0].move, moves.at[i]);
    }
    moves_free(&moves);
    game_free(g);
}

Test(blame, names_what_stopped_a_walk) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, STOPPED);
    Nearest n;
    Str out = {0};
    nearest_find(&p, 0, 15, &n);
    blame_write(&p, 0, &n.walk[0].failed[0], &out);
    cr_expect_str_eq(str_text(&out), "A2 holds your own Pawn");
    cr_expect_not(blame_is_right(&p, &n.walk[0].failed[0]));
    str_free(&out);
    game_free(g);
}

Test(blame, names_attackers_as_long_as_they_are_few) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, "2r1k/5/r3r/5/2r1K w - - 0 end");
    Str out = {0};
    cr_expect(blame_attackers(&p, 0, 12, SQ_NONE, &out));
    cr_expect_str_eq(str_text(&out), "the Rook on C1, the Rook on A3 and 2 more");
    str_clear(&out);
    cr_expect_not(blame_attackers(&p, 1, 12, SQ_NONE, &out));
    cr_expect_str_eq(str_text(&out), "");
    str_free(&out);
    game_free(g);
}

static void means(const Pos *p, const char *text, Sq from, Sq to, int kind, const char *hint) {
    Meant m = meant_by(p, text);
    cr_expect_eq(m.from, from, "%s", text);
    cr_expect_eq(m.to, to, "%s", text);
    cr_expect_eq(m.kind, kind, "%s", text);
    cr_expect_str_eq(m.hint, hint);
}

Test(meant, cells_else_a_kind_and_a_cell) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, "4k/5/*4/5/R1R1K w - - 0 end");
    means(&p, "a1-b4", 0, 16, -1, "");
    means(&p, "RCc4", 2, 17, TINY_ROOK, "C");
    means(&p, "Ra5", 0, 20, TINY_ROOK, "");
    means(&p, "Pa5", SQ_NONE, 20, TINY_PAWN, "");
    means(&p, "e1", 4, SQ_NONE, -1, "");
    means(&p, "what", SQ_NONE, SQ_NONE, -1, "");
    game_free(g);
}
