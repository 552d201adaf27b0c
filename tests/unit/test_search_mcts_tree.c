/*
** test_search_mcts_tree.c -- what Monte-Carlo tree search keeps from search to search, and the memory for it.
*/
#include "search/mcts/mcts.h"
#include "support/given.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

#define TWO "{ 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip }"

/* A root of more moves than memory has room for gets the room: there is a best move wherever there is one. */
Test(mcts_tree, more_moves_than_memory_had_room_for) {
    Game *g = given_text("local b = square(6, 6) players { " TWO " } "
                         "piece 'Stone' { 'S', drop = anywhere } setup '' "
                         "turn { { 'drop' }, { 'drop' }, { 'drop' } } "
                         "ending { draw { cells(empty):under(4) } }");
    MctsTree *t = mcts_tree_new(0);
    Pos p;
    pos_start(g, &p);
    cr_assert_gt(moves_count(&p), t->ncells);
    Report r = mcts_run(&p, NULL, &(Limits){.nodes = 5}, t, NULL, NULL, NULL);
    cr_assert_eq(r.npv, 1);
    cr_expect(move_is_legal(&p, r.pv[0]));
    cr_expect_eq(r.nodes, 5u);
    cr_expect_not(r.full);
    mcts_tree_free(t);
    game_free(g);
}
