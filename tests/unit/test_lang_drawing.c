/*
** test_lang_drawing.c -- drawings of pieces: what is read from a file, and what is refused.
*/
#include "lang/read/drawing.h"

#include "base/str.h"
#include "lang/load.h"
#include "vm/model/display.h"

#include <criterion/criterion.h>
#include <stdio.h>

#define HEAD "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">"

static void reads(const char *text, const char *expected) {
    Arena *a = arena_new();
    Err e = {""};
    const char *paths = drawing_read(text, a, &e);
    cr_assert_not_null(paths, "%s", e.text);
    cr_expect_str_eq(paths, expected);
    arena_free(a);
}

static void refuses(const char *text, const char *reason) {
    Arena *a = arena_new();
    Err e = {""};
    cr_expect_null(drawing_read(text, a, &e), "%s", text);
    cr_expect_str_eq(e.text, reason);
    arena_free(a);
}

Test(drawing, paths_and_nothing_else) {
    reads(HEAD "</svg>", "");
    reads("\n" HEAD "\n<!-- one -->\n<path d=\"M0 0L9 9Z\"/><!-- two --><path d=\"M1 1\" "
          "fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.5\"/>\n</svg>\n",
          "<path d=\"M0 0L9 9Z\"/>\n<path d=\"M1 1\" fill=\"none\" stroke=\"currentColor\" "
          "stroke-width=\"2.5\"/>\n");
}

Test(drawing, nothing_foreign_gets_in) {
    refuses(HEAD "<path d=\"M0 0\"\nfill=\"none\" d=\"M1 1\"/></svg>",
            "line 2: 'd' appears twice in a path, which XML does not allow");
    refuses(HEAD "<script>alert(1)</script></svg>",
            "line 1: only <path .../> and </svg> are allowed here");
    refuses(HEAD "\n<path d=\"M0 0\" onclick=\"alert(1)\"/></svg>",
            "line 2: onclick=\"alert(1)\" is not allowed in a path");
    refuses(HEAD "<path d=\"url(x)\"/></svg>", "line 1: d=\"url(x)\" is not allowed in a path");
    refuses(HEAD "<path fill=\"red\"/></svg>", "line 1: fill=\"red\" is not allowed in a path");
    refuses(HEAD "<path d=\"M0 0\"></path></svg>", "line 1: a path must end with />");
    refuses(HEAD "<path d=\"M0 0\"/>", "line 1: only <path .../> and </svg> are allowed here");
    refuses(HEAD "<!-- for ever", "line 1: only <path .../> and </svg> are allowed here");
    refuses("<svg viewBox=\"0 0 9 9\"></svg>",
            "line 1: <svg must have viewBox=\"0 0 100 100\"");
    refuses("<svg viewBox=\"0 0 100 100\"", "line 1: <svg must end with >");
    refuses("<html>", "line 1: an SVG file must begin with <svg");
    refuses("", "line 1: an SVG file must begin with <svg");
}

static void draws(const char *data, const char *reason) {
    Arena *a = arena_new();
    Err e = {""};
    const char *path = drawing_path(data, a, &e);
    cr_expect_str_eq(e.text, reason, "%s", data);
    cr_expect_eq(path != NULL, !*reason, "%s", data);
    if (path)
        cr_expect_str_eq(path, arena_printf(a, "<path d=\"%s\"/>\n", data));
    arena_free(a);
}

Test(drawing, path_data_is_read_to_its_end) {
    draws("M50 10L90,90 10 90Z", "");
    draws(" m.5-.5h+3v1.Zl1-2", "");
    draws("M0 0a5 5 0 01.5.5 1 1 0 1 0 2 2", "");
    draws("M0 0C1 2 3 4 5 6s1 2 3 4Q1 2 3 4T5 6", "");
    draws("M0 0a5 5 0 2 1 5 5",
          "'a' is followed by 3 numbers instead of 7, or a multiple of that");
    draws("M1", "'M' is followed by 1 number instead of 2, or a multiple of that");
    draws("M0 0\">", "'\">' is not one of the letters of a path, MLHVCSQTAZ");
    draws("M0 0Z Nil", "'Nil' is not one of the letters of a path, MLHVCSQTAZ");
    draws("M0 0&amp;", "'&amp;' is not one of the letters of a path, MLHVCSQTAZ");
    draws("50 10",
          "it must begin with M, the point where drawing starts, as in \"M50 10L90 90\"");
}

/* "Warrior: 2 feathers ... Flier: 3 bladed propellor ... Chief: diadem with ten jewels ...
** Thoat: mounted warrior 2 feathers ... Panthan: 1 feather" (the appendix): the files draw
** these. */
Test(drawing, every_piece_of_jetan_has_one) {
    Diags diags;
    diags_init(&diags);
    Game *g = game_load("games/jetan.lua", NULL, 0, &diags);
    cr_assert_not_null(g);
    for (int k = 0; k < g->nkinds; k++)
        cr_expect_not_null(g->display->kinds[k].drawing, "%s", g->kinds[k].name);
    cr_expect_str_eq(g->display->warnings, "");
    game_free(g);
    diags_free(&diags);
}

Test(drawing, a_missing_one_is_a_warning) {
    static const char text[] = "game { language = 1, name = 'T' }\n"
                               "local b = square(4, 4)\n"
                               "players { { 'White', letter = 'w' } }\n"
                               "piece 'Man' { 'M', move = b.n, drawing = 'glyphs/none' }\n"
                               "piece 'Boy' { 'B', move = b.n, drawing = '../secret' }\n"
                               "setup { 'M B . .' }\n"
                               "ending { draw { no_moves } }\n";
    Diags diags;
    diags_init(&diags);
    Game *g = game_load_text("test.lua", text, sizeof text - 1, NULL, 0, &diags);
    cr_assert_not_null(g);
    cr_expect_null(g->display->kinds[0].drawing);
    cr_expect(strstr(g->display->warnings, "test.lua:4: warning: no picture 'glyphs/none.svg'"),
              "%s", g->display->warnings);
    cr_expect(strstr(g->display->warnings, "without '.' or '..', got '../secret'"));
    game_free(g);
    diags_free(&diags);
}
