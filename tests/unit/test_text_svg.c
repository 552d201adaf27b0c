/*
** test_text_svg.c -- what svg.h and rim.h promise: well-formed pictures, names where there is room.
*/
#include "../support/tiny.h"
#include "text/draw/rim.h"
#include "text/draw/svg.h"

#include <criterion/criterion.h>
#include <locale.h>
#include <string.h>

static int count(const char *text, const char *part) {
    int n = 0;
    for (; (text = strstr(text, part)) != NULL; text += strlen(part))
        n++;
    return n;
}

/* Every tag that opens is closed, in order. */
static void well_formed(const char *s) {
    char open[16][24];
    int depth = 0;
    while ((s = strchr(s, '<')) != NULL) {
        const char *end = strchr(s, '>');
        cr_assert_not_null(end);
        char name[24];
        cr_assert_eq(sscanf(s + 1, "%23[a-z/]", name), 1);
        if (name[0] == '/') {
            cr_assert(depth > 0);
            cr_assert_str_eq(open[--depth], name + 1);
        } else if (end[-1] != '/') {
            cr_assert(depth < 16);
            strcpy(open[depth++], name);
        }
        s = end;
    }
    cr_assert_eq(depth, 0);
}

static Str picture(const Game *g, const Overlay *o, bool flipped) {
    Pos p = tiny_pos(g, TINY_START);
    Str out = {0};
    svg_write(&p, o, flipped, &out);
    return out;
}

Test(svg, draws_every_cell_piece_and_name) {
    Game *g = tiny_new();
    Str s = picture(g, NULL, false);
    well_formed(s.at);
    cr_expect(str_starts(s.at, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\""));
    cr_expect(strstr(s.at, "<title>Tiny &lt;&amp;&gt;</title>"));
    cr_expect_eq(count(s.at, "<polygon"), TINY_CELLS);
    cr_expect_eq(count(s.at, "<text"), 20 + 8, "20 labels, 8 pieces");
    cr_expect_eq(count(s.at, "\u265a"), 1);
    cr_expect_eq(count(s.at, ">R</text>"), 2);
    str_free(&s);
    game_free(g);
}

Test(svg, overlays) {
    Sq path[] = {0, 6, 12};
    Overlay o = {.has_last = true, .last_from = 3, .last_to = 8, .npath = 3, .path = path};
    Game *g = tiny_new();
    set_add(&o.reach, 12);
    set_add(&o.reach, 20);
    set_add(&o.blocked, 16);
    Stride steps[] = {{0, 1}, {0, 6}};
    o.nstrides = 2;
    o.stride = steps;
    Str s = picture(g, &o, true);
    well_formed(s.at);
    cr_expect_eq(count(s.at, "<polyline"), 3, "a walk and two steps");
    cr_expect(strstr(s.at, "<polyline points=\"0.0,0.0 -24.0,24.0 -48.0,48.0 \"/>"),
              "through the corner");
    cr_expect_eq(count(s.at, "#c62828"), 1, "a piece that can be taken");
    cr_expect_eq(count(s.at, "fill=\"#1b5e20\""), 1, "an empty cell that can be reached");
    cr_expect_eq(count(s.at, "#7b1fa2"), 1, "what stopped a walk");
    str_free(&s);
    game_free(g);
}

Test(svg, flipping_turns_the_board) {
    Game *g = tiny_new();
    Str a = picture(g, NULL, false), b = picture(g, NULL, true);
    cr_expect(
        strstr(a.at, "<text x=\"-39.4\" y=\"4.9\" font-size=\"14.0\" fill=\"#4a3a28\">1<"));
    cr_expect(
        strstr(b.at, "<text x=\"39.4\" y=\"4.9\" font-size=\"14.0\" fill=\"#4a3a28\">1<"));
    str_free(&a);
    str_free(&b);
    game_free(g);
}

Test(svg, numbers_have_points_in_every_locale) {
    Game *g = tiny_new();
    setlocale(LC_ALL, "de_DE.UTF-8");
    Str s = picture(g, NULL, false);
    cr_expect(strstr(s.at, "viewBox=\"-53.8 -245.8 299.5 299.5\""));
    str_free(&s);
    game_free(g);
}

Test(rim, room_is_the_least_distance) {
    static const Point wedge[] = {{0, 0}, {4, -1}, {4, 1}};
    CellLook square = {.at = {0, 0}, .npoints = 4};
    Point corner[] = {{-0.5f, -0.5f}, {0.5f, -0.5f}, {0.5f, 0.5f}, {-0.5f, 0.5f}};
    square.outline = corner;
    CellLook narrow = {.at = {1, 0}, .npoints = 3, .outline = wedge};
    cr_expect_float_eq(rim_room(&square), 0.5, 0.001);
    cr_expect_float_eq(rim_room(&narrow), 0.2425, 0.001);
}

/* A row that does not lie level: each cell is named, on its open side or within it. */
Test(rim, cells_of_other_boards_bear_their_names) {
    Game *g = tiny_new();
    CellLook *cells = arena_copy(g->arena, g->display->cells, sizeof(CellLook) * TINY_CELLS);
    cells[4].at.y += 0.2f;
    tiny_display(g)->cells = cells;
    Labels all = {0};
    int small = 0;
    rim_labels(g, &all);
    cr_expect_eq(all.n, TINY_CELLS);
    for (size_t i = 0; i < all.n; i++) {
        Point at = all.at[i].at;
        bool within = at.x > -0.5f && at.x < 4.5f && at.y > -0.5f && at.y < 4.5f;
        cr_expect(within || !all.at[i].small);
        small += all.at[i].small;
    }
    cr_expect_eq(small, 9, "all but the cells along the edge");
    labels_free(&all);
    game_free(g);
}

Test(rim, cells_touch_by_sides_and_corners) {
    Game *g = tiny_new();
    const CellLook *c = g->display->cells;
    Point corner = {9, 9};
    cr_expect_eq(rim_touch(&c[0], &c[2], &corner), TOUCH_NOT);
    cr_expect_eq(rim_touch(&c[0], &c[1], NULL), TOUCH_SIDE);
    cr_expect_eq(rim_touch(&c[0], &c[6], &corner), TOUCH_CORNER);
    cr_expect_float_eq(corner.x, 0.5, 0.001);
    cr_expect_float_eq(corner.y, 0.5, 0.001);
    game_free(g);
}
