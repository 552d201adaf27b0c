/*
** test_search_order.c -- move ordering: decisive captures, gains, killers, history.
*/
#include "search/tree/order.h"
#include "support/given.h"
#include "vm/ask/movegen.h"

#include <criterion/criterion.h>

typedef struct Given {
    Arena *arena;
    Game *game;
    Order *order;
    Pos pos;
    Moves moves;
    Ranks ranks;
} Given;

static Given given(const char *fen) {
    Given x = {.arena = arena_new(), .game = given_game("jetan")};
    x.order = ARENA_ARRAY(x.arena, Order, 1);
    order_begin(x.order, eval_new(x.game, true, x.arena));
    x.pos = given_pos(x.game, fen);
    moves_legal(&x.pos, &x.moves);
    return x;
}
static void give_back(Given *x) {
    moves_free(&x->moves);
    ranks_free(&x->ranks);
    arena_free(x->arena);
    game_free(x->game);
}

static void rank(Given *x) {
    order_rank(x->order, &x->pos, 0, &x->moves, 0, &x->ranks);
}

/* Black's Dwar on e2 can capture the Princess on e5, a Dwar on d4 and a Panthan on h2. */
#define MANY "9c/10/10/10/10/4r5/3d6/10/4D2p2/R9 b - 0 1"

Test(order, the_deciding_capture_then_the_best_then_the_rest) {
    Given x = given(MANY);
    rank(&x);
    cr_assert_geq(order_pick(&x.moves, &x.ranks, 0), RANK_DECIDES);
    cr_assert(given_move_is(&x.pos, x.moves.at[0], "E2xE5"));
    cr_assert_geq(order_pick(&x.moves, &x.ranks, 1), RANK_CAPTURE);
    cr_assert(given_move_is(&x.pos, x.moves.at[1], "E2xD4"));
    cr_assert_geq(order_pick(&x.moves, &x.ranks, 2), RANK_CAPTURE);
    cr_assert(given_move_is(&x.pos, x.moves.at[2], "E2xH2"));
    cr_assert_lt(order_pick(&x.moves, &x.ranks, 3), RANK_CAPTURE);
    give_back(&x);
}

Test(order, picking_to_the_end_sorts_and_loses_no_move) {
    Given x = given(MANY);
    Move sum = 0, after = 0;
    for (size_t i = 0; i < x.moves.n; i++)
        sum += x.moves.at[i];
    rank(&x);
    int32_t last = INT32_MAX;
    for (size_t i = 0; i < x.moves.n; i++) {
        int32_t r = order_pick(&x.moves, &x.ranks, i);
        cr_assert_leq(r, last);
        last = r;
        after += x.moves.at[i];
    }
    cr_assert_eq(after, sum);
    give_back(&x);
}

Test(order, a_killer_goes_before_other_quiet_moves_and_after_captures) {
    Given x = given(MANY);
    rank(&x);
    size_t last = x.moves.n - 1;
    for (size_t i = 0; i <= last; i++)
        order_pick(&x.moves, &x.ranks, i);
    Move killer = x.moves.at[last];
    order_cutoff(x.order, &x.pos, 0, 3, killer, x.moves.at, 0);
    rank(&x);
    for (size_t i = 0; i <= 3; i++)
        order_pick(&x.moves, &x.ranks, i);
    cr_assert_eq(x.moves.at[3], killer);
    give_back(&x);
}

Test(order, history_stays_in_bounds) {
    Given x = given(MANY);
    for (int i = 0; i < 10000; i++)
        order_cutoff(x.order, &x.pos, 1, 100, x.moves.at[0], x.moves.at, x.moves.n);
    rank(&x);
    for (size_t i = 0; i < x.moves.n; i++)
        cr_assert_geq(x.ranks.at[i], -(1 << 20));
    give_back(&x);
}

/* With an empty history, all moves but captures are equal. */
Test(order, equal_moves_are_ordered_alike_for_both_players) {
    Given x = given("3c6/10/2p7/10/10/4r5/3d6/10/4D2p2/R4C4 b - 0 1");
    Given y = given("4c4r/2P2d4/10/6D3/5R4/10/10/7P2/10/6C3 o - 0 1"); /* the same, mirrored */
    cr_assert_eq(x.moves.n, y.moves.n);
    rank(&x);
    rank(&y);
    Sq last = (Sq)(x.game->graph.ncells - 1);
    for (size_t i = 0; i < x.moves.n; i++) {
        order_pick(&x.moves, &x.ranks, i);
        order_pick(&y.moves, &y.ranks, i);
        MoveView a = move_view(&x.pos, x.moves.at[i]), b = move_view(&y.pos, y.moves.at[i]);
        cr_expect_eq(a.from, last - b.from);
        cr_expect_eq(a.to, last - b.to);
    }
    give_back(&x);
    give_back(&y);
}
