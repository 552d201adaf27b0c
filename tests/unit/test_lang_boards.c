/*
** test_lang_boards.c -- boards described cell by cell.
*/
#include "lang/load.h"
#include "vm/model/display.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static Game *outlined(int points) {
    char text[400];
    Diags d;
    diags_init(&d);
    snprintf(text, sizeof text,
             "game { language = 1, name = 'T' } local b, o = graph(), {} "
             "for i = 1, %d do o[i] = i end b:cell('x', { 1, 1, outline = o[1] and o }) "
             "b:cell('y', { 2, 1 }) b:edge('on', 'x', 'y') b:rows { { 'x', 'y' } } "
             "players { { 'One', letter = 'o' } } piece 'Man' { 'M', move = b.on }",
             2 * points);
    Game *g = game_load_text("test.lua", text, strlen(text), NULL, 0, &d);
    diags_free(&d);
    return g;
}

Test(boards, outlines_have_three_to_256_points) {
    static const int points[][2] = {{256, 256}, {3, 3}, {0, 4}}; /* else the default square */
    for (size_t i = 0; i < sizeof points / sizeof *points; i++) {
        Game *g = outlined(points[i][0]);
        cr_assert_not_null(g);
        cr_expect_eq(g->display->cells[0].npoints, points[i][1]);
        game_free(g);
    }
    cr_expect_null(outlined(257));
    cr_expect_null(outlined(2));
}
