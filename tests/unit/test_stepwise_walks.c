/*
** test_stepwise_walks.c -- what sw_match_walk promises of every move: a walk from where its man stands to where he
** goes, whoever moves.
*/
#include "stepwise.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static sw_Match *match_of(const char *file, const char *fen, sw_Game **g) {
    char *error;
    *g = sw_game_load(file, NULL, 0, &error);
    cr_assert_not_null(*g, "%s", error);
    sw_Match *m = sw_match_new(*g, fen, &error);
    cr_assert_not_null(m, "%s", error);
    return m;
}

static void end_with(sw_Match *m, sw_Game *g) {
    sw_match_free(m);
    sw_game_free(g);
}

/* ---- of moves that are known ---- */

/* The walk of a move as text: "e8 f8 g8". */
static void expect_walk(const char *file, const char *fen, const char *move,
                        const char *cells) {
    sw_Game *g;
    sw_Match *m = match_of(file, fen, &g);
    char *error, found[256] = "";
    int n;
    int *walk = sw_match_walk(m, move, &n, &error);
    cr_assert_not_null(walk, "%s", error);
    for (int i = 0; i < n; i++)
        snprintf(found + strlen(found), sizeof found - strlen(found), "%s%s", i ? " " : "",
                 sw_cell_name(g, walk[i]));
    cr_expect_str_eq(found, cells, "%s", move);
    sw_free(walk);
    end_with(m, g);
}

Test(walks, of_several_parts_that_of_him_who_goes_is_told) {
    expect_walk("games/atlantis.lua",
                "**************/**************/**9j**/**9n**/**10**/**10**/**10**/**10**/"
                "**1H8**/**10**/**10**/**N4J4**/**************/************** w - 6 1",
                "+B5 C3-E4", "c3 e4");
}
