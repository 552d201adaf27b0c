/*
** test_vm_playout.c -- random games: how they are counted, and what determines them.
*/
#include "base/rng.h"
#include "support/given.h"
#include "support/grid.h"
#include "vm/count/playout.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

/* Two kings on a board of cells in a row; the game ends when the second player has no move. */
static Game *corridor(int length) {
    Game *g = grid_game(length, 1, false);
    GRID_SET(g, 0, {OP_STEP, GRID_ALL, 0, OP_LAND, ON_EMPTY, OP_ACT, GRID_MOVE, OP_END});
    grid_finish(g);
    return g;
}

Test(playout, games_end_by_the_rules_or_at_the_limit) {
    enum { GAMES = 20, LIMIT = 7 };
    Game *g = corridor(3);
    Pos p;
    Rng rng;
    uint64_t by_rule[2] = {0};
    Playouts sum = {.by_rule = by_rule};
    rng_seed(&rng, 1);
    pos_clear(g, &p);
    grid_put(&p, 0, 0, 0);
    playouts_run(&p, GAMES, LIMIT, &rng, &sum); /* after one move the second player has none */
    cr_assert_eq(g->nrules, 1);
    cr_expect_eq(by_rule[0], GAMES, "by that rule");
    cr_expect_eq(by_rule[1], 0, "and not by none");
    cr_expect_eq(sum.games, GAMES);
    cr_expect_eq(sum.ended, GAMES);
    cr_expect_eq(sum.plies, GAMES);
    grid_put(&p, 1, 0, 2);
    playouts_run(&p, GAMES, LIMIT, &rng,
                 &sum); /* the first step leaves the second player none, too */
    cr_expect_eq(sum.ended, 2 * GAMES);
    cr_expect_eq(sum.plies, 2 * GAMES);
    game_free(g);
    g = corridor(9);
    pos_clear(g, &p);
    grid_put(&p, 0, 0, 0);
    grid_put(&p, 1, 0, 8);
    sum = (Playouts){0};
    playouts_run(&p, GAMES, 2, &rng, &sum);
    cr_expect_eq(sum.games, GAMES);
    cr_expect_eq(sum.ended, 0u);
    cr_expect_eq(sum.plies, 2 * GAMES);
    game_free(g);
}

/* The same seed gives the same games, whatever was played before from that position. */
Test(playout, a_seed_decides_what_is_played) {
    Game *g = given_game("jetan");
    Pos p;
    pos_start(g, &p);
    Playouts sum[3] = {{0}};
    for (int i = 0; i < 3; i++) {
        Rng rng;
        rng_seed(&rng, i < 2 ? 5 : 6);
        playouts_run(&p, 6, 400, &rng, &sum[i]);
    }
    cr_expect_gt(sum[0].ended, 3u, "with whatever decides a game");
    cr_expect_eq(sum[0].plies, sum[1].plies);
    cr_expect_eq(sum[0].ended, sum[1].ended);
    cr_expect_neq(sum[0].plies, sum[2].plies);
    game_free(g);
}

/* A throw that is due is made before any move; it is no ply. */
Test(playout, throws_are_made) {
    static const ChanceCase nothing = {.start = REF_PIECE, .arg = 1, .or_nothing = true};
    static const Outcome outcome = {.weight = 1, .ncases = 1};
    static const Chance wind = {.name = "wind",
                                .when = GRID_CHECK,
                                .ncases = 1,
                                .cases = &nothing,
                                .noutcomes = 1,
                                .outcome = &outcome};
    Game *g = corridor(9);
    g->chances = &wind;
    g->nchances = 1;
    Pos p;
    Rng rng;
    Playouts sum = {0};
    rng_seed(&rng, 1);
    pos_clear(g, &p);
    grid_put(&p, 0, 0, 0);
    grid_put(&p, 1, 0, 8);
    pos_set_chance(&p, 1);
    playouts_run(&p, 5, 2, &rng, &sum);
    cr_expect_eq(sum.ended, 0u);
    cr_expect_eq(sum.plies, 5u * 2);
    game_free(g);
}
