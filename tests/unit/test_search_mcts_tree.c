/*
** test_search_mcts_tree.c -- what Monte-Carlo tree search keeps between searches, and its
** memory.
*/
#include "search/mcts/mcts.h"
#include "support/given.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

#define TWO "{ 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip }"

/* A root with more moves than fit in memory gets the memory: there is a best move if there is
** any move. */
Test(mcts_tree, more_moves_than_memory_had_room_for) {
    Game *g = given_text("local b = square(6, 6) players { " TWO " } "
                         "piece 'Stone' { 'S', drop = anywhere } setup '' "
                         "turn { { 'drop' }, { 'drop' }, { 'drop' } } "
                         "ending { draw { cells(empty):under(4) } }");
    MctsTree *t = mcts_tree_new(0);
    Pos p;
    pos_start(g, &p);
    cr_assert_gt(moves_count(&p), t->ncells);
    Report r = mcts_run(&p, NULL, &(Limits){.nodes = 5}, t, NULL);
    cr_assert_eq(r.npv, 1);
    cr_expect(move_is_legal(&p, r.pv[0]));
    cr_expect_eq(r.nodes, 5u);
    cr_expect_not(r.full);
    mcts_tree_free(t);
    game_free(g);
}

/* Two turns lead to one key, but only after the one whose first piece lands on the a-file the
** Spy may move, and win: what is known about one must not be used for the other. */
Test(mcts_tree, begins_anew_where_another_move_led_to_the_root) {
    Game *g = given_text("local b = square(4, 4) players { " TWO " } "
                         "piece 'Man' { 'M', move = b.n:to(empty) } "
                         "piece 'Spy' { 'S', move = b.w:to(empty) * landed(file 'a') } "
                         "turn { { 'move' }, { 'Man', b.n:to(empty), optional = true } } "
                         "setup 'm2s/4/4/M2M' "
                         "ending { win { landed(b:zone { 'c1', 'c4' }), says = 'home' } }");
    static const char *const turns[] = {"d1-d2,a1-a2", "a1-a2,d1-d2"};
    MctsTree *t = mcts_tree_new(1);
    History history = {0};
    Pos start;
    pos_start(g, &start);
    history_add(&history, start.key);
    for (int i = 0; i < 2; i++) {
        Pos p = start;
        Undo u;
        Move m;
        Err e;
        cr_assert(move_read(&start, turns[i], &m, &e), "%s", e.text);
        pos_make(&p, m, &u);
        Report r = mcts_run(&p, &history, &(Limits){.nodes = 50}, t, NULL);
        cr_expect_eq(r.score == SCORE_WIN - 1, i == 1, "%s: %d", turns[i], r.score);
    }
    history_free(&history);
    mcts_tree_free(t);
    game_free(g);
}
