/*
** test_text_outline.c -- outline.h: room, touching cells, level rows, the cell at a point.
*/
#include "../support/tiny.h"
#include "text/draw/outline.h"

#include <criterion/criterion.h>

Test(outline, room_is_the_least_distance) {
    static const Point wedge[] = {{0, 0}, {4, -1}, {4, 1}};
    CellLook square = {.at = {0, 0}, .npoints = 4};
    Point corner[] = {{-0.5f, -0.5f}, {0.5f, -0.5f}, {0.5f, 0.5f}, {-0.5f, 0.5f}};
    square.outline = corner;
    CellLook narrow = {.at = {1, 0}, .npoints = 3, .outline = wedge};
    cr_expect_float_eq(outline_room(&square), 0.5, 0.001);
    cr_expect_float_eq(outline_room(&narrow), 0.2425, 0.001);
}

Test(outline, cells_touch_by_sides_and_corners) {
    Game *g = tiny_new();
    const CellLook *c = g->display->cells;
    Point corner = {9, 9};
    cr_expect_eq(outline_touch(&c[0], &c[2], &corner), TOUCH_NOT);
    cr_expect_eq(outline_touch(&c[0], &c[1], NULL), TOUCH_SIDE);
    cr_expect_eq(outline_touch(&c[0], &c[6], &corner), TOUCH_CORNER);
    cr_expect_float_eq(corner.x, 0.5, 0.001);
    cr_expect_float_eq(corner.y, 0.5, 0.001);
    game_free(g);
}

Test(outline, rows_lie_level_and_cells_are_found) {
    Game *g = tiny_new();
    Box b = outline_box(g);
    cr_expect(outline_level(g));
    cr_expect_eq(outline_cell(g, (Point){1.2f, 2.9f}), 16);
    cr_expect_eq(outline_cell(g, (Point){-0.6f, 0}), SQ_NONE);
    cr_expect_float_eq(b.left, -0.5, 0.001);
    cr_expect_float_eq(b.top, 4.5, 0.001);
    game_free(g);
}
