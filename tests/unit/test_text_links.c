/*
** test_text_links.c -- links.h: lines between points, none between fields.
*/
#include "../support/given.h"
#include "text/draw/links.h"

#include <criterion/criterion.h>

static size_t links_of(Game *g) {
    Strides all = {0};
    links_find(g, &all);
    size_t n = all.n;
    strides_free(&all);
    game_free(g);
    return n;
}

/* Three squares of eight steps, and four times two between them; a jump to any point is no
** link. */
Test(links, each_step_between_points_once) {
    cr_expect_eq(links_of(given_game("nine-mens-morris")), 32);
}

/* Knights leap, stones turn corners, and walks pass the middle of a disc: touching cells are
** fields. */
Test(links, none_between_fields) {
    static const char *const games[] = {"chess",     "surakarta",        "hex",
                                        "glinski",   "jetan-circular",   "three-player-chess",
                                        "byzantine", "chinese-checkers", "four-player-teams"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        cr_expect_eq(links_of(given_game(games[i])), 0, "%s", games[i]);
}

/* A gap that a single step crosses makes no points of squares. */
Test(links, none_over_a_gap) {
    cr_expect_eq(
        links_of(given_text("local b = square(4, 4) b:cell('x1', { 5.25, 1 }) "
                            "b:edge('e', 'd1', 'x1') "
                            "b:rows { { 'a4', 'b4', 'c4', 'd4' }, { 'a3', 'b3', 'c3', 'd3' }, "
                            "{ 'a2', 'b2', 'c2', 'd2' }, { 'a1', 'b1', 'c1', 'd1', 'x1' } } "
                            "players { { 'White', letter = 'w' } } "
                            "piece 'King' { 'K', move = b.all }")),
        0);
}

/* Steps to points whose outlines touch at a corner, in either direction; the corner is also that of
** a cell that was there before. */
Test(links, over_corners) {
    cr_expect_eq(
        links_of(given_text("local g = graph() g:cell('z', { 2, 1 }) g:cell('a', { 1, 1 }) "
                            "g:cell('b', { 2, 2 }) "
                            "g:cell('c', { 4, 2 }) g:cell('d', { 6, 2 }) g:cell('e', { 3, 1 }) "
                            "g:edge('ne', 'a', 'b') g:edge('se', 'b', 'e') "
                            "g:edge('e', 'b', 'c') g:edge('e', 'c', 'd') "
                            "g:rows { { 'b', 'c', 'd' }, { 'a', 'z', 'e' } } "
                            "players { { 'White', letter = 'w' } } "
                            "piece 'King' { 'K', move = g.ne + g.se + straight(g.e:ride()) }")),
        4);
}
