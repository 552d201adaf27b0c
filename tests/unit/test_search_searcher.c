/*
** test_search_searcher.c -- which searcher plays a game.
*/
#include "search/searcher.h"
#include "support/given.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

static void expect_chosen(const char *name, Searcher searcher) {
    Game *g = given_game(name);
    cr_expect_eq(searcher_for(g, SEARCHER_CHOSEN), searcher, "%s", name);
    cr_expect_eq(searcher_for(g, SEARCHER_MCTS), SEARCHER_MCTS);
    cr_expect_eq(searcher_for(g, SEARCHER_ALPHA_BETA), SEARCHER_ALPHA_BETA);
    game_free(g);
}

/* The games in which MCTS has won the matches. */
Test(searcher, random_games_are_played_where_moves_fill_the_board) {
    static const char *const games[] = {"hex",      "havannah",     "go",      "amazons",
                                        "reversi",  "isolation",    "konane",  "gomoku",
                                        "yavalath", "connect-four", "connect6"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        expect_chosen(games[i], SEARCHER_MCTS);
}

/* These have captures, mates or pieces that move after being placed; or random games do not
** end. */
Test(searcher, everything_else_is_alpha_betas) {
    static const char *const games[] = {
        "chess",      "jetan", "breakthrough", "pentago", "halma", "nine-mens-morris",
        "crazyhouse", "ataxx", "arimaa",       "kalah"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        expect_chosen(games[i], SEARCHER_ALPHA_BETA);
}

/* The searcher named in a game's file of tuned numbers plays the game. */
Test(searcher, the_result_of_matches_decides) {
    Game *g = given_game("chess");
    Arena *a = arena_new();
    Weights *w = weights_copy(weights_derived(g, a), g, a);
    g->weights = w;
    cr_expect_eq(searcher_for(g, SEARCHER_CHOSEN), SEARCHER_ALPHA_BETA);
    w->searcher = SEARCHER_MCTS;
    cr_expect_eq(searcher_for(g, SEARCHER_CHOSEN), SEARCHER_MCTS);
    cr_expect_eq(searcher_for(g, SEARCHER_ALPHA_BETA), SEARCHER_ALPHA_BETA);
    game_free(g);
    arena_free(a);
}

/* Both are called through the same interface, and keep separate data. */
Test(searcher, one_interface_for_both) {
    Game *g = given_game("hex");
    Pos p;
    pos_start(g, &p);
    Searching *s = searching_new(g, 1);
    for (int i = 0; i < 2; i++) {
        Limits few = {.nodes = 200};
        Report r = searching_run(s, SEARCHER_MCTS, &p, NULL, &few, NULL);
        cr_expect(r.share > 0 && r.npv >= 1 && move_is_legal(&p, r.pv[0]));
        r = searching_run(s, SEARCHER_ALPHA_BETA, &p, NULL, &few, NULL);
        cr_expect(r.share == 0 && r.npv >= 1 && move_is_legal(&p, r.pv[0]));
    }
    searching_free(s);
    searching_free(NULL);
    game_free(g);
}
