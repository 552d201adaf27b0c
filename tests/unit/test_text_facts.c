/*
** test_text_facts.c -- facts.h: what moves where, and what it captures, places and promotes to.
*/
#include "../support/tiny.h"
#include "text/write/facts.h"

#include <criterion/criterion.h>

/* The facts of the move between two cells that promotes to that kind; -1: no promotion. */
static Facts of(const Pos *p, Sq from, Sq to, int becomes) {
    Moves all = {0};
    Facts f = {.from = SQ_NONE}, found = {.from = SQ_NONE};
    moves_legal(p, &all);
    for (size_t i = 0; i < all.n; i++) {
        facts_of(p, all.at[i], &f);
        if (f.from == from && f.to == to && f.becomes == becomes)
            found = f;
    }
    moves_free(&all);
    return found;
}

Test(facts, a_ride_that_captures) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, "r3k/5/*4/5/R3K w - - 0 end");
    Facts quiet = of(&p, 0, 1, -1);
    cr_assert_eq(quiet.from, 0);
    cr_expect(quiet.moves);
    cr_expect_eq(quiet.kind, TINY_ROOK);
    cr_expect_not(piece_is(quiet.captured));
    cr_expect_eq(quiet.taken.n, 0);
    Pos open = tiny_pos(g, "4k/5/*4/5/Rr2K w - - 0 end");
    Facts taking = of(&open, 0, 1, -1);
    cr_assert_eq(taking.from, 0);
    cr_expect_eq(g->kind[taking.captured], TINY_ROOK);
    cr_expect_eq(taking.taken.n, 0, "what stands on the landing is no capture on the way");
    game_free(g);
}

Test(facts, a_pawn_becomes_a_rook) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, "4k/1P3/*4/5/4K w - - 0 end");
    Facts f = of(&p, 16, 21, TINY_ROOK);
    cr_assert_eq(f.from, 16);
    cr_expect(f.moves);
    cr_expect_eq(f.kind, TINY_PAWN);
    game_free(g);
}

Test(facts, a_digger_unmakes_cells) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, "4k/5/*4/2D2/4K w Ee - 0 end");
    Moves all = {0};
    Facts f;
    int unmade = 0;
    moves_legal(&p, &all);
    for (size_t i = 0; i < all.n; i++) {
        facts_of(&p, all.at[i], &f);
        unmade += f.unmade.n > 0;
        cr_expect(f.unmade.n == 0 || f.from == SQ_NONE, "nobody goes: the cell alone is named");
    }
    cr_expect_gt(unmade, 0);
    moves_free(&all);
    game_free(g);
}
