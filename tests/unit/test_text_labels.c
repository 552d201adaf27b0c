/*
** test_text_labels.c -- what labels.h promises: names beside rows and files, or by cells.
*/
#include "../support/tiny.h"
#include "text/draw/labels.h"

#include <criterion/criterion.h>

/* Each row on both sides, each file above and below. */
Test(labels, rows_and_files_where_rows_lie_level) {
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

/* A row that does not lie level: each cell is named, on its open side or within it. */
Test(labels, cells_of_other_boards_bear_their_names) {
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
