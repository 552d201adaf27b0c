/*
** test_search_quiescence.c -- captures until nothing hangs, and the right to stand pat.
*/
#include "search/tree/node.h"
#include "support/given.h"
#include "support/searcher.h"

#include <criterion/criterion.h>

/* A node of depth 0 in a position, after a quiescence search of at most `plies`. Frees the
** game. */
static SearchNode worked_out_of(Game *g, const char *fen, int plies, int *eval,
                                uint64_t *nodes) {
    Arena *a = arena_new();
    Tt *tt = tt_new(1);
    Pos p = given_pos(g, fen);
    Search *s = searcher_new(&p, tt, a);
    s->see = true;
    s->qsearch_plies = plies;
    SearchNode n = {.alpha = -SCORE_INF,
                    .beta = SCORE_INF,
                    .best = -SCORE_INF,
                    .move = MOVE_NONE,
                    .side = p.side};
    *eval = node_eval(s);
    quiescence(s, &n);
    *nodes = s->nodes;
    searcher_free(s);
    tt_free(tt);
    arena_free(a);
    game_free(g);
    return n;
}

static SearchNode worked_out(const char *game, const char *fen, int plies, int *eval) {
    uint64_t nodes;
    return worked_out_of(given_game(game), fen, plies, eval, &nodes);
}

Test(quiescence, where_nothing_hangs_the_static_value_stands) {
    int eval;
    SearchNode n = worked_out("chess", "k7/pp6/8/8/8/8/PP6/K6R w - - 0 1", 8, &eval);
    cr_assert_eq(n.best, eval);
    cr_assert_eq(n.tried, 0);
}

Test(quiescence, what_hangs_is_taken) {
    int eval;
    SearchNode n = worked_out("chess", "k7/8/8/3q4/4P3/8/8/K7 w - - 0 1", 8, &eval);
    cr_assert_gt(n.best, eval + 800);
    cr_assert_neq(n.move, MOVE_NONE);
}

Test(quiescence, a_capture_that_loses_is_not_tried) {
    int eval;
    SearchNode n = worked_out("chess", "k7/8/2p5/3p4/8/8/8/K2Q4 w - - 0 1", 8, &eval);
    cr_assert_eq(n.best, eval);
    cr_assert_eq(n.tried, 0);
}

Test(quiescence, without_plies_nothing_is_tried) {
    int eval;
    SearchNode n = worked_out("chess", "k7/8/8/3q4/4P3/8/8/K7 w - - 0 1", 0, &eval);
    cr_assert_eq(n.best, eval);
    cr_assert_eq(n.tried, 0);
}

/* The Princess on e5 can be captured, so her side is worth less than its material. */
Test(quiescence, danger_costs_something_and_is_parried) {
    int eval;
    SearchNode n = worked_out("jetan", "9c/10/10/10/10/4r5/f9/10/4D5/R2P6 o - 0 1", 8, &eval);
    cr_assert(n.danger);
    cr_assert_lt(n.eval, eval);
    cr_assert_gt(n.tried, 0, "her ways out are looked at");
    cr_assert_gt(n.best, n.eval, "%d %d", n.best, n.eval);
}

/* Nearly every move captures something, also from afar: sixteen plies of captures never end. */
static const char crowd[] =
    "local b = square(4, 6)\n"
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } }\n"
    "piece 'Post' { 'P' }\n"
    "piece 'Rider' { 'R', move = quiet(straight(b.all:ride()):via(always)):takes(b.n), value = "
    "3 }\n"
    "ending { loss { captured 'Post' } }\n";

Test(quiescence, has_an_end) {
    int eval;
    uint64_t nodes;
    SearchNode n =
        worked_out_of(given_text(crowd), "2rR/1rp1/rrrP/R1Rr/rR1R/rrR1 w", 16, &eval, &nodes);
    cr_assert_gt(nodes, 1000);
    cr_assert_lt(nodes, 12000, "%llu", (unsigned long long)nodes);
    cr_assert_geq(n.best, n.eval, "who is to move may stand pat");
}
