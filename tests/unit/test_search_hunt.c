/*
** test_search_hunt.c -- a lone royal piece is worth less where it has few ways to go.
*/
#include "search/value/eval.h"
#include "support/given.h"

#include <criterion/criterion.h>

typedef struct Given {
    Arena *arena;
    Game *game;
    const Eval *eval;
} Given;

static Given given(const char *name) {
    Given x = {.arena = arena_new(), .game = given_game(name)};
    x.eval = eval_new(x.game, x.arena);
    return x;
}
static void give_back(Given *x) {
    arena_free(x->arena);
    game_free(x->game);
}

static int value(const Given *x, const char *fen) {
    Pos p = given_pos(x->game, fen);
    return eval_for(x->eval, &p, 0);
}

Test(hunt, the_edge_is_remote_and_the_corner_most) {
    Given x = given("chess");
    Piece king = game_piece(x.game, 1, 0);
    const uint8_t *remote = x.eval->hunt->remote[king];
    cr_assert_not_null(remote);
    cr_assert_eq(remote[cell_named(x.game, "d4")], 0);
    cr_assert_eq(remote[cell_named(x.game, "h8")], 100);
    cr_assert_gt(remote[cell_named(x.game, "d8")], remote[cell_named(x.game, "d7")]);
    cr_assert_lt(remote[cell_named(x.game, "d8")], remote[cell_named(x.game, "h8")]);
    give_back(&x);
}

Test(hunt, steps_are_the_pieces_own) {
    Given x = given("chess");
    Piece king = game_piece(x.game, 0, 0);
    const uint8_t *steps = x.eval->hunt->steps[king];
    unsigned a1 = cell_named(x.game, "a1") * 64u;
    cr_assert_eq(steps[a1 + cell_named(x.game, "a1")], 0);
    cr_assert_eq(steps[a1 + cell_named(x.game, "h8")], 100);
    cr_assert_eq(steps[a1 + cell_named(x.game, "h1")], 100);
    cr_assert_eq(steps[a1 + cell_named(x.game, "b2")], 100 / 7);
    give_back(&x);
}

Test(hunt, a_lone_king_is_driven_to_the_edge_and_approached) {
    Given x = given("chess");
    int middle = value(&x, "8/8/8/4k3/8/8/8/R2K4 b - - 0 1");
    int edge = value(&x, "4k3/8/8/8/8/8/8/R2K4 b - - 0 1");
    int corner = value(&x, "7k/8/8/8/8/8/8/R2K4 b - - 0 1");
    int near = value(&x, "7k/8/6K1/8/8/8/8/R7 b - - 0 1");
    cr_assert_lt(middle, edge);
    cr_assert_lt(edge, corner);
    cr_assert_lt(corner, near);
    give_back(&x);
}

Test(hunt, nobody_is_hunted_who_has_as_much_or_enough) {
    Given x = given("chess");
    const Hunt *h = x.eval->hunt;
    cr_assert_eq(hunt_zeal(h, 0, 0), 0);
    cr_assert_eq(hunt_zeal(h, -500, 500), 0);
    cr_assert_eq(hunt_zeal(h, 500, 3000), 0);
    cr_assert_eq(hunt_zeal(h, 500, 0), 100);
    cr_assert_lt(hunt_zeal(h, 500, 100), 100);
    cr_assert_lt(hunt_zeal(h, 50, 0), 50);
    give_back(&x);
}

Test(hunt, the_last_men_of_the_other_are_approached_too) {
    Given x = given("shatranj");
    int far = value(&x, "8/p7/8/8/3k4/8/8/R2K4 b - 0 1");
    int near = value(&x, "8/p7/8/8/3k4/8/1K6/R7 b - 0 1");
    cr_assert_lt(far, near);
    give_back(&x);
}

/* The Princess takes nothing, so she has no steps that count; the Chief has. */
Test(hunt, pieces_whose_capture_ends_the_game_are_hunted_too) {
    Given x = given("jetan");
    for (int k = 0; k < x.game->nkinds; k++) {
        bool stake = x.eval->stakes >> k & 1;
        const uint8_t *remote = x.eval->hunt->remote[game_piece(x.game, 1, k)];
        cr_assert_eq(remote != NULL, stake);
        int most = 0;
        for (int c = 0; stake && c < x.game->graph.ncells; c++)
            most = remote[c] > most ? remote[c] : most;
        cr_assert(!stake ||
                  most == (strcmp(x.game->display->kinds[k].letter, "C") == 0 ? 100 : 0));
    }
    give_back(&x);
}
