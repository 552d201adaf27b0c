/*
** test_search_chance_node.c -- the search's expectation over throws equals full enumeration.
*/
#include "base/rng.h"
#include "search/mcts/mcts.h"
#include "search/tree/node.h"
#include "search/tree/search.h"
#include "support/given.h"
#include "support/searcher.h"
#include "vm/meaning/chance.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

/* A search of two plies without pruning and quiescence: its leaves are static values, so that
** every move and every throw can be enumerated here. */
static Search *searcher(const Pos *p, Arena *a, Tt *tt) {
    Search *s = searcher_new(p, tt, a);
    s->contempt = -50;
    s->exact = true;
    s->depth = 2;
    return s;
}

static int64_t floor_div(int64_t a, int64_t b) {
    return a / b - (a % b != 0 && a < 0);
}

static int enumerate(Search *s, int ply, int depth);

/* Makes a move or a throw; returns its value for the player who was to move. */
static int after(Search *s, int ply, int depth, Move m) {
    int side = s->pos.side;
    node_make(s, ply, m);
    int value = enumerate(s, ply + 1, depth);
    if (s->pos.side != side)
        value = -value;
    node_unmake(s, ply, m);
    return value;
}

/* The mean over all throws by weight, including those with equal effects. */
static int mean(Search *s, int ply, int depth) {
    Moves throws = {0};
    chance_list(&s->pos, &throws);
    int64_t sum = 0, whole = 0;
    int first = 0;
    bool alike = true;
    for (size_t i = 0; i < throws.n; i++) {
        int value = after(s, ply, depth, throws.at[i]);
        first = i == 0 ? value : first;
        alike = alike && value == first;
        int64_t weight = (int64_t)chance_outcome(&s->pos, throws.at[i])->weight;
        sum += weight * chance_node_weighed(value);
        whole += weight;
    }
    moves_free(&throws);
    return alike && abs(first) < SCORE_FORCED ? first : (int)floor_div(sum, whole);
}

static int best(Search *s, int ply, int depth) {
    Moves moves = {0};
    int most = -SCORE_INF;
    moves_legal(&s->pos, &moves);
    for (size_t i = 0; i < moves.n; i++) {
        int value = after(s, ply, depth - 1, moves.at[i]);
        most = value > most ? value : most;
    }
    moves_free(&moves);
    return most;
}

/* A throw with many outcomes after the last move is beyond the horizon: its value is that of
** the tree. */
static int enumerate(Search *s, int ply, int depth) {
    Result r = rules_judge(&s->pos, &s->history, -1);
    if (r.verdict == VERDICT_DRAW)
        return s->pos.side == s->me ? s->contempt : -s->contempt;
    if (r.verdict == VERDICT_WIN)
        return r.winner == s->pos.side ? SCORE_WIN - ply : ply - SCORE_WIN;
    bool wide = s->pos.chance && s->game->chances[s->pos.chance - 1].noutcomes > 100;
    if (s->pos.chance && (depth > 0 || !wide))
        return mean(s, ply, depth);
    if (depth > 0)
        return best(s, ply, depth);
    return alphabeta(s, ply, 0, -SCORE_INF, SCORE_INF);
}

static void expect_equal(const Pos *p) {
    Arena *a = arena_new();
    Tt *tt = tt_new(1);
    Search *s = searcher(p, a, tt);
    int found = alphabeta(s, 0, 2, -SCORE_INF, SCORE_INF);
    tt_clear(tt);
    int known = enumerate(s, 0, 2);
    Str fen = {0};
    fen_write(p, &fen);
    cr_expect_eq(found, known, "%s\nsearched: %d, enumerated: %d", str_text(&fen), found,
                 known);
    str_free(&fen);
    searcher_free(s);
    tt_free(tt);
    arena_free(a);
}

/* Plays at random until at most `men` pieces are left; false if the game ends before. */
static bool play_on(Pos *p, Rng *rng, int men) {
    Undo u;
    Moves legal = {0};
    bool goes_on = true;
    while (goes_on && (p->chance || set_count(p->men[0]) + set_count(p->men[1]) > men)) {
        legal.n = 0;
        moves_legal(p, &legal);
        Move m = p->chance ? chance_draw(p, rng) : legal.at[rng_below(rng, legal.n)];
        pos_make(p, m, &u);
        goes_on = rules_judge(p, NULL, -1).verdict == VERDICT_NONE;
    }
    moves_free(&legal);
    return goes_on;
}

static void expect_equal_in_play(const Setting *set, int nset, int men, int wanted) {
    Game *g = given_set("jetan", set, nset);
    Rng rng;
    rng_seed(&rng, 1);
    int found = 0;
    for (int games = 0; found < wanted && games < 2000; games++) {
        Pos p;
        memset(&p, 0, sizeof p);
        pos_start(g, &p);
        if (play_on(&p, &rng, men)) {
            found++;
            expect_equal(&p);
        }
    }
    cr_expect_eq(found, wanted);
    game_free(g);
}

Test(chance_node, duels) {
    const Setting set[] = {{"wager", "dueling"}};
    expect_equal_in_play(set, 1, 16, 6);
}

Test(chance_node, duels_with_more_dice) {
    const Setting set[] = {{"wager", "dueling"}, {"dice", "2d4"}};
    expect_equal_in_play(set, 2, 16, 3);
}

Test(chance_node, duels_and_moves_that_are_paid_for) {
    const Setting set[] = {{"wager", "pay-to-move+dueling"}, {"purse", "200"}};
    expect_equal_in_play(set, 2, 16, 6);
}

Test(chance_node, moves_that_are_paid_for) {
    const Setting set[] = {{"wager", "pay-to-move"}, {"purse", "200"}};
    expect_equal_in_play(set, 2, 16, 3);
}

Test(chance_node, ransom) {
    const Setting set[] = {{"wager", "ransom"}};
    expect_equal_in_play(set, 1, 16, 3);
}

Test(chance_node, pieces_moved_by_throws) {
    const Setting set[] = {{"colossus", "on"}};
    expect_equal_in_play(set, 1, 26, 1);
}

Test(chance_node, a_near_win_weighs_more_than_a_far_one_and_both_more_than_any_piece) {
    cr_expect_gt(chance_node_weighed(SCORE_WIN - 1), chance_node_weighed(SCORE_WIN - 5));
    cr_expect_gt(chance_node_weighed(SCORE_WIN - 200), chance_node_weighed(9000));
    cr_expect_eq(chance_node_weighed(-SCORE_WIN + 3), -chance_node_weighed(SCORE_WIN - 3));
    cr_expect_eq(chance_node_weighed(1234), 1234);
    cr_expect_leq(chance_node_weighed(SCORE_WIN), CHANCE_VALUE_MAX);
}

/* The Princess stands beside something that captures a neighbour in one of ten throws, and
** there is nothing else to do: if a draw is undesirable, she moves away. */
Test(chance_node, a_likely_throw_that_ends_the_game_is_seen_at_every_depth) {
    const Setting set[] = {{"colossus", "on"}};
    Game *g = given_set("jetan", set, 1);
    Pos p = given_pos(g, "c8r/10/10/10/10/10/2WDW5/2WDW5/8*1/1C7R b - 0 1");
    for (uint64_t nodes = 3000; nodes <= 30000; nodes *= 10) {
        Report r = search_run(&p, NULL, &(Limits){.nodes = nodes}, NULL, NULL);
        cr_expect_eq(move_view(&p, r.pv[0]).from, cell_named(g, "j1"));
    }
    game_free(g);
}

/* To two plies and without a clock, a search tries all outcomes; with a sample it does not. */
Test(chance_node, the_same_search_gives_the_same_answer) {
    const Setting set[] = {{"colossus", "on"}, {"colossus-start", "e5"}};
    Game *g = given_set("jetan", set, 2);
    Pos p;
    pos_start(g, &p);
    Limits l = {.nodes = 20000};
    Report a = search_run(&p, NULL, &l, NULL, NULL);
    Report b = search_run(&p, NULL, &l, NULL, NULL);
    cr_expect_eq(a.pv[0], b.pv[0]);
    cr_expect_eq(a.score, b.score);
    cr_expect_eq(a.nodes, b.nodes);
    game_free(g);
}

/* The throw does nothing to the cells, but everything to a counter. */
Test(chance_node, a_throw_includes_its_effect_on_counters) {
    Game *g = given_text(GIVEN_DIE);
    Pos p = given_pos(g, GIVEN_DIE_FEN);
    int exact = 0;
    for (int depth = 1; depth <= 4; depth++) {
        Report r = search_run(&p, NULL, &(Limits){.depth = depth}, NULL, NULL);
        exact = depth == 1 ? r.score : exact;
        cr_expect_neq(move_view(&p, r.pv[0]).to % 4, 0, "into the first file");
        cr_expect_eq(r.score, exact);
    }
    game_free(g);
}

#define TWO_KINGS                                                                              \
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "         \
    "piece 'King' { 'K', move = b.all, value = 5 } "

/* None of the six numbers changes a cell, but each changes a counter. */
Test(chance_node, a_throw_includes_what_its_walk_does_to_counters) {
    Game *g = given_text(
        "local b = square(4, 4) local pip = counter 'pip' { max = 6, start = 3 } " TWO_KINGS
        "setup 'k3/4/4/K3' throw 'd' { dice = { dice(1, 6) }, shows = '(%d)', "
        "{ walk = stay * pip:set(roll(1)), from = 'a1' } } "
        "ending { win { captured 'King' }, win { pip:is(1), who = 'White' }, "
        "win { pip:at_least(6), who = 'Black' } }");
    Pos p;
    pos_start(g, &p);
    Report r = search_run(&p, NULL, &(Limits){.depth = 4}, NULL, NULL);
    cr_expect_eq(r.score, 0);
    game_free(g);
}

#define CALM "{ 1, weight = 100 }, "
#define STORM(cell, n) "{ " #n ", weight = 1, from = '" cell "', walk = fetch 'Storm' }, "

/* Three of a hundred throws end in a draw, and are not tried. */
Test(chance_node, nothing_is_certain_where_throws_are_left_out) {
    Game *g = given_text(
        "local b = square(5, 5) " TWO_KINGS
        "piece 'Rook' { 'R', move = straight(b.ortho:ride()), value = 5 } "
        "piece 'Storm' { '*', value = 0 } setup 'k4/5/R4/1R3/K3*' "
        "throw 'wind' { when = always, shows = '{%d}', { 1, weight = 5 }, { 2, weight = 5 }, "
        "{ 3, weight = 5 }, { 4, weight = 5 }, { 5, weight = 5 }, { 6, weight = 5 }, "
        "{ 7, weight = 5 }, { 8, weight = 5 }, { 9, weight = 5 }, { 10, weight = 5 }, "
        "{ 11, weight = 5 }, { 12, weight = 5 }, { 13, weight = 5 }, { 14, weight = 5 }, "
        "{ 15, weight = 5 }, { 16, weight = 5 }, { 17, weight = 5 }, { 18, weight = 5 }, "
        "{ 19, weight = 5 }, { 20, weight = 5 }, " STORM("b5", 21) STORM("c5", 22) STORM(
            "a4", 23) "} "
                      "ending { win { captured 'King' }, draw { by 'Storm' * captured() }, "
                      "draw { count(nobody, 'Storm'):is(0) } }");
    Pos p = given_pos(g, "2k1*/R4/5/1R3/4K b");
    for (int depth = 1; depth <= 5; depth++) {
        Report r = search_run(&p, NULL, &(Limits){.depth = depth}, NULL, NULL);
        cr_expect_gt(r.score, -SCORE_FORCED, "at depth %d", depth);
    }
    game_free(g);
}

/* A match keeps only the positions in which a player moved. */
Test(chance_node, throws_make_no_cycle_longer) {
    static const char *ENDING[] = {"cycle(2):is(8)", "cycle(2):is(4)"};
    for (int i = 0; i < 2; i++) {
        char text[700];
        snprintf(text, sizeof text,
                 "local b = square(2, 2) players { { 'White', letter = 'w' }, "
                 "{ 'Black', letter = 'b' } } piece 'King' { 'K', move = quiet(b.n + b.s) } "
                 "setup '2/Kk' throw 'die' { { 1, walk = stay, from = 'a1' } } "
                 "ending { win { repeated(2) * %s, who = 'White' }, draw { repeated(9) } }",
                 ENDING[i]);
        Game *g = given_text(text);
        Pos p;
        pos_start(g, &p);
        MctsTree *tree = mcts_tree_new(1);
        Report r = search_run(&p, NULL, &(Limits){.depth = 10}, NULL, NULL);
        Report mcts = mcts_run(&p, NULL, &(Limits){.nodes = 300}, tree, NULL);
        cr_expect_eq(r.score > SCORE_FORCED, i == 1, "%s: %d", ENDING[i], r.score);
        cr_expect_eq(mcts.share > 0.9, i == 1, "%s: %g", ENDING[i], mcts.share);
        mcts_tree_free(tree);
        game_free(g);
    }
}

/* Both ends of a window: values beyond it weigh no more, or no less, than the bound. */
static void expect_window(int64_t bound) {
    int low = chance_node_greatest(bound), high = chance_node_least(bound);
    if (low > -SCORE_INF)
        cr_assert_leq(chance_node_weighed(low), bound);
    if (high < SCORE_INF)
        cr_assert_geq(chance_node_weighed(high), bound);
    if (low > -SCORE_INF && low < SCORE_FORCED - 1)
        cr_assert_gt(chance_node_weighed(low + 1), bound);
    if (high < SCORE_INF && high > 1 - SCORE_FORCED)
        cr_assert_lt(chance_node_weighed(high - 1), bound);
}

Test(chance_node, windows_of_values_that_are_weighed) {
    for (int64_t bound = -CHANCE_VALUE_MAX - 600; bound <= CHANCE_VALUE_MAX + 600; bound++)
        expect_window(bound);
}

/* A Rook worth fifty thousand is not given up for a Pawn worth a hundred. */
Test(chance_node, more_counts_for_more) {
    int last = 0;
    for (int value = 100; value < SCORE_FORCED; value += value / 30) {
        int counts = chance_node_weighed(value);
        cr_expect_gt(counts, last);
        cr_expect_eq(chance_node_weighed(-value), -counts);
        last = counts;
    }
    cr_expect_lt(last, chance_node_weighed(SCORE_FORCED + 1));
}
