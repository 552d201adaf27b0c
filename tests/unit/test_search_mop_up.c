/*
** test_search_mop_up.c -- a lone royal piece is worth less where it has few moves.
*/
#include "support/valued.h"

#include <criterion/criterion.h>

static int value(const Valued *x, const char *fen) {
    Pos p = given_pos(x->game, fen);
    return static_value(x->eval, &p, 0);
}

Test(mop_up, the_edge_is_remote_and_the_corner_most) {
    Valued x = valued("chess");
    Piece king = game_piece(x.game, 1, 0);
    const uint8_t *remote = x.eval->mop_up->remote[king];
    cr_assert_not_null(remote);
    cr_assert_eq(remote[cell_named(x.game, "d4")], 0);
    cr_assert_eq(remote[cell_named(x.game, "h8")], 100);
    cr_assert_gt(remote[cell_named(x.game, "d8")], remote[cell_named(x.game, "d7")]);
    cr_assert_lt(remote[cell_named(x.game, "d8")], remote[cell_named(x.game, "h8")]);
    valued_free(&x);
}

Test(mop_up, steps_are_the_pieces_own) {
    Valued x = valued("chess");
    Piece king = game_piece(x.game, 0, 0);
    const uint8_t *steps = x.eval->mop_up->steps[king];
    unsigned a1 = cell_named(x.game, "a1") * 64u;
    cr_assert_eq(steps[a1 + cell_named(x.game, "a1")], 0);
    cr_assert_eq(steps[a1 + cell_named(x.game, "h8")], 100);
    cr_assert_eq(steps[a1 + cell_named(x.game, "h1")], 100);
    cr_assert_eq(steps[a1 + cell_named(x.game, "b2")], 100 / 7);
    valued_free(&x);
}

Test(mop_up, a_lone_king_is_driven_to_the_edge_and_approached) {
    Valued x = valued("chess");
    int middle = value(&x, "8/8/8/4k3/8/8/8/R2K4 b - - 0 1");
    int edge = value(&x, "4k3/8/8/8/8/8/8/R2K4 b - - 0 1");
    int corner = value(&x, "7k/8/8/8/8/8/8/R2K4 b - - 0 1");
    int near = value(&x, "7k/8/6K1/8/8/8/8/R7 b - - 0 1");
    cr_assert_lt(middle, edge);
    cr_assert_lt(edge, corner);
    cr_assert_lt(corner, near);
    valued_free(&x);
}

Test(mop_up, a_side_with_as_much_or_enough_is_not_mopped_up) {
    Valued x = valued("chess");
    const MopUp *u = x.eval->mop_up;
    cr_assert_eq(mop_up_weight(u, 0, 0), 0);
    cr_assert_eq(mop_up_weight(u, -500, 500), 0);
    cr_assert_eq(mop_up_weight(u, 500, 3000), 0);
    cr_assert_eq(mop_up_weight(u, 500, 0), 100);
    cr_assert_lt(mop_up_weight(u, 500, 100), 100);
    cr_assert_lt(mop_up_weight(u, 50, 0), 50);
    valued_free(&x);
}

Test(mop_up, the_last_pieces_of_the_other_are_approached_too) {
    Valued x = valued("shatranj");
    int far = value(&x, "8/p7/8/8/3k4/8/8/R2K4 b - 0 1");
    int near = value(&x, "8/p7/8/8/3k4/8/1K6/R7 b - 0 1");
    cr_assert_lt(far, near);
    valued_free(&x);
}

/* The Princess cannot capture, so she has no steps that count; the Chief has. */
Test(mop_up, pieces_whose_capture_ends_the_game_are_driven_too) {
    Valued x = valued("jetan");
    for (int k = 0; k < x.game->nkinds; k++) {
        bool stake = x.eval->stakes >> k & 1;
        const uint8_t *remote = x.eval->mop_up->remote[game_piece(x.game, 1, k)];
        cr_assert_eq(remote != NULL, stake);
        int most = 0;
        for (int c = 0; stake && c < x.game->graph.ncells; c++)
            most = remote[c] > most ? remote[c] : most;
        cr_assert(!stake ||
                  most == (strcmp(x.game->display->kinds[k].letter, "C") == 0 ? 100 : 0));
    }
    valued_free(&x);
}
