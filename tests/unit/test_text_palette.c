/*
** test_text_palette.c -- palette.h: every owner has a colour of their own.
*/
#include "../support/tiny.h"
#include "text/draw/palette.h"

#include <criterion/criterion.h>

Test(palette, players_have_colours_of_their_own) {
    Game *g = tiny_new();
    cr_expect_str_eq(palette_piece(g, 0)->name, "white");
    cr_expect_str_eq(palette_piece(g, 1)->name, "black");
    cr_expect_str_eq(palette_piece(g, 2)->name, "neutral");
    tiny_display(g)->player[0].name = "Anna";
    cr_expect_str_eq(palette_piece(g, 0)->name, "white");
    tiny_display(g)->player[1].name = "Bert";
    cr_expect_str_eq(palette_piece(g, 1)->name, "black");
    tiny_display(g)->player[0].name = "BLACK";
    cr_expect_str_eq(palette_piece(g, 0)->name, "black");
    cr_expect_str_eq(palette_piece(g, 1)->name, "white");
    game_free(g);
}

Test(palette, only_white_and_black_are_plain) {
    Game *g = tiny_new();
    cr_expect_eq(palette_plain(g, 0), 'w');
    cr_expect_eq(palette_plain(g, 1), 'b');
    tiny_display(g)->player[1].name = "Orange";
    cr_expect_eq(palette_plain(g, 1), 0);
    game_free(g);
}
