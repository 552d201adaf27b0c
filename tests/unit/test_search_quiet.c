/*
** test_search_quiet.c -- quiet.h: what is predicted of a move holds once it is made.
*/
#include "search/tree/quiet.h"
#include "support/given.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"
#include "vm/meaning/rules.h"

#include <criterion/criterion.h>

static Search search;

static void begin(const Game *g) {
    memset(&search, 0, sizeof search);
    search.game = g;
    search.foresees = true;
}

static void stand(const Game *g, const char *fen) {
    begin(g);
    search.pos = given_pos(g, fen);
}

static QuietFacts facts_of(const char *move) {
    Move m;
    Err e = {""};
    cr_assert(move_read(&search.pos, move, &m, &e), "%s", e.text);
    search.ply[0].quiet = (Quiet){0};
    return quiet_facts(&search, 0, m);
}

Test(quiet, a_check_is_not_unseen) {
    Game *g = given_game("chess");
    stand(g, "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1");
    cr_expect(facts_of("Rd3").unseen);
    cr_expect(facts_of("Rd4").unseen);
    cr_expect_not(facts_of("Rd8").unseen, "it gives check");
    cr_expect_not(facts_of("Re2").unseen, "nor is one along the file of its own king");
    stand(g, "4k3/8/8/8/8/4R3/8/K7 w - - 0 1");
    cr_expect_not(facts_of("Rf3").unseen, "it stands on a line of the king's, which it leaves");
    stand(g, "4k3/8/8/4N3/8/4R3/8/K7 w - - 0 1");
    cr_expect_not(facts_of("Nc4").unseen, "the check is uncovered");
    cr_expect(facts_of("Ra3").unseen);
    game_free(g);
}

/* Checks the predictions for all moves of a position. */
static int check_all(const Pos *p) {
    Moves list = {0};
    int told = 0;
    moves_legal(p, &list);
    for (size_t i = 0; i < list.n; i++) {
        search.ply[0].quiet = (Quiet){0};
        search.pos = *p;
        QuietFacts facts = quiet_facts(&search, 0, list.at[i]);
        Pos after = *p;
        Undo u;
        pos_make(&after, list.at[i], &u);
        if (facts.unseen)
            cr_assert_not(pos_in_check(&after, after.side));
        if (facts.goes_on && search.ply[0].quiet.foresight.repeats)
            cr_assert_eq(history_count(&search.history, search.history.keys.n, after.key), 0);
        told += facts.unseen + facts.goes_on;
    }
    moves_free(&list);
    return told;
}

Test(quiet, what_is_told_holds) {
    static const char *const games[] = {"chess", "xiangqi", "capablanca"};
    int told = 0;
    for (size_t k = 0; k < sizeof games / sizeof *games; k++) {
        Game *g = given_game(games[k]);
        Rng rng;
        rng_seed(&rng, 5);
        for (int game = 0; game < 20; game++) {
            Pos p;
            Undo u;
            Move m;
            Moves room = {0};
            begin(g);
            pos_start(g, &p);
            for (int ply = 0; ply < 60 && moves_pick(&p, &rng, &room, &m); ply++) {
                told += check_all(&p);
                history_add(&search.history, p.key);
                pos_make(&p, m, &u);
            }
            moves_free(&room);
            history_free(&search.history);
        }
        game_free(g);
    }
    cr_expect_gt(told, 10000);
}
