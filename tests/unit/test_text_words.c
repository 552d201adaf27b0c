/*
** test_text_words.c -- words.h: letters, widths, articles.
*/
#include "../support/given.h"
#include "../support/tiny.h"
#include "text/write/words.h"

#include <criterion/criterion.h>

Test(words, letters_follow_the_style_of_their_owner) {
    Game *g = tiny_new();
    int len;
    cr_expect_str_eq(words_piece(g, game_piece(g, 0, TINY_ROOK)), "R");
    cr_expect_str_eq(words_piece(g, game_piece(g, 1, TINY_ROOK)), "r");
    cr_expect_eq(words_piece_at(g, "R(-)x", &len), game_piece(g, 2, TINY_ROOK));
    cr_expect_eq(len, 4);
    cr_expect_eq(words_piece_at(g, "Rx", &len), game_piece(g, 0, TINY_ROOK));
    cr_expect_eq(words_piece_at(g, "&", &len), game_piece(g, 2, TINY_STONE));
    cr_expect_eq(words_piece_at(g, "x", &len), PIECE_NONE);
    cr_expect_eq(len, 0);
    game_free(g);
}

Test(words, widths_are_columns) {
    cr_expect_eq(words_width(""), 0);
    cr_expect_eq(words_width("10"), 2);
    cr_expect_eq(words_width("\u265a"), 1);
    cr_expect_eq(words_width("\U0001f40e"), 2);
    cr_expect_eq(words_width("e\u0301"), 1);
    cr_expect_eq(words_width("\xff\xc3"), 2, "broken bytes are counted, not followed");
}

Test(words, articles_and_holes) {
    Game *g = tiny_new();
    cr_expect_str_eq(words_article("Archer"), "an");
    cr_expect_str_eq(words_article("Rook"), "a");
    cr_expect(words_holes(g));
    g->start[TINY_HOLE] = PIECE_NONE;
    cr_expect(words_holes(g), "cells can be unmade");
    g->nacts = 1;
    cr_expect_not(words_holes(g));
    game_free(g);
}

/* The rim of the board does not show numbers of cells; it does show capitals, and a 0 for rank
** 10. */
Test(words, cells_with_names_of_their_own) {
    Game *g = given_game("international-draughts");
    cr_expect_str_eq(words_cell_own(g, g->display->notations, 0, cell_named(g, "d4")), "32");
    cr_expect_null(words_cell_own(g, g->display->notations, 0, cell_named(g, "e4")));
    game_free(g);
    g = given_game("jetan");
    cr_expect_null(words_cell_own(g, g->display->notations, 0, cell_named(g, "a10")));
    game_free(g);
    g = given_game("backgammon");
    cr_expect_str_eq(words_cell_own(g, g->display->notations, 0, cell_named(g, "m2")), "24");
    cr_expect_str_eq(words_cell_own(g, g->display->notations, 1, cell_named(g, "m2")), "1");
    game_free(g);
}
