/*
** test_search_search.c -- the search finds forced results, and keeps to limits and rules.
*/
#include "base/rng.h"
#include "search/mcts/mcts.h"
#include "search/tree/search.h"
#include "support/given.h"
#include "vm/meaning/chance.h"
#include "vm/ask/movegen.h"
#include "vm/count/perft.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>
#include <pthread.h>
#include <string.h>
#include <time.h>

static Report run(const Pos *p, Limits l) {
    return search_run(p, NULL, &l, NULL, NULL);
}

/* Has the player who just moved won? */
static bool has_won(const Pos *p, int player) {
    Result r = rules_judge(p, NULL, -1);
    return r.verdict == VERDICT_WIN && r.winner == player;
}

/* Does a move win at once? */
static bool wins_at_once(Pos *p) {
    Moves m = {0};
    Undo u;
    bool won = false;
    moves_legal(p, &m);
    for (size_t i = 0; i < m.n && !won; i++) {
        int player = p->side;
        pos_make(p, m.at[i], &u);
        won = has_won(p, player);
        pos_unmake(p, &u);
    }
    moves_free(&m);
    return won;
}

/* Does m win against every reply? Tries all of them. */
static bool wins_next(Pos *p, Move m) {
    Moves replies = {0};
    Undo u, v;
    bool all = true;
    pos_make(p, m, &u);
    moves_legal(p, &replies);
    for (size_t i = 0; i < replies.n && all; i++) {
        pos_make(p, replies.at[i], &v);
        all = rules_judge(p, NULL, -1).verdict == VERDICT_NONE && wins_at_once(p);
        pos_unmake(p, &v);
    }
    pos_unmake(p, &u);
    moves_free(&replies);
    return all && replies.n == 0;
}

/* Is the move legal, or the outcome possible if a throw is due? */
static bool legal(const Pos *p, Move m) {
    Moves all = {0};
    bool found = false;
    if (p->chance)
        chance_list(p, &all);
    else
        moves_legal(p, &all);
    for (size_t i = 0; i < all.n; i++)
        found = found || all.at[i] == m;
    moves_free(&all);
    return found;
}

/* Is every move of the line legal, and does none come after the end? */
static bool line_is_legal(Pos p, const Report *r) {
    Undo u;
    for (int i = 0; i < r->npv; i++) {
        if (rules_judge(&p, NULL, -1).verdict != VERDICT_NONE || !legal(&p, r->pv[i]))
            return false;
        pos_make(&p, r->pv[i], &u);
    }
    return r->npv > 0;
}

/* Captures that decide the game, among others that win more material. */
static const struct {
    const char *fen, *move;
} in_one[] = {
    {"9c/10/10/10/10/4r5/3d6/10/4D2p2/R9 b - 0 1", "E2xE5"},
    {"9r/10/10/10/3c6/10/10/3C6/10/R9 b - 0 1", "D3xD6"},
    {"9r/10/10/10/3c6/10/10/3C6/10/R9 o - 0 1", "D6xD3"},
    {"w9/9r/10/10/10/10/10/10/t1f7/CA3R4 o - 0 1", "C2xF1"},
};

/* Positions from games in which a quiet move or a capture wins against every reply. */
static const char *const in_three[] = {
    "wadfr1fdaw/tppp1ppppt/3p2c3/10/10/2R7/10/10/TPPPPPPPPT/WADFC1FDAW o - 0 1",
    "wa5daw/tp1pppp1pt/1p4c1pr/10/10/2R7/10/1P3DAT1P/TP1PPPPP2/f2AC2D1W o - 0 1",
    "wadr3daw/2ppp1pp1t/8p1/2C2F4/10/7c2/10/2P2P1P2/TPP1P1P1PT/WA5RAW o - 0 1",
};

#define COUNT(a) (sizeof(a) / sizeof(a)[0])

Test(search, takes_what_wins) {
    Game *g = given_game("jetan");
    for (size_t i = 0; i < COUNT(in_one); i++) {
        Pos p = given_pos(g, in_one[i].fen);
        Report r = run(&p, (Limits){.depth = 3});
        cr_assert_eq(r.score, SCORE_WIN - 1, "%s: %d", in_one[i].fen, r.score);
        cr_assert(given_move_is(&p, r.pv[0], in_one[i].move), "%s", in_one[i].fen);
        cr_assert_eq(r.npv, 1, "nothing comes after the end");
        cr_assert_eq(r.depth, 1, "there is nothing more to find out");
    }
    game_free(g);
}

/* A Man moves ahead, a Rook a step straight, a Wall not at all; nothing captures. */
#define BLOCKADE                                                                               \
    "local b = square(5, 5) "                                                                  \
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = b.flip } } "         \
    "piece 'Man' { 'M', move = quiet(b.n), value = 1 } "                                       \
    "piece 'Rook' { 'R', move = quiet(b.ortho), value = 9 } "                                  \
    "piece 'Wall' { 'W', move = none, value = 9 } "

/* A player without a move has lost, or won; this is seen as far ahead as captures are. */
static const struct {
    const char *ending, *fen, *move;
    int score, depth;
} blockades[] = {
    {"win { no_moves }", "5/wwwww/1m3/4R/1R2M w", "b1-b2", SCORE_WIN - 1, 1},
    {"win { no_moves * -in_check(other) }", "5/wwwww/1m3/4R/1R2M w", "b1-b2", SCORE_WIN - 1, 1},
    {"loss { no_moves }", "wwwww/wwwww/1m3/1W3/1R3 w", NULL, -(SCORE_WIN - 1), 1},
    {"win { no_moves }", "m4/5/5/R4/M4 w", "a2-a3", SCORE_WIN - 3, 3},
};

Test(search, sees_that_somebody_cannot_move) {
    for (size_t i = 0; i < COUNT(blockades); i++) {
        char text[800];
        snprintf(text, sizeof text, BLOCKADE "ending { %s }", blockades[i].ending);
        Game *g = given_text(text);
        Pos p = given_pos(g, blockades[i].fen);
        Report r = run(&p, (Limits){.depth = blockades[i].depth});
        cr_expect_eq(r.score, blockades[i].score, "%zu: %d", i, r.score);
        cr_expect(blockades[i].move == NULL || given_move_is(&p, r.pv[0], blockades[i].move),
                  "%zu", i);
        game_free(g);
    }
}

Test(search, finds_a_win_in_three_plies) {
    Game *g = given_game("jetan");
    for (size_t i = 0; i < COUNT(in_three); i++) {
        Pos p = given_pos(g, in_three[i]);
        cr_assert_not(wins_at_once(&p));
        Report r = run(&p, (Limits){.depth = 3});
        cr_assert_eq(r.score, SCORE_WIN - 3, "%s: %d", in_three[i], r.score);
        cr_assert(wins_next(&p, r.pv[0]), "%s", in_three[i]);
        cr_assert(line_is_legal(p, &r));
    }
    game_free(g);
}

Test(search, sees_that_it_loses) {
    Game *g = given_game("jetan");
    for (size_t i = 0; i < COUNT(in_three); i++) {
        Pos p = given_pos(g, in_three[i]);
        Undo u;
        pos_make(&p, run(&p, (Limits){.depth = 3}).pv[0], &u);
        Report r = run(&p, (Limits){.depth = 4});
        cr_assert_eq(r.score, -(SCORE_WIN - 2), "%s: %d", in_three[i], r.score);
    }
    game_free(g);
}

/* The Rook may capture a pawn, which is tried first, but then Black mates in one; every other
** move holds. Wherever the second depth is cut off, the result must not be a loss. */
Test(search, a_depth_cut_off_behind_a_losing_move_gives_another) {
    Game *g = given_game("chess");
    Pos p = given_pos(g, "4r1k1/pp3ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    for (unsigned nodes = 1; nodes < 400; nodes++) {
        Report r = run(&p, (Limits){.nodes = nodes});
        cr_assert_geq(r.score, -SCORE_FORCED, "%u nodes", nodes);
        cr_assert(move_is_legal(&p, r.pv[0]));
        cr_assert(r.depth < 2 || !given_move_is(&p, r.pv[0], "Rxa7"), "%u nodes", nodes);
    }
    game_free(g);
}

/* With random positions and hardly any time, the move must still be legal. */
Test(search, always_answers_with_a_legal_move) {
    Game *g = given_game("jetan");
    Tt *tt = tt_new(1);
    Rng rng;
    rng_seed(&rng, 11);
    Moves m = {0};
    for (int game = 0; game < 12; game++) {
        Pos p;
        Undo u;
        pos_start(g, &p);
        for (int ply = 0; ply < 50; ply++) {
            m.n = 0;
            moves_legal(&p, &m);
            if (rules_judge(&p, NULL, (int)m.n).verdict != VERDICT_NONE)
                break;
            Limits l = {.nodes = 1 + rng_below(&rng, 200),
                        .level = 1 + (int)rng_below(&rng, SEARCH_LEVELS)};
            Report r = search_run(&p, NULL, &l, tt, NULL);
            cr_assert(line_is_legal(p, &r));
            cr_assert_leq(r.nodes, l.nodes);
            pos_make(&p, m.at[rng_below(&rng, m.n)], &u);
        }
    }
    moves_free(&m);
    tt_free(tt);
    game_free(g);
}

Test(search, the_same_limits_give_the_same_answer) {
    Game *g = given_game("jetan");
    Pos p;
    pos_start(g, &p);
    Report a = run(&p, (Limits){.nodes = 3000}), b = run(&p, (Limits){.nodes = 3000});
    cr_assert_eq(a.score, b.score);
    cr_assert_eq(a.nodes, b.nodes);
    cr_assert_eq(a.npv, b.npv);
    cr_assert_eq(memcmp(a.pv, b.pv, (size_t)a.npv * sizeof a.pv[0]), 0);
    game_free(g);
}

Test(search, the_callers_position_and_history_stay_as_they_were) {
    Game *g = given_game("jetan");
    Pos p, before;
    pos_start(g, &p);
    before = p;
    History h = {0};
    history_add(&h, 12345);
    Limits l = {.nodes = 2000};
    search_run(&p, &h, &l, NULL, NULL);
    cr_assert_eq(memcmp(&p, &before, sizeof p), 0);
    cr_assert_eq(h.keys.n, 1);
    cr_assert_eq(h.keys.at[0], 12345);
    history_free(&h);
    game_free(g);
}

/* Observes a search, and stops it at the report of a depth. */
typedef struct Watch {
    atomic_bool stop;
    int stop_at; /* 0: never */
    atomic_int depth;
} Watch;

static void watch(void *ctx, const Report *r) {
    Watch *w = ctx;
    cr_assert_eq(r->depth, w->depth + 1);
    atomic_store(&w->depth, r->depth);
    if (w->depth == w->stop_at)
        atomic_store(&w->stop, true);
}

Test(search, stops_when_told_to) {
    Game *g = given_game("jetan");
    Pos p;
    pos_start(g, &p);
    Watch w = {.stop_at = 2};
    Limits l = {.depth = 60};
    Report r = search_run(&p, NULL, &l, NULL, &(Watcher){&w.stop, watch, &w});
    cr_assert_eq(w.depth, 2);
    cr_assert_eq(r.depth, 2);
    r = search_run(&p, NULL, &l, NULL, &(Watcher){.stop = &w.stop});
    cr_assert_eq(r.depth, 0, "told before it began");
    cr_assert(legal(&p, r.pv[0]));
    game_free(g);
}

Test(search, time_is_kept) {
    Game *g = given_game("jetan");
    Pos p;
    pos_start(g, &p);
    Report r = run(&p, (Limits){.time_ms = 100});
    cr_assert_lt(r.seconds, 20, "far more than any machine needs to notice");
    cr_assert_geq(r.depth, 1);
    game_free(g);
}

Test(search, a_forced_move_needs_no_thought) {
    Game *g = given_game("jetan");
    /* A Panthan in the far corner has one move. */
    Pos p = given_pos(g, "9P/10/10/10/10/10/10/10/10/r8c b - 0 1");
    cr_assert_eq(moves_count(&p), 1);
    Report r = run(&p, (Limits){.time_ms = 1000000, .depth = 6});
    cr_assert_eq(r.depth, 1);
    r = run(&p, (Limits){.depth = 3});
    cr_assert_eq(r.depth, 3, "who names a depth gets it");
    game_free(g);
}

/* With excluded moves, the value matters even if only one move is left: lines are ordered by
** value. */
Test(search, the_last_move_that_is_not_left_out_needs_it) {
    Game *g = given_game("chess");
    Pos p = given_pos(g, "7k/8/8/8/8/8/p1p5/K7 w - - 0 1");
    Moves all = {0};
    moves_legal(&p, &all);
    cr_assert_eq(all.n, 2);
    for (size_t i = 0; i < all.n; i++) {
        const Moves without = {.at = &all.at[i], .n = 1};
        Limits l = {.time_ms = 1000000, .depth = 4, .without = &without};
        cr_expect_eq(run(&p, l).depth, 4);
    }
    moves_free(&all);
    game_free(g);
}

Test(search, moves_that_are_left_out_are_not_the_answer) {
    Game *g = given_game("jetan");
    Pos p =
        given_pos(g, "wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1");
    Moves without = {0};
    for (int i = 0; i < 3; i++) {
        Report r = run(&p, (Limits){.depth = 2, .without = &without});
        for (size_t k = 0; k < without.n; k++)
            cr_assert_neq(r.pv[0], without.at[k]);
        moves_add(&without, r.pv[0]);
    }
    moves_free(&without);
    moves_legal(&p, &without);
    Report r = run(&p, (Limits){.depth = 2, .without = &without});
    cr_assert_eq(r.npv, 0);
    moves_free(&without);
    game_free(g);
}

/* Only Kings; White's may stay, which raises a counter that is not in the key, or pass. */
static Game *kings(const char *black_moves, const char *ending) {
    Str text = {0};
    str_addf(&text,
             "local b = square(4, 4) players { { 'White', letter = 'w' }, "
             "{ 'Black', letter = 'b', sees = b.flip } } "
             "local c = counter 'c' { clock = true } piece 'King' { 'K', "
             "move = stay * at(turn_of 'White') * c:raise() + %s } "
             "turn { 'move' } turn { 'pass', when = turn_of 'White' } setup '4/4/2k1/3K' "
             "ending { %s }",
             black_moves, ending);
    Game *g = given_text(str_text(&text));
    str_free(&text);
    return g;
}

/* Expects a score at each depth; frees the game. */
static void scores(Game *g, int depth, int most, int score, const char *ask) {
    Pos p;
    pos_start(g, &p);
    for (; depth <= most; depth++)
        cr_expect_eq(run(&p, (Limits){.depth = depth}).score, score, "%s, %d", ask, depth);
    game_free(g);
}

/* The King may be captured only if White has not passed, or has made the other move that
** changes no cell: such positions share a key, but have different moves. White passes, and
** draws. */
Test(search, what_moves_ask_about_the_past_is_not_forgotten) {
    static const char *const ask[] = {"-passed", "c:over(0)",
                                      "-was(turn_of 'White') + -passed"};
    for (int i = 0; i < 3; i++) {
        char walk[100];
        snprintf(walk, sizeof walk, "b.all * at(turn_of 'Black') * at(%s)", ask[i]);
        scores(kings(walk, "win { captured 'King' }, draw { no_moves }"), 2, 5, 0, ask[i]);
    }
}

/* A player without a move has won, except after a pass, or except after the other move: the two
** must not be confused. */
Test(search, the_move_before_a_stalemate_is_not_forgotten) {
    scores(kings("none", "loss { no_moves * passed }, win { no_moves }"), 1, 3, SCORE_WIN - 1,
           "passed");
    scores(kings("none", "loss { no_moves * -passed }, win { no_moves }"), 1, 3, SCORE_WIN - 1,
           "-passed");
}

Test(search, without_a_move_there_is_no_answer) {
    Game *g = given_game("jetan");
    Pos p = given_pos(g, "9c/10/10/10/10/10/10/10/10/10 b - 0 1");
    Report r = run(&p, (Limits){.depth = 3});
    cr_assert_eq(r.npv, 0);
    game_free(g);
}

Test(search, luck_is_drawn_by_the_seed) {
    Game *g = given_game("jetan");
    Pos p;
    pos_start(g, &p);
    int different = 0;
    Move first = MOVE_NONE;
    for (uint64_t seed = 0; seed < 8; seed++) {
        Limits l = {.level = 1, .seed = seed};
        Report a = run(&p, l), b = run(&p, l);
        cr_assert_eq(a.pv[0], b.pv[0]);
        different += seed > 0 && a.pv[0] != first;
        first = seed == 0 ? a.pv[0] : first;
    }
    cr_assert_gt(different, 0);
    game_free(g);
}

Test(search, a_level_out_of_range_is_the_full_one) {
    Game *g = given_game("jetan");
    Pos p;
    pos_start(g, &p);
    Report full = run(&p, (Limits){.nodes = 1000, .level = SEARCH_LEVELS});
    cr_assert_eq(run(&p, (Limits){.nodes = 1000, .level = 99}).score, full.score);
    cr_assert_eq(run(&p, (Limits){.nodes = 1000, .level = -1}).score, full.score);
    game_free(g);
}

/* ---- several threads, which start at depth 4 ---- */

/* Wins in five plies with a single winning move. */
static const struct {
    const char *fen, *move;
} in_five[] = {
    {"wad2c1daw/trpp1pppft/2p1p2p2/R6f2/2T7/10/7P2/7C2/2P1PP3T/WAD7 o - 0 14", "F0-D7"},
    {"w1Cf3daw/t2p5t/3pp1p3/10/2p5R1/3r5p/8F1/10/10/2c7 o - 0 37", "C1-F4"},
    {"wa7C/2pp6/d9/4t1R3/10/7r2/10/10/10/c9 b - 0 56", "J0-H7"},
};

Test(search, threads_find_what_is_forced) {
    Game *g = given_game("jetan");
    for (size_t i = 0; i < COUNT(in_five); i++)
        for (int threads = 2; threads <= 5; threads++) {
            Pos p = given_pos(g, in_five[i].fen);
            Undo u;
            Report r = run(&p, (Limits){.depth = 12, .threads = threads});
            cr_assert_eq(r.score, SCORE_WIN - 5, "%s: %d", in_five[i].fen, r.score);
            cr_assert_leq(r.depth, 8, "there is nothing more to find out");
            cr_assert(given_move_is(&p, r.pv[0], in_five[i].move), "%s", in_five[i].fen);
            pos_make(&p, r.pv[0], &u);
            r = run(&p, (Limits){.depth = 6, .threads = threads});
            cr_assert_eq(r.score, -(SCORE_WIN - 4), "%s: %d", in_five[i].fen, r.score);
        }
    game_free(g);
}

/* Deep enough for the threads to meet; each depth is reported once, in order, on this thread.
** In Manator captures are duels; from its start, so many plies would take seconds. */
Test(search, threads_answer_as_one) {
    static const struct {
        const char *game, *fen;
    } from[] = {{"jetan", NULL},
                {"chess", NULL},
                {"atlantean", NULL},
                {"manator", "c3d4C/10/10/5f4/8r1/10/3R6/3D4P1/10/10 o - 0 1 40 40 0"}};
    for (size_t i = 0; i < COUNT(from); i++) {
        Game *g = given_game(from[i].game);
        Pos p, before;
        pos_start(g, &p);
        if (from[i].fen != NULL)
            p = given_pos(g, from[i].fen);
        before = p;
        for (int threads = 2; threads <= 4; threads++) {
            Watch w = {.stop_at = 0};
            Limits l = {.depth = 5, .threads = threads};
            Report r = search_run(&p, NULL, &l, NULL, &(Watcher){.fn = watch, .ctx = &w});
            cr_assert_eq(r.depth, l.depth, "%s", from[i].game);
            cr_assert_eq(w.depth, l.depth, "%s", from[i].game);
            cr_assert(line_is_legal(p, &r), "%s", from[i].game);
            cr_assert_eq(memcmp(&p, &before, sizeof p), 0);
        }
        game_free(g);
    }
}

/* Together: no more than the limit, and more than one thread's share. */
Test(search, threads_keep_to_the_limit_of_nodes_together) {
    Game *g = given_game("jetan");
    Pos p;
    pos_start(g, &p);
    for (int threads = 2; threads <= 7; threads++) {
        Limits l = {.nodes = 20000, .threads = threads};
        Report r = run(&p, l);
        cr_assert_leq(r.nodes, l.nodes);
        cr_assert_gt(r.nodes, l.nodes / (uint64_t)threads + 1);
        cr_assert_geq(r.depth, 3);
        cr_assert(line_is_legal(p, &r));
    }
    cr_assert_geq(run(&p, (Limits){.nodes = 1, .threads = 3}).npv, 1);
    int many = run(&p, (Limits){.nodes = 4000, .threads = 16}).depth;
    cr_assert_geq(many, 3, "the first depths, of one thread, have what all have");
    game_free(g);
}

/* Waits until all threads are at work. */
static void *stop_later(void *watched) {
    Watch *w = watched;
    struct timespec t = {0, 20000000};
    do
        nanosleep(&t, NULL);
    while (w->depth < 4);
    atomic_store(&w->stop, true);
    return NULL;
}

Test(search, threads_stop_when_told_to) {
    Game *g = given_game("jetan");
    Pos p;
    pos_start(g, &p);
    pthread_t other;
    Watch w = {.stop_at = 0};
    cr_assert_eq(pthread_create(&other, NULL, stop_later, &w), 0);
    Limits l = {.depth = 60, .threads = 3};
    Report r = search_run(&p, NULL, &l, NULL, &(Watcher){&w.stop, watch, &w});
    pthread_join(other, NULL);
    cr_assert_lt(r.depth, 60);
    cr_assert(line_is_legal(p, &r));
    w = (Watch){.stop_at = 5};
    r = search_run(&p, NULL, &l, NULL, &(Watcher){&w.stop, watch, &w});
    cr_assert_eq(r.depth, 5, "told in a report");
    game_free(g);
}

Test(search, more_threads_than_possible_are_as_many_as_possible) {
    Game *g = given_game("chess");
    Pos p;
    pos_start(g, &p);
    Report r = run(&p, (Limits){.depth = 4, .threads = 100000});
    cr_assert_eq(r.depth, 4);
    cr_assert(line_is_legal(p, &r));
    cr_assert_eq(run(&p, (Limits){.depth = 4, .threads = -3}).nodes,
                 run(&p, (Limits){.depth = 4}).nodes);
    game_free(g);
}

/* Before its first move, the position has occurred once: neither perft nor a search may count
** it twice. */
Test(search, a_position_has_not_occurred_before_itself) {
    static const char text[] = "local b = square(4, 4) players { { 'White', letter = 'w' }, { "
                               "'Black', letter = 'b' } } "
                               "piece 'King' { 'K', move = b.all } setup 'k3/4/4/3K' "
                               "ending { win { was(repeated(2)) }, draw { no_moves } }";
    Game *g = given_text(text);
    Pos p;
    pos_start(g, &p);
    cr_expect_eq(perft(&p, 2), 9u);
    Report r = run(&p, (Limits){.depth = 2});
    cr_expect_lt(r.score, SCORE_FORCED, "%d", r.score);
    MctsTree *t = mcts_tree_new(1);
    Limits limits = {.nodes = 40};
    r = mcts_run(&p, NULL, &limits, t, NULL);
    cr_expect_lt(r.score, SCORE_FORCED, "%d", r.score);
    mcts_tree_free(t);
    game_free(g);
}

/* Black has left Ra8 mate open once. Two Rooks down, Black must not repeat that position for a
** draw. */
Test(search, what_was_overlooked_may_be_found_when_it_comes_again) {
    static const char *const moves[] = {"Kg1", "Ng6", "Kh1"};
    Game *g = given_game("chess");
    Pos p = given_pos(g, "6k1/5ppp/8/8/7n/8/8/RR5K w - - 0 1");
    History before = {0};
    Err e = {""};
    Undo u;
    for (int i = 0; i < 3; i++) {
        Move m = MOVE_NONE;
        cr_assert(move_read(&p, moves[i], &m, &e), "%s", e.text);
        pos_make(&p, m, &u);
        history_add(&before, u.key);
    }
    for (int depth = 2; depth < 6; depth++) {
        Limits l = {.depth = depth};
        Report r = search_run(&p, &before, &l, NULL, NULL);
        pos_make(&p, r.pv[0], &u);
        cr_expect_not(wins_at_once(&p), "depth %d, score %d", depth, r.score);
        pos_unmake(&p, &u);
    }
    history_free(&before);
    game_free(g);
}

/* With two opponents of equal strength, a player is not an army behind. */
Test(search, a_player_as_strong_as_each_of_two_others_stands_even) {
    Game *g = given_game("three-player-chess");
    Pos p =
        given_pos(g, "8/8/P'P'P'P'P'P'P'P'/R'N'B'Q'K'B'N'R'/8/8/pppppppp/rnbqkbnr/8/8/PPPPPPPP/"
                     "RNBQKBNR w KkK'QqQ'");
    Report even = run(&p, (Limits){.depth = 2});
    cr_expect(even.score > -150 && even.score < 150, "%d", even.score);
    p = given_pos(g, "8/8/P'P'P'P'P'P'P'P'/R'N'B'Q'K'B'N'R'/8/8/pppppppp/rnbqkbnr/8/8/PPPPPPPP/"
                     "RNB1KBNR w KkK'QqQ'");
    Report behind = run(&p, (Limits){.depth = 2});
    cr_expect(behind.score < even.score - 500, "%d", behind.score);
    game_free(g);
}
