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
