/*
** test_text_canvas.c -- canvas.h: cells of one width in every style.
*/
#include "../support/tiny.h"
#include "text/draw/canvas.h"

#include <criterion/criterion.h>

static void draws(Canvas c, Sq cell, const char *want) {
    Str out = {0};
    c.out = &out;
    canvas_cell(&c, cell);
    cr_expect_str_eq(str_text(&out), want);
    str_free(&out);
}

/* The example of canvas.h. */
Test(canvas, a_piece_that_can_be_taken) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, TINY_START);
    Overlay o = {0};
    BoardStyle style = {.unicode = true};
    set_add(&o.reach, 20);
    set_add(&o.reach, 12);
    Canvas c = {.p = &p, .o = &o, .s = &style};
    draws(c, 20, "[r]");
    draws(c, 12, " \u2022 ");
    draws(c, 10, "   ");
    c.cells = CELL_RULED;
    draws(c, 20, "[r]");
    draws(c, 11, "   ");
    c.cells = CELL_TILE;
    draws(c, 20,
          "\033[38;5;16;48;5;160m\u2590\033[38;5;231;48;5;16m\033[1mr\033[22m"
          "\033[38;5;16;48;5;160m\u258c");
    cr_expect_eq(canvas_width(&c, 20), CELL_COLUMNS);
    cr_expect_eq(canvas_width(&c, 12), 1);
    cr_expect_eq(canvas_width(&c, 11), 0);
    game_free(g);
}

Test(canvas, captured_pieces_are_shown_beside_their_captor) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, TINY_START);
    Overlay o = {.fallen = pos_at(&p, 24), .fallen_at = 20};
    BoardStyle style = {.unicode = true};
    Canvas c = {.p = &p, .o = &o, .s = &style};
    draws(c, 20, "r&k");
    draws(c, 24, " k ");
    c.cells = CELL_TILE;
    draws(c, 20,
          "\033[38;5;16;48;5;137m\033[38;5;231;48;5;16m\033[1mr&k\033[22m"
          "\033[38;5;16;48;5;137m");
    game_free(g);
}

Test(canvas, a_glyph_stands_for_a_piece_where_it_fits) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, "5/5/5/5/K4 w - - 0 end");
    Overlay o = {0};
    BoardStyle style = {.unicode = true, .glyphs = true};
    Canvas c = {.p = &p, .o = &o, .s = &style};
    const char **glyph = (const char **)g->display->kinds[TINY_KING].glyph;
    glyph[0] = "\u2654";
    draws(c, 0, " \u2654 ");
    glyph[0] = "\u4e00"; /* two columns wide */
    draws(c, 0, " \u4e00");
    glyph[0] = "\u4e00!";
    draws(c, 0, " K ");
    game_free(g);
}

Test(canvas, without_colours_a_glyph_of_two_players_is_not_shown) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, "5/5/5/5/K4 w - - 0 end");
    Overlay o = {0};
    BoardStyle style = {.unicode = true, .glyphs = true};
    Canvas c = {.p = &p, .o = &o, .s = &style};
    const char **glyph = (const char **)g->display->kinds[TINY_KING].glyph;
    glyph[0] = "\u2654", glyph[1] = "\u265a";
    draws(c, 0, " \u2654 ");
    glyph[1] = "\u2654";
    draws(c, 0, " K ");
    c.cells = CELL_RULED;
    draws(c, 0, " K ");
    c.cells = CELL_TILE;
    draws(c, 0,
          "\033[38;5;231;48;5;137m\u2590\033[38;5;16;48;5;231m\033[1m\u2654\033[22m"
          "\033[38;5;231;48;5;137m\u258c");
    game_free(g);
}

Test(canvas, a_name_stands_for_a_piece_where_it_fits) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, "5/5/5/5/K4 w - - 0 end");
    Overlay o = {0};
    BoardStyle style = {.names = true};
    Canvas c = {.p = &p, .o = &o, .s = &style};
    const char *name[3 * TINY_KINDS] = {0};
    tiny_display(g)->names = name;
    draws(c, 0, " K ");
    name[TINY_KING] = "KNG";
    draws(c, 0, "KNG");
    name[TINY_KING] = "KING";
    draws(c, 0, " K ");
    game_free(g);
}

Test(canvas, texts_stand_in_the_middle) {
    Str out = {0};
    Canvas c = {.out = &out};
    canvas_centre(&c, "ab", 5);
    canvas_spaces(&c, 2);
    canvas_spaces(&c, -1);
    cr_expect_str_eq(str_text(&out), "  ab   ");
    str_free(&out);
}
