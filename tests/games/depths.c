/*
** depths.c -- checks searches: wins in one, claims, agreement of one and two threads, perft.
*/
#include "trial.h"

#include "search/mcts/mcts.h"
#include "vm/count/divide.h"
#include "vm/count/perft.h"

/* NODES_MOST, LEAVES_MOST: longer searches, and longer perfts, are not compared. DEPTH_LEAST:
** the least depth at which a search uses its threads. SAMPLES: random games of MCTS;
** SAMPLED_MS: its time limit, as for one game in five they would take as long as all other
** checks. SLOW_MS: a search that takes so long is not compared; its nodes took far more time
** than listing the moves where it began. DEPTHS_AHEAD: how many depths, from 2 on, claims are checked at. */
enum {
    NODES_MOST = 12000,
    LEAVES_MOST = 300,
    DEPTH_LEAST = 4,
    DEPTHS = 2,
    ASKED_AGAIN = 3,
    SAMPLES = 24,
    SAMPLED_MS = 8,
    DEPTHS_AHEAD = 4,
    SLOW_MS = 1500
};
/* Time limit of a search in seconds, converted to nodes (each taken to cost as much as listing
** the moves). Two threads agree only if nothing but the depth ends the search, so the clock is
** no limit for a usual one. */
#define SEARCH_SECONDS 0.01
/* Time limit of a perft in seconds: each move is read among all those of its position. */
#define TEXTS_SECONDS 0.03

/* ---- searches ---- */

static Report search(Trial *t, int depth, int threads, uint64_t nodes) {
    Limits limits = {.depth = depth,
                     .nodes = nodes,
                     .threads = threads,
                     .time_ms = (int)(SLOW_MS * t->patience)};
    tt_clear(t->tt);
    return search_run(&t->at.pos, &t->at.history, &limits, t->tt, NULL);
}

static bool was_slow(const Trial *t, const Report *r) {
    return r->seconds * 1000 >= SLOW_MS * t->patience;
}

/* Does the move win at once? */
static bool wins(Trial *t, Move m) {
    Pos p = t->at.pos;
    Undo u;
    int me = p.side;
    pos_make(&p, m, &u);
    history_add(&t->at.history, u.key);
    Result r = {.verdict = VERDICT_NONE};
    if (!p.chance)
        r = rules_judge(&p, &t->at.history, -1);
    history_drop(&t->at.history);
    return r.verdict == VERDICT_WIN && result_points(p.game, r, me) == POINT_PARTS;
}

static bool win_is_found(Trial *t) {
    Move win = MOVE_NONE;
    trial_at(t, STAGE_WIN);
    for (size_t i = 0; i < t->at.legal.n && win == MOVE_NONE; i++)
        if (wins(t, t->at.legal.at[i]))
            win = t->at.legal.at[i];
    if (win == MOVE_NONE)
        return true;
    Report r = search(t, 1, 1, NODES_MOST);
    t->watch->tally.wins++;
    if (r.depth >= 1 && r.score == SCORE_WIN - 1 && wins(t, r.pv[0]))
        return true;
    if (r.depth < 1 && (r.nodes >= NODES_MOST || was_slow(t, &r)))
        return true;
    return holds_wrong(&t->at, "%.100s wins, and a search of depth %d finds %d",
                       holds_written(&t->at, win), r.depth, r.score);
}

/* The number of nodes, reduced to what fits in SEARCH_SECONDS. */
static uint64_t affordable(const Trial *t, uint64_t nodes) {
    double most = SEARCH_SECONDS * t->patience;
    return t->listing * (double)nodes > most ? 1 + (uint64_t)(most / t->listing) : nodes;
}

/* Checks what a search claims a few plies ahead. */
static bool foreseen_is_true(Trial *t) {
    trial_at(t, STAGE_CLAIMS);
    uint64_t nodes = affordable(t, NODES_MOST / 4);
    Report r = search(t, 2 + trial_below(t, DEPTHS_AHEAD), 1, nodes);
    return r.depth == 0 || claim_holds(t, "a search", &r);
}

static int forced(int score) {
    return score >= SCORE_FORCED ? 1 : score <= -SCORE_FORCED ? -1 : 0;
}

/* Do repeated searches with two threads find the same score? Their interaction varies from run
** to run. */
static bool found_again(Trial *t, int depth, uint64_t nodes, int score) {
    for (int i = 0; i < ASKED_AGAIN; i++) {
        Report r = search(t, depth, 2, nodes);
        if (r.score == score)
            return true;
    }
    return false;
}

/* Two threads may find another score than one, which learns in another order what to prune: but
** rarely each time (see check_threads()), and they never find a loss where one thread has
** proven a win. A search that proves a forced result may end before its depth. */
static bool threads_agree(Trial *t) {
    Tally *tally = &t->watch->tally;
    trial_at(t, STAGE_THREADS);
    int depth = DEPTH_LEAST + trial_below(t, DEPTHS);
    uint64_t nodes = affordable(t, NODES_MOST);
    Report one = search(t, depth, 1, nodes / 4);
    if (one.depth < depth)
        return true;
    Report two = search(t, depth, 2, nodes);
    if (two.depth < depth && (two.nodes >= nodes || was_slow(t, &two)))
        return true; /* two threads may search far more nodes */
    tally->threads++;
    if (!t->differs && one.score != two.score && !found_again(t, depth, nodes, one.score))
        tally->differ++, t->differs = true; /* positions of a game tend to differ alike */
    bool done = two.depth == depth || forced(two.score) != 0;
    bool fine = done && forced(one.score) * forced(two.score) >= 0;
    return fine ||
           holds_wrong(&t->at, "one thread finds %d at depth %d, two find %d at depth %d",
                       one.score, one.depth, two.score, two.depth);
}

/* ---- random games ---- */

/* MCTS finds a legal move, and what it has proven is true. */
static bool sampled_holds(Trial *t) {
    Limits limits = {.nodes = SAMPLES,
                     .threads = 1 + trial_below(t, 2),
                     .time_ms = (int)(SAMPLED_MS * t->patience),
                     .seed = t->seed};
    trial_at(t, STAGE_SAMPLED);
    MctsTree *tree = mcts_tree_new(1);
    Report r = mcts_run(&t->at.pos, &t->at.history, &limits, tree, NULL);
    mcts_tree_free(tree);
    bool legal = false;
    for (size_t i = 0; i < t->at.legal.n && r.npv > 0; i++)
        legal = legal || t->at.legal.at[i] == r.pv[0];
    if (!legal)
        return holds_wrong(&t->at, "random games lead to no legal move");
    return claim_holds(t, "a tree of random games", &r);
}

/* ---- perft ---- */

/* A line of play. */
typedef struct Way {
    Pos pos;
    History *history;
} Way;

static uint64_t by_texts(Trial *t, Way w, int depth);

/* Counts after a move, or after a possible outcome of a throw. */
static uint64_t after(Trial *t, Way w, Move m, int depth) {
    Undo u;
    bool thrown = w.pos.chance;
    pos_make(&w.pos, m, &u);
    if (!thrown)
        history_add(w.history, u.key);
    uint64_t sum = by_texts(t, w, depth);
    if (!thrown)
        history_drop(w.history);
    return sum;
}

static uint64_t by_throws(Trial *t, Way w, int depth) {
    Moves throws = {0};
    uint64_t sum = 0;
    chance_list(&w.pos, &throws);
    for (size_t i = 0; i < throws.n && !t->at.wrong[0]; i++)
        sum += after(t, w, throws.at[i], depth);
    moves_free(&throws);
    return sum;
}

/* Perft in which each move is played as it is written. */
static uint64_t by_texts(Trial *t, Way w, int depth) {
    const char **text;
    Move *move, m;
    Err e = {""};
    uint64_t sum = 0;
    if (depth == 0)
        return 1;
    if (w.pos.chance)
        return by_throws(t, w, depth);
    if (rules_judge(&w.pos, w.history, -1).verdict != VERDICT_NONE)
        return 0;
    Arena *a = arena_new();
    int n = moves_sorted(&w.pos, 0, a, &text, &move);
    for (int i = 0; i < n && !t->at.wrong[0]; i++) {
        if (!move_read(&w.pos, text[i], &m, &e)) {
            holds_wrong(&t->at, "'%.100s' is not read: %.300s", text[i], e.text);
            continue;
        }
        sum += after(t, w, m, depth - 1);
    }
    arena_free(a);
    return sum;
}

static bool perft_holds(Trial *t) {
    trial_at(t, STAGE_PERFT);
    if (t->at.pos.game->decree[DECREE_AGAIN].n)
        return true; /* a turn may have a hundred moves */
    int depth = 2 + (t->at.legal.n < 6);
    uint64_t leaves = perft(&t->at.pos, 2);
    if (leaves > LEAVES_MOST || t->at.legal.n > LEAVES_MOST / 4)
        return true;
    leaves = depth == 2 ? leaves : perft(&t->at.pos, depth);
    if (leaves > 4 * LEAVES_MOST || (double)leaves * t->listing > TEXTS_SECONDS * t->patience)
        return true;
    History none = {0};
    Way way = {t->at.pos, &none};
    pos_own_past(&way.pos, &none);
    uint64_t texts = by_texts(t, way, depth);
    history_free(&none);
    t->watch->tally.perfts++;
    if (t->at.wrong[0])
        return false;
    if (texts != leaves)
        return holds_wrong(&t->at, "perft %d is %llu, and %llu lines can be played", depth,
                           (unsigned long long)leaves, (unsigned long long)texts);
    return trial_below(t, 4) || divide_perft(&t->at.pos, depth, 2, NULL) == leaves ||
           holds_wrong(&t->at, "perft %d on two threads is not that on one", depth);
}

bool depths_hold(Trial *t) {
    if (t->at.legal.n == 0)
        return true;
    return win_is_found(t) && (trial_below(t, 3) || foreseen_is_true(t)) &&
           (trial_below(t, 5) || threads_agree(t)) && (trial_below(t, 6) || sampled_holds(t)) &&
           (trial_below(t, 2) || perft_holds(t));
}
