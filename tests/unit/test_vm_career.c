/*
** test_vm_career.c -- how many moves pieces are from promotion, in games where players can
** count them.
*/
#include "support/given.h"

#include <criterion/criterion.h>
#include <string.h>

static int kind_of(const Game *g, const char *letter) {
    for (int k = 0; k < g->nkinds; k++)
        if (strcmp(g->display->kinds[k].letter, letter) == 0)
            return k;
    cr_assert_fail("no piece is written %s", letter);
    return -1;
}

static int moves_from_cell(const Game *g, int player, const char *letter, const char *cell) {
    const Career *c = game_career(g, player, kind_of(g, letter));
    for (int i = 0; i < g->graph.ncells; i++)
        if (strcmp(g->graph.cell_name[i], cell) == 0)
            return c->moves ? c->moves[i] : -1;
    return -2;
}

Test(career, pawns_of_chess) {
    Game *g = given_game("chess");
    cr_expect_eq(game_career(g, 0, kind_of(g, "P"))->becomes, kind_of(g, "Q"));
    cr_expect_eq(moves_from_cell(g, 0, "P", "a7"), 1);
    cr_expect_eq(moves_from_cell(g, 0, "P", "h3"), 5);
    cr_expect_eq(moves_from_cell(g, 0, "P", "e2"), 5, "a double step");
    cr_expect_eq(moves_from_cell(g, 1, "P", "e2"), 1);
    cr_expect_eq(moves_from_cell(g, 1, "P", "e7"), 5);
    cr_expect_eq(moves_from_cell(g, 0, "P", "e8"), CAREER_NEVER, "nobody goes on from there");
    game_free(g);
}

Test(career, pieces_without_promotion_have_none) {
    Game *g = given_game("chess");
    for (int k = 0; k < g->nkinds; k++)
        if (k != kind_of(g, "P")) {
            cr_expect_eq(game_career(g, 0, k)->becomes, k);
            cr_expect_null(game_career(g, 0, k)->moves);
        }
    game_free(g);
}

/* A Rook of Shogi is promoted by any move into, within or out of the last three ranks. */
Test(career, a_piece_that_goes_far) {
    Game *g = given_game("shogi");
    cr_expect_eq(moves_from_cell(g, 0, "R", "e7"), 1);
    game_free(g);
}

/* A lost piece is waited for: on this empty board, all count as lost. */
Test(career, promotion_to_what_was_lost) {
    Game *g = given_game("atlantean");
    cr_expect_eq(moves_from_cell(g, 0, "P", "c8"), 1);
    cr_expect_eq(moves_from_cell(g, 0, "P", "c3"), 6);
    game_free(g);
}
