/*
** test_search_root.c -- root moves: all of them, the best one first, with its value whatever
** the previous depth has found.
*/
#include "search/tree/root.h"
#include "support/given.h"
#include "support/searcher.h"

#include <criterion/criterion.h>

typedef struct Given {
    Game *game;
    Arena *arena;
    Tt *tt;
    Search *s;
    Root root;
} Given;

static Given given(const char *fen, int noise, uint64_t seed) {
    Given x = {.game = given_game("jetan"), .arena = arena_new(), .tt = tt_new(1)};
    Pos p = given_pos(x.game, fen);
    x.s = searcher_new(&p, x.tt, x.arena);
    x.s->qsearch_plies = 8;
    root_begin(&x.root, x.s, noise, &(Limits){.seed = seed}, x.arena);
    return x;
}

static void give_back(Given *x) {
    searcher_free(x->s);
    tt_free(x->tt);
    arena_free(x->arena);
    game_free(x->game);
}

static void search_to(Given *x, int depth) {
    for (x->s->depth = 1; x->s->depth <= depth; x->s->depth++)
        root_search(&x->root);
}

/* Black can capture the Princess on e5, a Dwar on d4, a Panthan on h2; and a middle game. */
#define MANY "9c/10/10/10/10/4r5/3d6/10/4D2p2/R9 b - 0 1"
#define MIDDLE "wad2c1daw/trpp1pppft/2p1p2p2/R6f2/2T7/10/7P2/7C2/2P1PP3T/WAD7 o - 0 14"

Test(root, all_moves_are_there_and_the_most_promising_is_an_answer) {
    Given x = given(MANY, 0, 0);
    Moves legal = {0};
    Move sum = 0;
    moves_legal(&x.s->pos, &legal);
    cr_assert_eq((size_t)x.root.nmoves, legal.n);
    for (size_t i = 0; i < legal.n; i++)
        sum += legal.at[i] - x.root.move[i].move;
    cr_assert_eq(sum, 0);
    cr_assert_eq(x.root.report.npv, 1);
    cr_assert(given_move_is(&x.s->pos, x.root.report.pv[0], "E2xE5"));
    moves_free(&legal);
    give_back(&x);
}

Test(root, the_best_move_comes_to_the_front_with_its_line_and_value) {
    Given x = given(MIDDLE, 0, 0);
    search_to(&x, 3);
    cr_assert_eq(x.root.tried, x.root.nmoves);
    cr_assert_eq(x.root.report.pv[0], x.root.move[0].move);
    cr_assert_eq(x.root.report.score, x.root.value);
    cr_assert_geq(x.root.report.npv, 3);
    give_back(&x);
}

/* The aspiration window opens as far as it must, on either side. */
Test(root, a_wrong_expectation_changes_no_value) {
    static const int off[] = {-100000, -500, 500, 100000};
    Given x = given(MIDDLE, 0, 0);
    x.s->exact = true;
    search_to(&x, 4);
    int value = x.root.value;
    for (int i = 0; i < 4; i++) {
        tt_clear(x.tt);
        x.s->depth = 4;
        x.root.value = value + off[i];
        root_search(&x.root);
        cr_assert_eq(x.root.value, value, "%d", off[i]);
    }
    give_back(&x);
}

Test(root, luck_is_that_of_the_seed_and_no_part_of_the_score) {
    Given x = given(MIDDLE, 200, 7), y = given(MIDDLE, 200, 7), z = given(MIDDLE, 200, 8);
    int different = 0;
    for (int i = 0; i < x.root.nmoves; i++) {
        cr_assert_eq(x.root.move[i].noise, y.root.move[i].noise);
        cr_assert(x.root.move[i].noise >= 0 && x.root.move[i].noise <= 2 * x.s->eval->typical);
        different += x.root.move[i].noise != z.root.move[i].noise;
    }
    cr_assert_gt(different, 0);
    search_to(&x, 2);
    cr_assert_eq(x.root.report.score + x.root.move[0].noise, x.root.value);
    give_back(&x);
    give_back(&y);
    give_back(&z);
}

Test(root, a_copy_knows_the_same_and_has_moves_of_its_own) {
    Given x = given(MIDDLE, 0, 0), y = given(MIDDLE, 0, 0);
    search_to(&x, 2);
    RootMove *own = y.root.move;
    root_copy(&y.root, &x.root);
    cr_assert_eq(y.root.s, y.s);
    cr_assert_eq(y.root.move, own);
    cr_assert_eq(own[0].move, x.root.move[0].move);
    cr_assert_eq(y.root.report.score, x.root.report.score);
    give_back(&x);
    give_back(&y);
}
