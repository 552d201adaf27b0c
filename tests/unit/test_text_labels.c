/*
** test_text_labels.c -- labels.h: names beside rows and files, or beside cells.
*/
#include "../support/tiny.h"
#include "../support/given.h"
#include "text/draw/labels.h"
#include "text/draw/outline.h"

#include <criterion/criterion.h>

/* Each row is labelled on both sides, each file above and below. */
Test(labels, rows_and_files_where_rows_are_level) {
    Game *g = tiny_new();
    Labels all = {0};
    labels_find(g, &all);
    cr_expect_eq(all.n, 4 * TINY_SIDE);
    cr_expect_eq(all.at[0].text[0], '5');
    cr_expect_float_eq(all.at[0].at.x, -0.82, 0.001);
    cr_expect_float_eq(all.at[0].at.y, 4, 0.001);
    labels_free(&all);
    game_free(g);
}

/* If a row is not level, each cell has its name, on its open side or within it. */
Test(labels, cells_of_other_boards_have_their_names) {
    Game *g = tiny_new();
    CellLook *cells = arena_copy(g->arena, g->display->cells, sizeof(CellLook) * TINY_CELLS);
    cells[4].at.y += 0.2f;
    tiny_display(g)->cells = cells;
    Labels all = {0};
    int small = 0;
    labels_find(g, &all);
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

/* Hexagonal boards: each file is labelled at one end, each row or rank at two, none over a
** cell. */
Test(labels, overlap_no_hexagon) {
    static const char *const games[] = {"hex", "havannah", "yavalath", "glinski"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        Game *g = given_game(games[i]);
        Labels all = {0};
        int files = 0;
        labels_find(g, &all);
        for (size_t k = 0; k < all.n; k++) {
            Point at = all.at[k].at;
            files += all.at[k].text[0] >= 'a';
            for (int side = -1; side <= 1; side += 2)
                cr_expect_eq(outline_cell(g, (Point){at.x + 0.1f * (float)side, at.y}), SQ_NONE,
                             "%s: %s", games[i], all.at[k].text);
        }
        cr_expect(files >= 9, "%s: %d files", games[i], files);
        labels_free(&all);
        game_free(g);
    }
}

/* A cell beside the board lengthens a row, but moves no file's label. */
Test(labels, files_are_labelled_above_their_own_cells) {
    Game *g = given_text(
        "local b = square(4, 4) b:cell('wc', { 0, 2 }) b:edge('w', 'a2', 'wc') "
        "b:rows({ { 'a4', 'b4', 'c4', 'd4' }, { 'a3', 'b3', 'c3', 'd3' }, "
        "{ 'wc', 'a2', 'b2', 'c2', 'd2' }, { 'a1', 'b1', 'c1', 'd1' } }, "
        "{ '4', '3', '2', '1' }, 'a b c d') "
        "players { { 'White', letter = 'w' } } "
        "piece 'Man' { 'M', move = b.w } setup { 'M . . .' } ending { loss { no_moves } }");
    Labels all = {0};
    int files = 0;
    labels_find(g, &all);
    for (size_t i = 0; i < all.n; i++)
        if (all.at[i].text[0] >= 'a' && all.at[i].text[0] <= 'd' && all.at[i].n == 1) {
            cr_expect_float_eq(all.at[i].at.x, (float)(all.at[i].text[0] - 'a' + 1), 0.01, "%s",
                               all.at[i].text);
            files++;
        }
    cr_expect_eq(files, 8);
    labels_free(&all);
    game_free(g);
}

/* There is no room for labels between the lines of points: they are beside the board. */
Test(labels, of_points_are_beside_the_board) {
    Game *g = given_game("nine-mens-morris");
    Box b = outline_box(g);
    Labels all = {0};
    labels_find(g, &all);
    cr_expect_eq(all.n, 28);
    for (size_t i = 0; i < all.n; i++) {
        Point at = all.at[i].at;
        cr_expect(at.x < b.left || at.x > b.right || at.y < b.bottom || at.y > b.top, "%s",
                  all.at[i].text);
    }
    labels_free(&all);
    game_free(g);
}

/* Names that the rim does not show are in the corners of cells. */
Test(labels, numbers_are_within_their_cells) {
    Game *g = given_game("international-draughts");
    Labels all = {0};
    labels_own(g, 0, &all);
    cr_expect_eq(all.n, 50);
    for (size_t i = 0; i < all.n; i++)
        cr_expect(all.at[i].small && outline_cell(g, all.at[i].at) != SQ_NONE);
    labels_free(&all);
    game_free(g);
    g = given_game("chess");
    labels_own(g, 0, &all);
    cr_expect_eq(all.n, 0);
    labels_free(&all);
    game_free(g);
}
