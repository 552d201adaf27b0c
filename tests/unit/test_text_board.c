/*
** test_text_board.c -- what board.h promises: the three faces, marks, labels, flipping.
*/
#include "../support/tiny.h"
#include "text/draw/board.h"
#include "text/draw/ink.h"
#include "text/write/words.h"

#include <criterion/criterion.h>
#include <string.h>

static const char MEN[] = "r3k/1p1&1/*4/3P1/RZ2K w Ee - 0 end";

static void draws(const Game *g, const Overlay *o, BoardStyle style, const char *want) {
    Pos p = tiny_pos(g, MEN);
    Str out = {0};
    board_write(&p, o, &style, &out);
    cr_expect_str_eq(str_text(&out), want);
    str_free(&out);
}

Test(board, plain) {
    Game *g = tiny_new();
    draws(g, NULL, (BoardStyle){0},
          "   a  b  c  d  e\n"
          "5  r  .  .  .  k  5\n"
          "4  .  p  .  &  .  4\n"
          "3     .  .  .  .  3\n"
          "2  .  .  .  P  .  2\n"
          "1  R  Z  .  .  K  1\n"
          "   a  b  c  d  e\n");
    game_free(g);
}

Test(board, flipped_with_marks) {
    Sq path[] = {0, 1, 2, 3};
    Overlay o = {.has_last = true, .last_from = 13, .last_to = 8, .npath = 4, .path = path};
    Game *g = tiny_new();
    set_add(&o.reach, 20);
    set_add(&o.reach, 15);
    set_add(&o.blocked, 1);
    draws(g, &o, (BoardStyle){.flipped = true},
          "   e  d  c  b  a\n"
          "1  K  +  + {Z} R  1\n"
          "2  . (P) .  .  .  2\n"
          "3  . (.) .  .     3\n"
          "4  .  &  .  p  *  4\n"
          "5  k  .  .  . [r] 5\n"
          "   e  d  c  b  a\n");
    game_free(g);
}

Test(board, ruled_with_glyphs) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, MEN);
    BoardStyle style = {.unicode = true, .glyphs = true};
    Str out = {0};
    board_write(&p, NULL, &style, &out);
    cr_expect(strstr(str_text(&out), "    a   b   c   d   e\n  ┌───┬───┬───┬───┬───┐\n"));
    cr_expect(strstr(str_text(&out), "\n5 │ r │   │   │   │ ♚ │ 5\n  ├───┼"));
    cr_expect(strstr(str_text(&out), "\n1 │ R │ Z │   │   │ ♔ │ 1\n  └───┴"));
    str_clear(&out);
    style.width = 20;
    board_write(&p, NULL, &style, &out);
    cr_expect_not(strstr(str_text(&out), "│"), "too narrow for lines");
    str_free(&out);
    game_free(g);
}

Test(board, colours_end_with_every_line) {
    Overlay o = {.has_last = true, .last_from = 13, .last_to = 8};
    Game *g = tiny_new();
    Pos p = tiny_pos(g, MEN);
    for (int unicode = 0; unicode < 2; unicode++) {
        BoardStyle style = {.unicode = unicode, .color = true};
        Str out = {0};
        board_write(&p, &o, &style, &out);
        int lines = 0;
        for (char *line = strtok(out.at, "\n"); line; line = strtok(NULL, "\n"), lines++)
            cr_expect(!strchr(line, '\033') || strstr(line, "\033[0m "), "%s", line);
        cr_expect_eq(lines, 7);
        str_free(&out);
    }
    game_free(g);
}

Test(board, marks_have_an_order) {
    Sq path[] = {3};
    Overlay o = {
        .has_last = true, .last_from = 4, .last_to = SQ_NONE, .npath = 1, .path = path};
    set_add(&o.reach, 1);
    set_add(&o.blocked, 1);
    set_add(&o.reach, 3);
    cr_expect_eq(overlay_mark(&o, 0), MARK_NONE);
    cr_expect_eq(overlay_mark(&o, 1), MARK_BLOCKED);
    cr_expect_eq(overlay_mark(&o, 3), MARK_REACH);
    cr_expect_eq(overlay_mark(&o, 4), MARK_LAST);
    cr_expect_eq(overlay_mark(NULL, 4), MARK_NONE);
    cr_expect(overlay_last(&o, 4));
    cr_expect_not(overlay_last(NULL, 4));
}

Test(words, letters_follow_the_style_of_their_owner) {
    Game *g = tiny_new();
    char text[PIECE_TEXT];
    int len;
    tiny_display(g)->player[1].style = '\'';
    cr_expect_eq(words_piece(g, game_piece(g, 0, TINY_ROOK), text), 1);
    cr_expect_str_eq(text, "R");
    cr_expect_eq(words_piece(g, game_piece(g, 1, TINY_ROOK), text), 2);
    cr_expect_str_eq(text, "R'");
    cr_expect_eq(words_piece_at(g, "R'x", 3, &len), game_piece(g, 1, TINY_ROOK));
    cr_expect_eq(len, 2);
    cr_expect_eq(words_piece_at(g, "Rx", 2, &len), game_piece(g, 0, TINY_ROOK));
    cr_expect_eq(words_piece_at(g, "&", 1, &len), game_piece(g, 2, TINY_STONE));
    cr_expect_eq(words_piece_at(g, "x", 1, &len), PIECE_NONE);
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

Test(ink, players_have_inks_of_their_own) {
    Game *g = tiny_new();
    cr_expect_str_eq(ink_of(g, 0)->name, "white");
    cr_expect_str_eq(ink_of(g, 1)->name, "black");
    cr_expect_str_eq(ink_of(g, 2)->name, "neutral");
    tiny_display(g)->player[0].name = "Anna";
    cr_expect_str_eq(ink_of(g, 0)->name, "white");
    tiny_display(g)->player[1].name = "Bert";
    cr_expect_str_eq(ink_of(g, 1)->name, "black");
    tiny_display(g)->player[0].name = "BLACK";
    cr_expect_str_eq(ink_of(g, 0)->name, "black");
    cr_expect_str_eq(ink_of(g, 1)->name, "white");
    game_free(g);
}
