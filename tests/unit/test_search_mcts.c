/*
** test_search_mcts.c -- Monte-Carlo tree search finds forced results, estimates the rest, and
** keeps to limits.
*/
#include "search/mcts/mcts.h"
#include "search/mcts/mcts_node.h"
#include "support/given.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define TWO "{ 'White', letter = 'w' }, { 'Black', letter = 'b' }"
#define THREE TWO ", { 'Red', letter = 'r' }"
/* On a square board, three stones in a line win. */
#define LINES(players, side)                                                                   \
    "local b = square(" side ", " side ") players { " players " } "                            \
    "piece 'Stone' { 'S', drop = anywhere } setup '' "                                         \
    "local ways = b.n + b.ne + b.e + b.se "                                                    \
    "local row = friend * leads(straight((ways * friend)^2)) "                                 \
    "ending { win { cells(row):over(0), says = 'row' }, "                                      \
    "draw { cells(empty):is(0), says = 'full' } }"
enum { MEGABYTES = 8 };

/* A game, a position of it, and a tree for it. */
typedef struct Bench {
    Game *game;
    Pos pos;
    MctsTree *tree;
} Bench;

static Bench bench(const char *text) {
    Bench b = {.game = given_text(text), .tree = mcts_tree_new(MEGABYTES)};
    pos_start(b.game, &b.pos);
    return b;
}

static void bench_free(Bench *b) {
    mcts_tree_free(b->tree);
    game_free(b->game);
}

static Report run(Bench *b, Limits l) {
    return mcts_run(&b->pos, NULL, &l, b->tree, NULL);
}

/* Places stones by owner, cell by cell: "0-1" is one of the first player, none, one of the
** second. */
static void put(Bench *b, const char *owners, int side) {
    for (int i = 0; owners[i]; i++)
        if (owners[i] != '-')
            pos_put(&b->pos, (Sq)i, game_piece(b->game, owners[i] - '0', 0));
    pos_set_side(&b->pos, side);
}

static int cell_of(Move m) {
    return (int)move_cell(m, 0);
}

/* ---- endless games ---- */

/* No game ends here: the player who stands better when it is cut off has the larger share. */
Test(mcts, asks_the_evaluation_where_no_game_ends) {
    static const char *const arrays[] = {"k3/4/4/K2R", "k3/4/4/K2r", "k2r/4/4/K2R"};
    static const double least[] = {0.7, 0.0, 0.4}, most[] = {1.0, 0.3, 0.6};
    for (int i = 0; i < 3; i++) {
        char text[400];
        snprintf(text, sizeof text,
                 "local b = square(4, 4) players { " TWO " } "
                 "piece 'King' { 'K', value = 4, move = b.all:to(empty) } "
                 "piece 'Rock' { 'R', value = 9, move = b.all:to(empty) } "
                 "setup '%s' ending { loss { no_moves, who = other } }",
                 arrays[i]);
        Bench b = bench(text);
        Report r = run(&b, (Limits){.nodes = 100});
        cr_expect(r.share >= least[i] && r.share <= most[i], "%s: %f", arrays[i], r.share);
        bench_free(&b);
    }
}

/* ---- forced results ---- */

/* A win that leaves the opponent a share is not proven; the larger share is found, and a full
** win is preferred to both. */
Test(mcts, plays_for_the_larger_share) {
    static const char rules[] =
        "local b = square(3, 3) players { " TWO
        " } piece 'Stone' { 'S', drop = anywhere } setup '' "
        "local function at(c) return landed(b:zone { c }) end "
        "ending { win { at 'a1', points = 0.6 }, win { at 'b2', points = 0.9 }, ";
    static const char *const ways[] = {"draw { at 'c3' } }", "win { at 'c3' } }"};
    for (int i = 0; i < 2; i++) {
        char text[512];
        snprintf(text, sizeof text, "%s%s", rules, ways[i]);
        Bench b = bench(text);
        Report r = run(&b, (Limits){.nodes = 3000});
        cr_expect_eq(cell_of(r.pv[0]), i ? 8 : 4);
        cr_expect_eq(r.score == SCORE_WIN - 1, i == 1);
        if (i == 0)
            cr_expect(r.share > 0.85 && r.share < 0.95, "%f", r.share);
        bench_free(&b);
    }
}

Test(mcts, finds_a_win_in_one) {
    Bench b = bench(LINES(TWO, "3"));
    put(&b, "00-11----", 0);
    Report r = run(&b, (Limits){.nodes = 2000});
    cr_expect_eq(r.score, SCORE_WIN - 1);
    cr_expect_eq(cell_of(r.pv[0]), 2);
    cr_expect_eq(r.npv, 1);
    cr_expect_gt(r.share, 0.99);
    cr_expect_eq(r.nodes, 0u, "no games are spent on what is proven");
    bench_free(&b);
}

/* Immediate wins are noticed when a position's moves are listed, so a move that allows one is
** refuted when a game reaches its position for the second time. On 36 cells, a few games per
** move are enough. */
Test(mcts, sees_what_is_threatened) {
    Bench b = bench(LINES(TWO, "6"));
    put(&b, "11----0-----0", 0);
    Report r = run(&b, (Limits){.nodes = 200});
    cr_expect_eq(r.score, SCORE_WIN - 1, "his own line comes first: %d", r.score);
    bench_free(&b);
    b = bench(LINES(TWO, "6"));
    put(&b, "11---------0", 0);
    r = run(&b, (Limits){.nodes = 200});
    cr_expect_eq(cell_of(r.pv[0]), 2);
    bench_free(&b);
}

/* Three in a line lose: two of nine cells do so at once, and no game is spent on them. */
Test(mcts, does_not_lose_by_its_own_move) {
    Bench b = bench("local b = square(3, 3) players { " TWO " } "
                    "piece 'Stone' { 'S', drop = anywhere } setup '' "
                    "local ways = b.n + b.ne + b.e + b.se "
                    "local row = friend * leads(straight((ways * friend)^2)) "
                    "ending { loss { cells(row):over(0), says = 'row' }, "
                    "draw { cells(empty):is(0), says = 'full' } }");
    put(&b, "00-0-----", 0);
    for (uint64_t seed = 0; seed < 8; seed++) {
        Report r = run(&b, (Limits){.nodes = 3, .seed = seed});
        cr_expect(cell_of(r.pv[0]) != 2 && cell_of(r.pv[0]) != 6);
    }
    bench_free(&b);
}

/* Only c1 prevents a loss, and then nobody wins. */
Test(mcts, stops_a_loss_in_one) {
    Bench b = bench(LINES(TWO, "3"));
    put(&b, "11--0----", 0);
    Report r = run(&b, (Limits){.nodes = 4000});
    cr_expect_eq(cell_of(r.pv[0]), 2);
    cr_expect_gt(r.score, -SCORE_FORCED);
    bench_free(&b);
}

/* The same with eighty moves and about one game for each: a reply that wins after one move is
** tried after all others. */
Test(mcts, stops_a_loss_in_one_of_many_moves) {
    for (uint64_t seed = 0; seed < 8; seed++) {
        Bench b = bench(LINES(TWO, "9"));
        put(&b, "11------------0", 0);
        Report r = run(&b, (Limits){.nodes = 100, .seed = seed});
        cr_expect_eq(cell_of(r.pv[0]), 2, "seed %d: %d", (int)seed, cell_of(r.pv[0]));
        bench_free(&b);
    }
}

/* With two threats at once, White wins on the third ply, and Black loses on the second. */
Test(mcts, proves_wins_and_losses) {
    Bench b = bench(LINES(TWO, "3"));
    put(&b, "1-1---100", 0);
    Report r = run(&b, (Limits){.nodes = 4000});
    cr_expect_eq(r.score, -(SCORE_WIN - 2), "%d", r.score);
    cr_expect(r.nodes < 4000);
    bench_free(&b);
    b = bench(LINES(TWO, "3"));
    put(&b, "0-1-----0", 0);
    pos_put(&b.pos, 4, game_piece(b.game, 1, 0));
    r = run(&b, (Limits){.nodes = 4000});
    cr_expect_eq(r.score, SCORE_WIN - 3, "%d", r.score);
    cr_expect_eq(cell_of(r.pv[0]), 6);
    cr_expect_eq(r.npv, 3);
    bench_free(&b);
}

/* With best play, the game is drawn. */
Test(mcts, proves_a_draw) {
    Bench b = bench(LINES(TWO, "3"));
    put(&b, "01--0---1", 0);
    Report r = run(&b, (Limits){.nodes = 60000});
    cr_expect(r.score > SCORE_FORCED || fabs(r.share - 0.5) < 1e-6);
    cr_expect(r.nodes < 60000);
    bench_free(&b);
}

/* If the player without a move has won, the move before has no reply, and none is read from an
** unused cell. */
Test(mcts, no_move_is_no_reply) {
    enum { NEVER = 777 };
    Bench b = bench("local b = square(2, 2) players { " TWO " } "
                    "piece 'Stone' { 'S', drop = anywhere } setup '' "
                    "ending { win { no_moves, who = other, says = 'full' } }");
    put(&b, "01-0", 1);
    b.tree->cell[0].edge.slot = NEVER;
    Report r = run(&b, (Limits){.nodes = 20});
    cr_expect_eq(r.score, -(SCORE_WIN - 1), "%d", r.score);
    cr_expect_eq(mcts_node(b.tree, b.tree->root)->reply, 0);
    bench_free(&b);
}

/* ---- estimates ---- */

/* A piece on a1 wins three times in four, one on b1 once. */
static const char toss[] =
    "local b = square(2, 2) players { " TWO " } "
    "piece 'Man' { 'M', drop = anywhere:to(b:zone { 'a1', 'b1' }) } setup '2/2' "
    "local function tossed(name, cell, won, lost) throw(name) { "
    "when = cells(friend * b:zone { cell }):over(0), shows = '{%d}', "
    "{ 1, weight = won, from = 'a2', walk = put 'Man' }, "
    "{ 2, weight = lost, from = 'b2', walk = put 'Man' } } end "
    "tossed('sure', 'a1', 3, 1) tossed('bold', 'b1', 1, 3) "
    "ending { win { cells(friend * b:zone { 'a2' }):over(0), says = 'up' }, "
    "loss { cells(friend * b:zone { 'b2' }):over(0), says = 'down' } }";

Test(mcts, takes_the_mean_of_throws) {
    Bench b = bench(toss);
    Report r = run(&b, (Limits){.nodes = 4000});
    cr_expect_eq(cell_of(r.pv[0]), 0);
    cr_expect_lt(fabs(r.share - 0.75), 0.04, "%f", r.share);
    cr_expect_eq(r.score, (int)lround(400 * log10(r.share / (1 - r.share))));
    cr_expect_eq(r.nodes, 4000u, "nothing is proven of a throw");
    bench_free(&b);
}

/* The throw does nothing to the cells, but everything to a counter: on the a-file White wins
** with a 1, elsewhere with all other numbers. */
Test(mcts, a_throw_includes_its_effect_on_counters) {
    Bench b = bench(GIVEN_DIE);
    b.pos = given_pos(b.game, GIVEN_DIE_FEN);
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Report r = run(&b, (Limits){.nodes = 2000, .seed = seed});
        cr_expect_neq(move_view(&b.pos, r.pv[0]).to % 4, 0, "into the first file");
        cr_expect(r.share > 0.7 && r.share < 0.95, "%f", r.share);
    }
    bench_free(&b);
}

/* The sums are floats: with very many games, adding one more would be lost in rounding. */
Test(mcts, the_mean_of_very_many_games_is_kept) {
    Bench b = bench(LINES(TWO, "3"));
    MctsTree *t = b.tree;
    run(&b, (Limits){.nodes = 100});
    MctsNode *n = mcts_node(t, t->root);
    MctsEdge *e = mcts_edge(t, n->first);
    float share = e->sum / (float)e->visits, late = e->amaf.sum / (float)e->amaf.visits;
    uint32_t visits = e->visits, all = n->visits;
    node_fade(t, n);
    cr_expect_eq(e->visits, (visits + 1) / 2);
    cr_expect_eq(n->visits, (all + 1) / 2);
    cr_expect_float_eq(e->sum / (float)e->visits, share, 1e-5);
    cr_expect_float_eq(e->amaf.sum / (float)e->amaf.visits, late, 1e-5);
    n->visits = MCTS_VISITS - 1;
    run(&b, (Limits){.nodes = 8});
    n = mcts_node(t, t->root);
    cr_expect(n->proof || n->visits <= MCTS_VISITS / 2 + 8, "%u", n->visits);
    bench_free(&b);
}

/* Each of three players maximizes their own share. */
Test(mcts, plays_with_three) {
    Bench b = bench(LINES(THREE, "4"));
    put(&b, "22--1-----------", 2);
    Report r = run(&b, (Limits){.nodes = 3000});
    cr_expect_eq(r.score, SCORE_WIN - 1);
    cr_expect_eq(cell_of(r.pv[0]), 2);
    bench_free(&b);
    b = bench(LINES(THREE, "4"));
    put(&b, "00----2-1-------", 2); /* the first player is next and would win at c1 */
    r = run(&b, (Limits){.nodes = 6000});
    cr_expect_eq(cell_of(r.pv[0]), 2);
    cr_expect(r.share > 0.05 && r.share < 0.95);
    bench_free(&b);
}

/* In a game that is equal for all three, a share of one third is even, which is a score of
** 0. */
Test(mcts, an_even_share_is_no_score) {
    Bench b = bench("local b = square(3, 2) players { " THREE
                    " } piece 'Man' { 'M', drop = anywhere } "
                    "setup '3/3' ending { draw { cells(empty):is(0), says = 'full' } }");
    Report r = run(&b, (Limits){.nodes = 10});
    cr_expect_eq(r.score, 0);
    cr_expect_lt(fabs(r.share - 1.0 / 3), 1e-6);
    bench_free(&b);
}

/* ---- limits ---- */

static void expect_same(const Report *a, const Report *b) {
    cr_expect_eq(a->score, b->score);
    cr_expect_eq(a->nodes, b->nodes);
    cr_assert_eq(a->npv, b->npv);
    for (int i = 0; i < a->npv; i++)
        cr_expect_eq(a->pv[i], b->pv[i]);
}

Test(mcts, a_seed_decides_the_answer) {
    Report r[3];
    for (int i = 0; i < 3; i++) {
        Bench b = bench(LINES(TWO, "6"));
        r[i] = run(&b, (Limits){.nodes = 500, .seed = i < 2 ? 7 : 8});
        cr_expect_eq(r[i].nodes, 500u);
        bench_free(&b);
    }
    expect_same(&r[0], &r[1]);
    cr_expect(r[2].npv != r[0].npv || r[2].score != r[0].score || r[2].pv[0] != r[0].pv[0]);
}

static void count_reports(void *ctx, const Report *r) {
    int *n = ctx;
    cr_expect_eq(r->depth, ++*n);
    cr_expect_geq(r->nodes, (uint64_t)MCTS_FIRST << (r->depth - 1));
    cr_expect_geq(r->npv, 1);
}

/* Each report has twice the games of the previous one; the depth limit ends the search with a
** report. */
Test(mcts, reports_as_games_double) {
    Bench b = bench(LINES(TWO, "6"));
    int n = 0;
    Limits l = {.depth = 4};
    Report r = mcts_run(&b.pos, NULL, &l, b.tree, &(Watcher){.fn = count_reports, .ctx = &n});
    cr_expect_eq(n, 4);
    cr_expect_eq(r.depth, 4);
    cr_expect_eq(r.nodes, (uint64_t)MCTS_FIRST << 3);
    bench_free(&b);
}

Test(mcts, threads_leave_no_report_out) {
    for (int i = 0; i < 50; i++) {
        Bench b = bench(LINES(TWO, "6"));
        int n = 0;
        Limits l = {.depth = 1, .threads = 6, .seed = (uint64_t)i};
        Report r =
            mcts_run(&b.pos, NULL, &l, b.tree, &(Watcher){.fn = count_reports, .ctx = &n});
        cr_expect_eq(n, 1);
        cr_expect_eq(r.depth, 1);
        bench_free(&b);
    }
}

Test(mcts, a_level_is_so_many_games) {
    uint64_t before = 0;
    for (int level = 1; level < SEARCH_LEVELS; level++) {
        Bench b = bench(LINES(TWO, "6"));
        Report r = run(&b, (Limits){.nodes = 3000, .level = level});
        cr_expect(r.nodes > before || r.nodes == 3000, "%d", level);
        before = r.nodes;
        bench_free(&b);
    }
}

/* A single player has a score, too; an endless game is not won. */
Test(mcts, a_lone_player_shares_the_point_with_nobody) {
    Bench b = bench("local b = square(4, 4) players { { 'Walker', letter = 'w' } } "
                    "piece 'Man' { 'M', move = b.ortho } setup 'M3/4/4/4' "
                    "ending { win { captured() } }");
    Report r = run(&b, (Limits){.nodes = 40});
    cr_expect(r.share > 0.5 && r.share < 0.9, "%f", r.share);
    cr_expect(r.score > 0 && r.score < SCORE_FORCED, "%d", r.score);
    bench_free(&b);
}

Test(mcts, leaves_out_what_it_is_told_to) {
    Bench b = bench(LINES(TWO, "3"));
    put(&b, "00-11----", 0);
    Report best = run(&b, (Limits){.nodes = 500});
    Moves without = {0};
    moves_add(&without, best.pv[0]);
    Report r = run(&b, (Limits){.nodes = 500, .without = &without});
    cr_expect_neq(r.pv[0], best.pv[0]);
    cr_expect_eq(cell_of(r.pv[0]), 5, "what stops the other");
    without.n = 0;
    moves_legal(&b.pos, &without);
    r = run(&b, (Limits){.nodes = 500, .without = &without});
    cr_expect_eq(r.npv, 0);
    moves_free(&without);
    r = run(&b, (Limits){.nodes = 500});
    cr_expect_eq(r.score, SCORE_WIN - 1, "and forgets it");
    bench_free(&b);
}

Test(mcts, plays_the_only_move_that_is_not_left_out) {
    Bench b = bench(LINES(TWO, "3"));
    Moves all = {0}, without = {0};
    moves_legal(&b.pos, &all);
    for (size_t only = 0; only < all.n; only++) {
        without.n = 0;
        for (size_t i = 0; i < all.n; i++)
            if (i != only)
                moves_add(&without, all.at[i]);
        Report r = run(&b, (Limits){.nodes = 20, .seed = only, .without = &without});
        cr_expect_eq(r.pv[0], all.at[only]);
    }
    without.n = all.n - 1;
    Limits timed = {.nodes = 2 * MCTS_FIRST + 1, .time_ms = 1000000, .without = &without};
    cr_expect_eq(run(&b, timed).nodes, 2 * MCTS_FIRST + 1, "and is thought about");
    moves_free(&all);
    moves_free(&without);
    bench_free(&b);
}

Test(mcts, stops_at_once_with_a_move) {
    Bench b = bench(LINES(TWO, "6"));
    atomic_bool stop = true;
    Limits l = {0};
    Report r = mcts_run(&b.pos, NULL, &l, b.tree, &(Watcher){.stop = &stop});
    cr_expect_geq(r.npv, 1);
    cr_expect(r.nodes <= 1);
    cr_expect(move_is_legal(&b.pos, r.pv[0]));
    bench_free(&b);
}

/* A win among the first moves is seen even if there is no time; 65,536 are not looked through. */
Test(mcts, looks_through_some_moves_when_it_is_stopped) {
    atomic_bool stop = true;
    Limits l = {0};
    Bench b = bench(LINES(TWO, "3"));
    put(&b, "00-11----", 0);
    Report r = mcts_run(&b.pos, NULL, &l, b.tree, &(Watcher){.stop = &stop});
    cr_expect_eq(r.score, SCORE_WIN - 1);
    bench_free(&b);
    b = bench("local b = square(16, 16) players { " TWO
              " } piece 'Stone' { 'S', drop = anywhere } "
              "setup '' turn { { 'drop' }, { 'drop' } } "
              "ending { win { cells(friend):is(2), says = 'two' } }");
    r = mcts_run(&b.pos, NULL, &l, b.tree, &(Watcher){.stop = &stop});
    cr_expect(b.tree->used < 1 << 17, "each move that is looked at wins, and makes a node");
    cr_expect_geq(r.npv, 1);
    bench_free(&b);
}

/* The board is so large that nothing is proven before the time is up. */
Test(mcts, keeps_to_its_time) {
    Bench b = bench(LINES(TWO, "16"));
    Report r = run(&b, (Limits){.time_ms = 30});
    cr_expect(r.seconds >= 0.03 && r.seconds < 2, "%f", r.seconds);
    bench_free(&b);
}

/* ---- memory ---- */

/* When no more nodes fit, the search continues and reports it. */
Test(mcts, says_when_memory_is_full) {
    Bench b = bench(LINES(TWO, "8"));
    mcts_tree_free(b.tree);
    b.tree = mcts_tree_new(0);
    Report small = run(&b, (Limits){.nodes = 300});
    cr_expect_not(small.full);
    Report r = run(&b, (Limits){.nodes = 20000});
    cr_expect(r.full);
    cr_expect_eq(r.nodes, 20000u);
    cr_expect_leq(b.tree->used, b.tree->ncells);
    cr_expect(move_is_legal(&b.pos, r.pv[0]));
    bench_free(&b);
}

/* After its own move and the reply, the search continues with what it knows about that line. */
Test(mcts, keeps_what_it_knows_of_the_next_position) {
    Bench b = bench(LINES(TWO, "6"));
    Report r = run(&b, (Limits){.nodes = 3000});
    cr_assert_geq(r.npv, 2);
    History history = {0};
    Undo u;
    for (int i = 0; i < 2; i++) {
        history_add(&history, b.pos.key);
        pos_make(&b.pos, r.pv[i], &u);
    }
    Limits l = {.nodes = 1};
    mcts_run(&b.pos, &history, &l, b.tree, NULL);
    cr_expect_gt(mcts_node(b.tree, b.tree->root)->visits, 10u);
    history.keys.at[0]++; /* a different game */
    mcts_run(&b.pos, &history, &l, b.tree, NULL);
    cr_expect_eq(mcts_node(b.tree, b.tree->root)->visits, 1u);
    history_free(&history);
    bench_free(&b);
}

/* A weak player does not answer from what a strong one has found out. */
Test(mcts, what_one_level_knows_is_not_for_another) {
    Bench b = bench(LINES(TWO, "6"));
    run(&b, (Limits){.nodes = 3000});
    Report weak = run(&b, (Limits){.level = 1});
    cr_expect_eq(mcts_node(b.tree, b.tree->root)->visits, weak.nodes);
    weak = run(&b, (Limits){.level = 1});
    cr_expect_eq(mcts_node(b.tree, b.tree->root)->visits, 2 * weak.nodes, "but for itself");
    bench_free(&b);
}

/* If different turns lead to one key, the search continues with the one that was played. */
Test(mcts, goes_on_from_the_move_that_was_played) {
    Bench b = bench(
        "local b = square(3, 3) players { " TWO " } "
        "piece 'Man' { 'M', move = b.ortho:to(empty) } setup 'M1m/3/M1m' "
        "turn { { 'move' }, { 'move' } } ending { draw { repeated(9), says = 'again' } }");
    run(&b, (Limits){.nodes = 2000});
    MctsTree known = *b.tree;
    const MctsNode *root = mcts_node(&known, known.root);
    History history = {0};
    Keys keys = {0};
    history_add(&history, b.pos.key);
    bool again = false;
    for (uint32_t i = 0; i < root->nedges; i++) {
        const MctsEdge *e = mcts_edge(&known, root->first + i);
        Pos after = b.pos;
        Undo u;
        pos_make(&after, e->move, &u);
        for (size_t k = 0; k < keys.n; k++)
            again |= keys.at[k] == after.key;
        keys_add(&keys, after.key);
        cr_assert_neq(e->child, 0u);
        mcts_tree_root(b.tree, &after, &history, true);
        cr_expect_eq(b.tree->root, e->child);
        *b.tree = known;
    }
    cr_expect(again);
    keys_free(&keys);
    history_free(&history);
    bench_free(&b);
}

/* A condition may ask about the past. The tree outlives the history that it was lent; a resumed
** game comes with another history of the same content. */
Test(mcts, asks_the_past_of_who_searches_now) {
    Bench b = bench("local b = square(4, 4) players { " TWO " } "
                    "piece 'Stone' { 'S', drop = anywhere } setup '' "
                    "ending { draw { was(repeated(3)), says = 'again' } }");
    History *lent = mem_grow(NULL, sizeof *lent), history = {0};
    *lent = (History){0};
    history_add(lent, ~b.pos.key);
    history_add(&history, ~b.pos.key);
    pos_lend(&b.pos, lent);
    Limits l = {.nodes = 200};
    Report r = mcts_run(&b.pos, lent, &l, b.tree, NULL);
    cr_expect_null(b.tree->pos.past);
    history_free(lent);
    free(lent);
    Undo u;
    pos_lend(&b.pos, &history);
    pos_make(&b.pos, r.pv[0], &u);
    history_add(&history, u.key);
    l.nodes = 1;
    mcts_run(&b.pos, &history, &l, b.tree, NULL);
    cr_expect_gt(mcts_node(b.tree, b.tree->root)->visits, 1u);
    mcts_run(&b.pos, &history, &l, b.tree, NULL);
    history_free(&history);
    bench_free(&b);
}

/* A win that was only proven by a reply is played when the position comes up. */
Test(mcts, plays_the_reply_that_has_won) {
    Bench b = bench(LINES(TWO, "9"));
    put(&b, "11------------0", 0);
    Report r = run(&b, (Limits){.nodes = 100});
    History history = {0};
    Undo u;
    const MctsNode *root = mcts_node(b.tree, b.tree->root);
    Move lost = MOVE_NONE;
    for (uint32_t i = 0; i < root->nedges && lost == MOVE_NONE; i++) {
        const MctsEdge *e = mcts_edge(b.tree, root->first + i);
        if (e->child && mcts_node(b.tree, e->child)->proof && e->move != r.pv[0])
            lost = e->move;
    }
    cr_assert_neq(lost, MOVE_NONE);
    history_add(&history, b.pos.key);
    pos_make(&b.pos, lost, &u);
    Limits l = {.nodes = 1};
    r = mcts_run(&b.pos, &history, &l, b.tree, NULL);
    cr_expect_eq(cell_of(r.pv[0]), 2);
    cr_expect_eq(r.score, SCORE_WIN - 1);
    history_free(&history);
    bench_free(&b);
}

/* ---- threads ---- */

Test(mcts, several_threads_find_the_same) {
    Bench b = bench(LINES(TWO, "3"));
    put(&b, "0-1-1---0", 0);
    Report r = run(&b, (Limits){.nodes = 20000, .threads = 3});
    cr_expect_eq(r.score, SCORE_WIN - 3, "%d", r.score);
    bench_free(&b);
    b = bench(LINES(TWO, "6"));
    r = run(&b, (Limits){.nodes = 3000, .threads = 3});
    cr_expect(r.nodes >= 3000 && r.nodes < 3003);
    cr_expect_eq(mcts_node(b.tree, b.tree->root)->visits, r.nodes);
    bench_free(&b);
}
