/*
** test_text_svg.c -- svg.h: well-formed pictures.
*/
#include "../support/given.h"
#include "../support/locale.h"
#include "../support/tiny.h"
#include "text/draw/svg.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>
#include <string.h>

static int count(const char *text, const char *part) {
    int n = 0;
    for (; (text = strstr(text, part)) != NULL; text += strlen(part))
        n++;
    return n;
}

/* Every tag is closed, in order. */
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
    svg_write(&p, o, &(BoardStyle){.flipped = flipped}, &out);
    return out;
}

Test(svg, draws_every_cell_piece_and_name) {
    Game *g = tiny_new();
    Str s = picture(g, NULL, false);
    well_formed(s.at);
    cr_expect(str_starts(s.at, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\""));
    cr_expect(strstr(s.at, "<title>Tiny &lt;&amp;&gt;</title>"));
    cr_expect_eq(count(s.at, "<polygon"), TINY_CELLS);
    cr_expect_eq(count(s.at, "<text"), 20 + 9,
                 "20 labels, 8 pieces, White's king in two layers");
    cr_expect_eq(count(s.at, "\u265a"), 2, "Black's king, and the white ground of White's");
    cr_expect_eq(count(s.at, "\u2654"), 1);
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
    cr_expect(strstr(s.at, "<polyline points=\"0,0 -24,24 -48,48 \"/>"), "through the corner");
    cr_expect_eq(count(s.at, "#c62828"), 1, "a piece that can be taken");
    cr_expect_eq(count(s.at, "fill=\"#1b5e20\""), 1, "an empty cell that can be reached");
    cr_expect_eq(count(s.at, "#7b1fa2"), 1, "what stopped a walk");
    str_free(&s);
    game_free(g);
}

/* Empty counters are left out, and long lines are wrapped. */
Test(svg, hands_and_counters_are_below_the_board) {
    Game *g = given_text("local b = square(3, 3) "
                         "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                         "counter 'tokens' { per_player = true, start = 7, shown = true } "
                         "counter 'pot' { start = 2, shown = true } counter 'all the rest' { "
                         "start = 1, shown = true } "
                         "counter 'no more' { shown = true } "
                         "piece 'Man' { 'M', move = b.all, drop = anywhere } "
                         "piece 'Rook' { 'R', move = b.all, drop = anywhere } "
                         "hand { Man = 2, Rook = 0 } setup 'm2/3/2M'");
    Pos p;
    Err e;
    Str plain = {0}, below = {0};
    float width, low, high;
    cr_assert(fen_read(g, "m2/3/2M[MMR] w 7 7 2 1 0", &p, &e), "%s", e.text);
    BoardStyle style = {.beside = false};
    svg_write(&p, NULL, &style, &plain);
    svg_size(&p, &style, &width, &low);
    style.beside = true;
    svg_write(&p, NULL, &style, &below);
    svg_size(&p, &style, &width, &high);
    well_formed(below.at);
    cr_expect_null(strstr(plain.at, "in hand"));
    cr_expect(strstr(below.at, ">White in hand: Man 2,<"));
    cr_expect(strstr(below.at, ">Rook 1<"));
    cr_expect(strstr(below.at, ">tokens: White 7, Black 7<"));
    cr_expect(strstr(below.at, ">pot 2 \u00b7 all the rest 1<"));
    cr_expect_eq(count(below.at, "in hand"), 1, "nothing of Black's");
    cr_expect_gt(high, low);
    str_free(&plain);
    str_free(&below);
    game_free(g);
}

Test(svg, flipping_turns_the_board) {
    Game *g = tiny_new();
    Str a = picture(g, NULL, false), b = picture(g, NULL, true);
    cr_expect(strstr(a.at, "<text x=\"-39.4\" y=\"4.9\" font-size=\"14\" fill=\"#4a3a28\">1<"));
    cr_expect(strstr(b.at, "<text x=\"39.4\" y=\"4.9\" font-size=\"14\" fill=\"#4a3a28\">1<"));
    str_free(&a);
    str_free(&b);
    game_free(g);
}

Test(svg, numbers_have_points_in_every_locale) {
    locale_set_other();
    Game *g = tiny_new();
    Str s = picture(g, NULL, false);
    cr_expect(strstr(s.at, "viewBox=\"-53.8 -245.8 299.5 299.5\""));
    str_free(&s);
    game_free(g);
}

Test(svg, parts_have_classes_on_request) {
    Overlay o = {.has_last = true, .last_from = 3, .last_to = 8};
    Game *g = tiny_new();
    Pos p = tiny_pos(g, TINY_START);
    Str s = {0};
    set_add(&o.reach, 12);
    svg_write(&p, &o, &(BoardStyle){.classes = true}, &s);
    well_formed(s.at);
    cr_expect_eq(count(s.at, "class=\"cell "), TINY_CELLS);
    cr_expect_eq(count(s.at, " last\" data-cell="), 2);
    cr_expect_eq(count(s.at, "class=\"piece player0\" data-cell=\"a1\""), 1);
    cr_expect_eq(count(s.at, "class=\"piece player"), 8);
    cr_expect_eq(count(s.at, "class=\"mark reach\" data-cell="), 1);
    str_free(&s);
    s = picture(g, &o, false);
    cr_expect_null(strstr(s.at, "class="), "nobody asked");
    cr_expect_null(strstr(s.at, "data-"));
    str_free(&s);
    game_free(g);
}

/* A dot for a step, a ring for a leap; slides end in an arrow, and their cells have small
** dots. */
Test(svg, steps_slides_and_leaps_differ) {
    Overlay o = {0};
    Game *g = tiny_new();
    Stride steps[] = {{5, 6}, {6, 7}, {5, 11}};
    o.nstrides = 3;
    o.stride = steps;
    set_add(&o.reach, 6), set_add(&o.slide, 6);
    set_add(&o.reach, 7), set_add(&o.slide, 7);
    set_add(&o.reach, 11);
    set_add(&o.reach, 17), set_add(&o.leap, 17);
    Str s = picture(g, &o, false);
    well_formed(s.at);
    cr_expect_eq(count(s.at, "marker-end=\"url(#tip)\""), 1, "where the slide ends");
    cr_expect_eq(count(s.at, "r=\"3.8\" fill=\"#1b5e20\""), 2, "on its way");
    cr_expect_eq(count(s.at, "r=\"7.2\" fill=\"#1b5e20\""), 1, "the step");
    cr_expect_eq(count(s.at, "r=\"7.2\" fill=\"none\" stroke=\"#1b5e20\""), 1, "the leap");
    str_free(&s);
    game_free(g);
}

Test(svg, size_and_labels_on_request) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, TINY_START);
    Str s = {0};
    BoardStyle style = {.unlabelled = true, .size = 600};
    float width, height;
    svg_write(&p, NULL, &style, &s);
    well_formed(s.at);
    cr_expect(strstr(s.at, " width=\"600\" height=\"600\""));
    cr_expect_eq(count(s.at, "<text"), 9, "pieces alone");
    svg_size(&p, &style, &width, &height);
    cr_expect_float_eq(width, 5 * 48 + 2 * 0.08 * 48, 0.01);
    cr_expect_float_eq(height, width, 0.01);
    str_free(&s);
    game_free(g);
}

/* A line for each step, and below it the elements that receive mouse events. */
Test(svg, points_are_joined_by_lines) {
    Game *g = given_game("nine-mens-morris");
    Pos p;
    Str s = {0};
    pos_start(g, &p);
    svg_write(&p, NULL, &(BoardStyle){.classes = true}, &s);
    well_formed(s.at);
    cr_expect_eq(count(s.at, "<line "), 32);
    cr_expect_eq(count(s.at, "<circle "), 24);
    cr_expect_eq(count(s.at, "data-cell="), 24);
    str_free(&s);
    game_free(g);
}
