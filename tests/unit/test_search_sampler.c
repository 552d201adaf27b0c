/*
** test_search_sampler.c -- what a game adds to a tree, and takes back, while other threads use
** it.
*/
#include "search/mcts/sampler.h"
#include "support/given.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

enum { MEGABYTES = 1, GAMES = 80, SIDES = 6 };

/* White has one move, followed by the throw of a die; then the game is drawn. */
static const char die[] =
    "local b = square(3, 3) players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
    "piece 'Man' { 'M', drop = anywhere:to(b:zone { 'a1' }) } setup '' "
    "local t = { when = cells(friend * b:zone { 'a1' }):over(0), shows = '{%d}' } "
    "for i, cell in ipairs { 'b1', 'c1', 'a2', 'b2', 'c2', 'a3' } do "
    "t[i] = { i, from = cell, walk = put 'Man' } end throw 'die' (t) "
    "ending { draw { count(anyone):over(1), says = 'thrown' } }";

static void begin(Sampler *s, const Game *g, const Eval *eval, MctsTree *t, const Clock *c,
                  uint64_t seed, Arena *a) {
    *s = (Sampler){.game = g, .eval = eval, .tree = t, .clock = c};
    sampler_begin(s, NULL, seed, a);
}

static void play(Sampler *s) {
    sampler_down(s);
    sampler_play(s);
    sampler_up(s);
}

/* During a game, other threads find so many outcomes that the edges of their node move. */
static void meet(bool halted) {
    Game *g = given_text(die);
    Arena *a = arena_new();
    Clock clock;
    clock_begin(&clock, 0, 0, NULL);
    MctsTree *t = mcts_tree_new(MEGABYTES);
    Pos p;
    pos_start(g, &p);
    mcts_tree_root(t, &p, NULL, true);
    const Eval *eval = eval_new(g, true, a);
    Sampler one, other;
    begin(&one, g, eval, t, &clock, 1, a);
    begin(&other, g, eval, t, &clock, 2, a);
    sampler_root(&one, NULL);
    sampler_down(&one);
    cr_assert_eq(one.nline, 2);
    const MctsNode *thrown = mcts_node(t, one.line[1].node);
    cr_assert_eq(thrown->state, NODE_CHANCE);
    EdgeId first = thrown->first;
    for (int i = 0; i < GAMES; i++)
        play(&other);
    cr_assert_neq(thrown->first, first);
    cr_assert_eq(thrown->nedges, (uint32_t)SIDES);
    sampler_play(&one);
    one.halted = halted;
    sampler_up(&one);
    uint32_t visits = 0, games = halted ? GAMES : GAMES + 1;
    float sum = 0;
    for (uint32_t i = 0; i < thrown->nedges; i++) {
        visits += mcts_edge(t, thrown->first + i)->visits;
        sum += mcts_edge(t, thrown->first + i)->sum;
    }
    cr_expect_eq(thrown->visits, games);
    cr_expect_eq(visits, games);
    cr_expect_float_eq(sum, (float)games / 2, 0.01);
    sampler_free(&one);
    sampler_free(&other);
    mcts_tree_free(t);
    arena_free(a);
    game_free(g);
}

Test(sampler, a_result_is_added_where_the_edges_have_moved_to) {
    meet(false);
}

Test(sampler, a_halted_game_is_taken_back_where_the_edges_have_moved_to) {
    meet(true);
}
