/*
** test_text_raster.c -- boards drawn in a terminal as they lie in the plane: round ones if
** there is room, else unrolled with their seams; those with level rows always on a grid.
*/
#include "../support/given.h"
#include "text/draw/textboard.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>
#include <string.h>

static const char FEN[] = "4c1r3/10/10/10/10/P9/10/10/10/4CR4 b - 0 1";

static Str draw(const Game *g, BoardStyle style) {
    Pos p = given_pos(g, FEN);
    Str out = {0};
    textboard_write(&p, NULL, &style, &out);
    return out;
}

static int count(const char *text, const char *part) {
    int n = 0;
    for (; (text = strstr(text, part)) != NULL; text += strlen(part))
        n++;
    return n;
}

Test(raster, unrolled_where_there_is_no_room) {
    Game *g = given_game("jetan-circular");
    Str s = draw(g, (BoardStyle){.width = 80, .height = 24});
    cr_expect_str_eq(
        str_text(&s),
        "        a  b  c  d  e  f  g  h  i  j\n"
        "1~10/0  .  .  .  .  c  .  r  .  .  .  10/0~1\n"
        "   2~9  .  .  .  .  .  .  .  .  .  .  9~2\n"
        "   3~8  .  .  .  .  .  .  .  .  .  .  8~3\n"
        "   4~7  .  .  .  .  .  .  .  .  .  .  7~4\n"
        "   5~6  .  .  .  .  .  .  .  .  .  .  6~5\n"
        "       ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~\n"
        "   6~5  P  .  .  .  .  .  .  .  .  .  5~6\n"
        "   7~4  .  .  .  .  .  .  .  .  .  .  4~7\n"
        "   8~3  .  .  .  .  .  .  .  .  .  .  3~8\n"
        "   9~2  .  .  .  .  .  .  .  .  .  .  2~9\n"
        "10/0~1  .  .  .  .  C  R  .  .  .  .  1~10/0\n"
        "        a  b  c  d  e  f  g  h  i  j\n"
        "1~10/0: row 10/0 continues as row 1; rows separated by ~~~ are not adjacent\n");
    str_free(&s);
    s = draw(g, (BoardStyle){.width = 80, .height = 27, .unicode = true});
    cr_expect_eq(count(str_text(&s), "\u2550\u256a\u2550"), 9, "one seam");
    cr_expect(strstr(str_text(&s), "; rows separated by \u2550\u2550\u2550 are not"));
    str_free(&s);
    s = draw(g, (BoardStyle){.width = 80, .height = 26, .unicode = true});
    cr_expect_eq(count(str_text(&s), "\u2550"), 0, "what is said around it needs the lines");
    cr_expect_eq(count(str_text(&s), "\n"), 14);
    str_free(&s);
    game_free(g);
}

Test(raster, round_where_there_is_room) {
    Game *g = given_game("jetan-circular");
    Str s = draw(g, (BoardStyle){.width = 90, .height = 50});
    cr_expect_eq(count(str_text(&s), "."), 95, "every empty cell");
    cr_expect_eq(count(str_text(&s), "10"), 10, "names on the rim");
    cr_expect_not(strstr(str_text(&s), "~"));
    const char *south = strstr(str_text(&s), "a1 "), *north = strstr(str_text(&s), "a10");
    cr_expect(north < south);
    str_free(&s);
    s = draw(g, (BoardStyle){.width = 90, .height = 50, .flipped = true});
    cr_expect_eq(count(str_text(&s), "."), 95);
    cr_expect(strstr(str_text(&s), "j1 ") < strstr(str_text(&s), "a10"));
    str_free(&s);
    game_free(g);
}

/* Colours end with every line, and no line is wider than the terminal. */
Test(raster, colours) {
    Game *g = given_game("jetan-circular");
    Str s = draw(g, (BoardStyle){.width = 90, .height = 50, .color = true, .unicode = true});
    cr_expect(count(str_text(&s), "\u2580") > 40, "half a line is seen");
    for (char *line = strtok(s.at, "\n"); line; line = strtok(NULL, "\n")) {
        const char *last = strrchr(line, '\033');
        cr_expect(!last || strncmp(last, "\033[0m", 4) == 0, "%s", line);
    }
    str_free(&s);
    game_free(g);
}

/* Names take the columns of their characters, not of their bytes; one that takes no column must
** not cause an endless loop. */
Test(raster, names_take_the_columns_that_they_fill, .timeout = 20) {
    static const char text[] =
        "game { language = 1, name = \"Apart\" }\n"
        "local g = graph()\n"
        "local name = { \"\u00e4\u00e4\u00e4\", \"b\", \"\u0301\", \"\u0302\" }\n"
        "for i = 1, 4 do g:cell(name[i], { 4 * (i % 2), 4 * (i // 3) + i / 10 }) end\n"
        "for i = 1, 3 do g:edge(\"on\", name[i], name[i + 1]) end\n"
        "g:rows({ { name[1], name[2] }, { name[3], name[4] } }, {}, \"\")\n"
        "players { { \"White\", letter = \"w\" }, { \"Black\", letter = \"b\" } }\n"
        "piece \"Man\" { \"M\", move = g.on }\n"
        "setup \"M1/1m\"\n"
        "ending { draw { no_moves } }\n";
    Diags diags;
    Str said = {0}, s = {0};
    diags_init(&diags);
    Game *g = game_load_text("apart.lua", text, strlen(text), NULL, 0, &diags);
    diags_write(&diags, &said);
    cr_assert_not_null(g, "%s", str_text(&said));
    Pos p;
    pos_start(g, &p);
    BoardStyle style = {.width = 90, .height = 50};
    textboard_write(&p, NULL, &style, &s);
    cr_expect_eq(count(str_text(&s), "\u00e4\u00e4\u00e4"), 1, "%s", str_text(&s));
    cr_expect_eq(count(str_text(&s), "M"), 1);
    str_free(&s);
    str_free(&said);
    diags_free(&diags);
    game_free(g);
}

static void shows(const Game *g, BoardStyle style, const char *want) {
    Pos p;
    Str s = {0};
    pos_start(g, &p);
    textboard_write(&p, NULL, &style, &s);
    cr_expect_str_eq(str_text(&s), want);
    str_free(&s);
}

/* Points are aligned as on the board, and lines show the steps. */
Test(raster, points_and_their_lines) {
    Game *g = given_game("nine-mens-morris");
    shows(g, (BoardStyle){.width = 80, .height = 24},
          "   a   b   c   d   e   f   g\n"
          "7  . --------- . --------- .  7\n"
          "6  |   . ----- . ----- .   |  6\n"
          "5  |   |   . - . - .   |   |  5\n"
          "4  . - . - .       . - . - .  4\n"
          "3  |   |   . - . - .   |   |  3\n"
          "2  |   . ----- . ----- .   |  2\n"
          "1  . --------- . --------- .  1\n"
          "   a   b   c   d   e   f   g\n");
    shows(g, (BoardStyle){.unicode = true, .width = 30, .flipped = true},
          "  g  f  e  d  c  b  a\n"
          "1 \u00b7 \u2500\u2500\u2500\u2500\u2500\u2500 \u00b7 "
          "\u2500\u2500\u2500\u2500\u2500\u2500 \u00b7 1\n"
          "2 \u2502  \u00b7 \u2500\u2500\u2500 \u00b7 \u2500\u2500\u2500 \u00b7  \u2502 2\n"
          "3 \u2502  \u2502  \u00b7  \u00b7  \u00b7  \u2502  \u2502 3\n"
          "4 \u00b7  \u00b7  \u00b7     \u00b7  \u00b7  \u00b7 4\n"
          "5 \u2502  \u2502  \u00b7  \u00b7  \u00b7  \u2502  \u2502 5\n"
          "6 \u2502  \u00b7 \u2500\u2500\u2500 \u00b7 \u2500\u2500\u2500 \u00b7  \u2502 6\n"
          "7 \u00b7 \u2500\u2500\u2500\u2500\u2500\u2500 \u00b7 "
          "\u2500\u2500\u2500\u2500\u2500\u2500 \u00b7 7\n"
          "  g  f  e  d  c  b  a\n");
    game_free(g);
}

/* Adjacency is visible: each row is shifted by half a cell, with its labels beside it, and the
** labels of files are where the files would go on. */
Test(raster, hexagons_slant) {
    Setting four = {"size", "4"};
    Game *g = given_set("hex", &four, 1);
    shows(g, (BoardStyle){.width = 80},
          "           a   b   c   d\n"
          "      4  .   .   .   .  4\n"
          "    3  .   .   .   .  3\n"
          "  2  .   .   .   .  2\n"
          "1  .   .   .   .  1\n"
          " a   b   c   d\n");
    game_free(g);
}

/* Bent ranks are labelled on the lines of their ends; tiles of one colour show where the cells
** are. */
Test(raster, ranks_that_bend) {
    Game *g = given_game("glinski");
    Pos p;
    Str s = {0};
    pos_start(g, &p);
    textboard_write(&p, NULL, &(BoardStyle){.width = 80}, &s);
    cr_expect(strstr(str_text(&s), "\n  7 p   .   b   .   p 7\n6 .   p   .   .   p   . 6\n"));
    cr_expect(strstr(str_text(&s), "\n    P   .   B   .   P\n  a   R   .   .   R   l\n"));
    game_free(g);
    str_clear(&s);
    g = given_game("yavalath");
    pos_start(g, &p);
    textboard_write(&p, NULL, &(BoardStyle){.width = 80, .color = true}, &s);
    cr_expect_eq(count(str_text(&s), "."), 61);
    str_free(&s);
    game_free(g);
}

/* Boards that do not fit on a grid are drawn row by row. */
Test(raster, cells_beside_the_grid) {
    Game *g = given_text(
        "local b = graph() b:cell('a2', { 0, 1 }) b:cell('b2', { 1, 1 }) "
        "b:cell('c2', { 2.3, 1 }) b:cell('a1', { 0.1, 0 }) b:edge('on', 'a2', 'b2') "
        "b:rows({ { 'a2', 'b2', 'c2' }, { 'a1' } }, { '2', '1' }, '') "
        "players { { 'White', letter = 'w' } } "
        "piece 'Man' { 'M', move = b.on } setup 'M2/1' ending { loss { no_moves } }");
    shows(g, (BoardStyle){.width = 80},
          "   a     c\n"
          "2  M  .  .  2\n"
          "1     .     1\n"
          "   a     c\n");
    game_free(g);
}
