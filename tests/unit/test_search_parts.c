/*
** test_search_parts.c -- turns chosen part by part have the values of whole turns.
*/
#include "search/tree/parts.h"
#include "search/tree/search.h"
#include "support/given.h"
#include "support/same.h"
#include "support/searcher.h"
#include "vm/meaning/make.h"
#include "vm/meaning/rules.h"

#include <criterion/criterion.h>

/* The value at a depth, without pruning. */
static int value_of(Searching *x, bool by_parts, int depth, int alpha, int beta) {
    tt_clear(x->tt);
    x->s->order = (Order){0};
    order_begin(&x->s->order, x->s->eval);
    x->s->by_parts = by_parts;
    x->s->exact = true;
    x->s->depth = depth;
    return alphabeta(x->s, 0, depth, alpha, beta);
}

/* Compares in the positions of a random game, and checks that the line consists of whole
** turns. */
static void compare(Searching *x, int depth, int plies) {
    Moves legal = {0};
    Rng rng;
    rng_seed(&rng, 9);
    for (int ply = 0; ply < plies; ply++) {
        Undo u;
        legal.n = 0;
        moves_legal(&x->pos, &legal);
        if (legal.n == 0 || x->pos.chance ||
            rules_judge_early(&x->pos, NULL).verdict != VERDICT_NONE)
            break;
        node_begin(x->s, &x->pos);
        int whole = value_of(x, false, depth, -SCORE_INF, SCORE_INF);
        cr_assert_eq(value_of(x, true, depth, -SCORE_INF, SCORE_INF), whole, "ply %d", ply);
        cr_assert(x->s->ply[0].npv > 0 && move_is_legal(&x->pos, x->s->ply[0].pv[0]));
        cr_assert_leq(value_of(x, true, depth, whole, whole + 1), whole);
        cr_assert_geq(value_of(x, true, depth, whole - 1, whole), whole);
        cr_assert(pos_same(&x->s->pos, &x->pos));
        cr_assert_eq(x->s->begins.n, 0u);
        pos_make(&x->pos, legal.at[rng_below(&rng, legal.n)], &u);
    }
    moves_free(&legal);
}

/* Twelve cells are left. */
static const char isolated[] =
    "******/******/*1p2*/*1*1**/*P*2*/******/******/****** w - - 0 1";

static void compare_game(const char *name, const char *fen, int depth, int plies) {
    Searching x = searching(name, fen);
    cr_assert(x.game->traits.by_parts, "%s", name);
    compare(&x, depth, plies);
    searching_end(&x);
}

static void compare_text(const char *turns, int depth) {
    Str text = {0};
    str_addf(
        &text,
        "local b = square(4, 4) "
        "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "
        "hand { 'Foot', 'King' } "
        "piece 'Foot' { 'F', value = 100, move = b.forward + b.sideways, drop = anywhere } "
        "piece 'King' { 'K', royal = true, move = b.all } "
        "local burn = still(b.ortho:to(empty)) * unmake "
        "local hit = still(b.diag:to(enemy * -kind 'King')) * take "
        "forbid { in_check() } "
        "ending { win { no_moves } } "
        "%s "
        "setup 'k1f1/2f1/1F2/1F1K'",
        turns);
    Searching x = searching_in(given_text(str_text(&text)), NULL);
    x.s->stuck_decides = true;
    cr_assert(x.game->traits.by_parts, "%s", turns);
    compare(&x, depth, 8);
    searching_end(&x);
    str_free(&text);
}

Test(parts, of_shipped_games) {
    compare_game("isolation", isolated, 3, 4);
    compare_game("seirawan", NULL, 2, 6);
    compare_game("amazons", "10/10/10/10/4q1****/4**Q3/10/10/10/10 w -", 2, 4);
}

Test(parts, of_atlantis) {
    compare_game("atlantis", NULL, 2, 2);
}

Test(parts, of_turns_of_any_kind) {
    compare_text("turn { { 'move' }, { 'Foot', burn } }", 3);
    compare_text("turn { { 'Foot', burn, optional = true }, { 'move' }, { 'Foot', hit, "
                 "optional = true } }",
                 2);
    compare_text("turn { { 'King', hit, optional = true }, { 'Foot', burn, optional = true }, "
                 "{ 'move', optional = true } }",
                 2);
    compare_text(
        "turn { { 'move' }, { 'drop' } } turn { { 'King', burn, optional = true }, { 'move' }, "
        "otherwise = true }",
        2);
    compare_text("turn { { 'move' }, { 'Foot', burn, optional = true } } turn { 'move' } turn "
                 "{ 'pass' }",
                 3);
    compare_text("turn { { 'King', burn, optional = true }, { 'King', b.ortho / b.all } }", 3);
}

/* A player moves again after every other move; some turns are followed by a throw. */
Test(parts, what_comes_after_a_turn) {
    compare_text("turn { { 'move' }, { 'Foot', burn, optional = true } } "
                 "local n = counter 'n' { max = 1 } "
                 "after { n:set((n + 1) % 2), at = 'move' } again { n:is(1) }",
                 2);
    compare_text("turn { { 'move' }, { 'Foot', burn } } "
                 "throw('flip') { when = cells(empty):over(6), shows = '{%d}', "
                 "{ 1, weight = 1, from = 'b3', walk = unmake, optional = true }, "
                 "{ 2, weight = 2, from = 'd2', walk = unmake, optional = true } }",
                 2);
}

/* A player without a legal continuation of any first part has no move. */
Test(parts, a_beginning_without_a_rest_is_no_move) {
    Searching x = searching_in(
        given_text("local b = square(3, 2) "
                   "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
                   "piece 'Foot' { 'F', move = quiet(b.ortho) } "
                   "turn { { 'move' }, { 'Foot', still(b.e * b.e:to(empty)) * unmake } } "
                   "ending { win { no_moves } } setup 'F1f/***'"),
        "1F1/*** w");
    x.s->stuck_decides = true;
    Moves legal = {0};
    moves_legal(&x.pos, &legal);
    cr_expect_eq(legal.n, 1u, "b1-a1, and c1 is gone");
    x.pos = given_pos(x.game, "F1*/*** w");
    node_begin(x.s, &x.pos);
    legal.n = 0;
    moves_legal(&x.pos, &legal);
    cr_expect_eq(legal.n, 0u);
    cr_expect_eq(value_of(&x, true, 1, -SCORE_INF, SCORE_INF), -SCORE_WIN);
    moves_free(&legal);
    searching_end(&x);
}

/* The depth counts whole turns. */
Test(parts, a_win_in_one_is_found_at_depth_1) {
    Game *g = given_game("amazons");
    Pos p = given_pos(g, "q*8/2********/Q9/10/10/10/10/10/10/10 w -");
    Limits l = {.depth = 1};
    Report r = search_run(&p, NULL, &l, NULL, NULL);
    cr_expect_eq(r.score, SCORE_WIN - 1, "%d", r.score);
    cr_expect_eq(r.npv, 1);
    cr_expect_eq(r.deepest, 1, "%d", r.deepest);
    game_free(g);
}

/* Also from one move earlier, where refutations are searched with a zero window. */
Test(parts, a_loss_in_one_is_seen_at_depth_2) {
    Searching x = searching("amazons", "q*8/2********/Q9/10/10/10/10/10/10/10 b -");
    x.s->stuck_decides = true;
    Moves legal = {0};
    moves_legal(&x.pos, &legal);
    cr_assert_gt(legal.n, 0u);
    int whole = value_of(&x, false, 2, -SCORE_INF, SCORE_INF);
    cr_expect_eq(value_of(&x, true, 2, -SCORE_INF, SCORE_INF), whole);
    x.s->exact = false;
    tt_clear(x.tt);
    cr_expect_eq(alphabeta(x.s, 0, 2, -SCORE_INF, SCORE_INF), whole);
    moves_free(&legal);
    searching_end(&x);
}

/* Several threads find what one finds. */
Test(parts, on_two_threads) {
    Game *g = given_game("isolation");
    Pos p = given_pos(g, isolated);
    Limits one = {.depth = 5}, two = {.depth = 5, .threads = 2};
    Report a = search_run(&p, NULL, &one, NULL, NULL);
    Report b = search_run(&p, NULL, &two, NULL, NULL);
    cr_expect_eq(b.score, a.score, "who wins is found");
    cr_expect(b.npv > 0 && move_is_legal(&p, b.pv[0]));
    game_free(g);
}

Test(parts, a_limit_ends_it_and_leaves_the_position_as_it_was) {
    Searching x = searching("atlantis", NULL);
    x.s->by_parts = true;
    clock_begin(&x.s->clock, 0, 500, NULL);
    x.s->depth = 6;
    alphabeta(x.s, 0, 6, -SCORE_INF, SCORE_INF);
    cr_assert(x.s->halted);
    cr_assert(pos_same(&x.s->pos, &x.pos));
    cr_assert_eq(x.s->history.keys.n, 0);
    cr_assert_eq(x.s->moves.n, 0);
    cr_assert_eq(x.s->begins.n, 0);
    searching_end(&x);
}
