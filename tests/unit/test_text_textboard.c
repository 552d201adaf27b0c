/*
** test_text_textboard.c -- textboard.h: the three styles, marks, labels, flipping.
*/
#include "../support/given.h"
#include "../support/tiny.h"
#include "text/draw/textboard.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>
#include <string.h>

static const char MEN[] = "r3k/1p1&1/*4/3P1/RZ2K w Ee - 0 end";

static void draws(const Game *g, const Overlay *o, BoardStyle style, const char *want) {
    Pos p = tiny_pos(g, MEN);
    Str out = {0};
    textboard_write(&p, o, &style, &out);
    cr_expect_str_eq(str_text(&out), want);
    str_free(&out);
}

Test(textboard, plain) {
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

/* Labels have an end; what is shown of a control character is there whole, or not at all. */
Test(textboard, labels_are_cut_between_signs) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, MEN);
    Row *rows = arena_copy(g->arena, g->display->rows, sizeof(Row) * TINY_SIDE);
    Str out = {0};
    rows[0].label = "a\\x1b\\x1b\\x1b\\x1b";
    tiny_display(g)->rows = rows;
    tiny_display(g)->files_label = "\\x01\\x02\\x03\\x04 b c d e";
    textboard_write(&p, NULL, &(BoardStyle){0}, &out);
    cr_expect(strstr(str_text(&out), "  a\\x1b\\x1b\\x1b\n"), "%s", str_text(&out));
    cr_expect(strstr(str_text(&out), "\\x01\\x02\\x03 "), "%s", str_text(&out));
    str_free(&out);
    game_free(g);
}

/* The example at the top of textboard.h. */
Test(textboard, flipped_with_marks) {
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

Test(textboard, ruled_with_glyphs) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, MEN);
    BoardStyle style = {.unicode = true, .glyphs = true};
    Str out = {0};
    textboard_write(&p, NULL, &style, &out);
    cr_expect(strstr(str_text(&out), "    a   b   c   d   e\n  ┌───┬───┬───┬───┬───┐\n"));
    cr_expect(strstr(str_text(&out), "\n5 │ r │   │   │   │ ♚ │ 5\n  ├───┼"));
    cr_expect(strstr(str_text(&out), "\n1 │ R │ Z │   │   │ ♔ │ 1\n  └───┴"));
    str_clear(&out);
    style.width = 20;
    textboard_write(&p, NULL, &style, &out);
    cr_expect_not(strstr(str_text(&out), "│"), "too narrow for lines");
    str_free(&out);
    game_free(g);
}

Test(textboard, colours_end_with_every_line) {
    Overlay o = {.has_last = true, .last_from = 13, .last_to = 8};
    Game *g = tiny_new();
    Pos p = tiny_pos(g, MEN);
    for (int unicode = 0; unicode < 2; unicode++) {
        BoardStyle style = {.unicode = unicode, .color = true};
        Str out = {0};
        textboard_write(&p, &o, &style, &out);
        int lines = 0;
        for (char *line = strtok(out.at, "\n"); line; line = strtok(NULL, "\n"), lines++)
            cr_expect(!strchr(line, '\033') || strstr(line, "\033[0m "), "%s", line);
        cr_expect_eq(lines, 7);
        str_free(&out);
    }
    game_free(g);
}

/* Columns that are farther apart than others are so in text, too. */
Test(textboard, a_gap_between_columns) {
    Game *g = given_text(
        "local g = graph() "
        "for y = 1, 2 do for i, x in ipairs { 1, 2, 4, 5 } do "
        "  g:cell(('abcd'):sub(i, i) .. y, { x, y }) end end "
        "g:rows({ { 'a2', 'b2', 'c2', 'd2' }, { 'a1', 'b1', 'c1', 'd1' } }, { '2', '1' }, '') "
        "g:edge('e', 'a1', 'b1') "
        "players { { 'White', letter = 'w' } } piece 'King' { 'K', move = g.e } setup '4/K3'");
    Pos p;
    Str out = {0};
    pos_start(g, &p);
    textboard_write(&p, NULL, &(BoardStyle){0}, &out);
    cr_expect_str_eq(str_text(&out), "  a  b     c  d\n"
                                     "2 .  .     .  . 2\n"
                                     "1 K  .     .  . 1\n"
                                     "  a  b     c  d\n");
    str_free(&out);
    game_free(g);
}
