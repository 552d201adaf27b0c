/*
** depths.c -- what is found by looking ahead: wins in one, much the same on two threads as on one,
** perft.
*/
#include "trial.h"

#include "search/mcts/mcts.h"
#include "vm/count/divide.h"
#include "vm/count/perft.h"

/* NODES_MOST: a search that takes more is not compared. LEAVES_MOST: nor a perft. DEPTH_LEAST: with
** less, a search does not use its threads. SAMPLES: games of the other searcher, SAMPLED_MS: for which
** one in five would take as long as all other questions about its game. DEPTHS_AHEAD: one of so many,
** from two on. */
enum {
    NODES_MOST = 12000,
    LEAVES_MOST = 300,
    DEPTH_LEAST = 4,
    DEPTHS = 2,
    ASKED_AGAIN = 3,
    SAMPLES = 24,
    SAMPLED_MS = 8,
    DEPTHS_AHEAD = 4
};
/* Nor a search whose nodes, each as slow as listing the moves, would take more seconds: what two threads
** find is promised where nothing but the depth ends it, so the time itself is no bound. */
#define SEARCH_SECONDS 0.01
/* Nor one whose moves, each read among all those of its position, would take more seconds. */
#define TEXTS_SECONDS 0.03

/* ---- searches ---- */

static Report search(Trial *t, int depth, int threads, uint64_t nodes) {
    Limits limits = {.depth = depth, .nodes = nodes, .threads = threads};
    tt_clear(t->tt);
    return search_run(&t->at.pos, &t->at.history, &limits, t->tt, NULL);
}

/* Does the move win at once, for his side? */
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
    if (r.depth < 1 && r.nodes >= NODES_MOST)
        return true;
    return holds_wrong(&t->at, "%.100s wins, and a search of depth %d finds %d",
                       holds_written(&t->at, win), r.depth, r.score);
}

/* So many nodes, or what can be had of them in good time. */
static uint64_t affordable(const Trial *t, uint64_t nodes) {
    double most = SEARCH_SECONDS * t->patience;
    return t->listing * (double)nodes > most ? 1 + (uint64_t)(most / t->listing) : nodes;
}

/* What is seen some plies ahead is true. */
static bool foreseen_is_true(Trial *t) {
    trial_at(t, STAGE_CLAIMS);
    uint64_t nodes = affordable(t, NODES_MOST / 4);
    Report r = search(t, 2 + trial_below(t, DEPTHS_AHEAD), 1, nodes);
    return r.depth == 0 || claim_holds(t, "a search", &r);
}

static int forced(int score) {
    return score >= SCORE_FORCED ? 1 : score <= -SCORE_FORCED ? -1 : 0;
}

/* Is the same found when two threads are asked again? How they meet is never the same twice. */
static bool found_again(Trial *t, int depth, uint64_t nodes, int score) {
    for (int i = 0; i < ASKED_AGAIN; i++) {
        Report r = search(t, depth, 2, nodes);
        if (r.score == score)
            return true;
    }
    return false;
}

/* Two threads may find something else than one, who learns in another order what is not worth a look:
** seldom each time (check_threads()), and never that a game is lost which one has seen won. Who sees a
** forced end sooner is done. */
static bool threads_agree(Trial *t) {
    Tally *tally = &t->watch->tally;
    trial_at(t, STAGE_THREADS);
    int depth = DEPTH_LEAST + trial_below(t, DEPTHS);
    uint64_t nodes = affordable(t, NODES_MOST);
    Report one = search(t, depth, 1, nodes / 4);
    if (one.depth < depth)
        return true;
    Report two = search(t, depth, 2, nodes);
    if (two.depth < depth && two.nodes >= nodes)
        return true; /* where they disturb one another, two may take far more */
    tally->threads++;
    if (!t->differs && one.score != two.score && !found_again(t, depth, nodes, one.score))
        tally->differ++, t->differs = true; /* what one position shows, others of its game do */
    bool done = two.depth == depth || forced(two.score) != 0;
    bool fine = done && forced(one.score) * forced(two.score) >= 0;
    return fine ||
           holds_wrong(&t->at, "one thread finds %d at depth %d, two find %d at depth %d",
                       one.score, one.depth, two.score, two.depth);
}

/* ---- random games ---- */

/* The other searcher finds a move; what it has proven is true. */
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

/* A game on the way down. */
typedef struct Way {
    Pos pos;
    History *history;
} Way;

static uint64_t by_texts(Trial *t, Way w, int depth);

/* After a throw that can fall, or a move. */
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

/* Lines of so many moves, each of them played as it is written. */
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
    return trial_below(t, 4) || divide_perft(&t->at.pos, depth, 2) == leaves ||
           holds_wrong(&t->at, "perft %d on two threads is not that on one", depth);
}

bool depths_hold(Trial *t) {
    if (t->at.legal.n == 0)
        return true;
    return win_is_found(t) && (trial_below(t, 3) || foreseen_is_true(t)) &&
           (trial_below(t, 5) || threads_agree(t)) && (trial_below(t, 6) || sampled_holds(t)) &&
           (trial_below(t, 2) || perft_holds(t));
}
