/*
** test_text_walks.c -- walks.h: every walk, and each of its steps once.
*/
#include "../support/given.h"
#include "../support/tiny.h"
#include "text/draw/walks.h"

#include <criterion/criterion.h>

static WalkAnswer count(void *ctx, const Walk *w) {
    *(int *)ctx += w->end == 0;
    return WALK_MORE;
}

Test(walks, are_those_of_the_owner_of_the_piece) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, "r3k/5/*4/5/1Z2K b - - 0 end");
    int to_a1 = 0;
    walks_run(&p, 1, 0, count, &to_a1);
    cr_expect_eq(to_a1, 2, "by a2 and by b2");
    walks_run(&p, 20, 1, count, &to_a1);
    cr_expect_eq(to_a1, 3, "the rook's, if the hole is borne with");
    game_free(g);
}

Test(walks, strides_go_on_from_each_other) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, "4k/5/*4/5/R3K b - - 0 end");
    CellSet ends = set_first(4);
    Strides all = {0};
    set_remove(&ends, 0);
    walks_strides(&p, 0, ends, &all);
    cr_expect_eq(all.n, 3, "a1-b1, b1-c1, c1-d1");
    for (size_t i = 0; i < all.n; i++)
        cr_expect_eq(all.at[i].to, all.at[i].from + 1);
    strides_free(&all);
    game_free(g);
}

/* A piece that steps, slides and leaps: how it reaches each cell. */
Test(walks, are_sorted_by_how_they_go) {
    Game *g = given_text(
        "local b = square(5, 5)\n"
        "players { { 'White', letter = 'w' } }\n"
        "piece 'Mixed' { 'M', move = b.n:ride() + b.e + leap(1, 2) + jump(b.w * b.w) }\n"
        "setup { '5/5/2M2/5/5' }\n");
    Pos p = given_pos(g, "5/5/2M2/5/5 w");
    CellSet ends = set_first(25), slide = {{0}}, leap = {{0}};
    walks_sort(&p, 12, ends, &slide, &leap);
    cr_expect(set_has(&slide, 17) && set_has(&slide, 22) && set_count(slide) == 2,
              "two cells north");
    cr_expect_eq(set_count(leap), 9, "eight as a knight, and two cells west");
    cr_expect(set_has(&leap, 10) && !set_has(&leap, 13));
    game_free(g);
}
