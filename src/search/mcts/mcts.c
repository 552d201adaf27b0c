/*
** mcts.c -- threads that share a tree, and reports.
**
** One lock guards the tree: a thread holds it on the way down and up the tree, and plays
** its random games without it.
*/
#include "mcts.h"

#include "base/lock.h"
#include "base/team.h"
#include "mcts_node.h"
#include "sampler.h"

#include <math.h>

/* DOUBLED: the most reports; MCTS_FIRST << DOUBLED still fits 64 bits. SEEN: how many games an
** edge must have had to be part of the line that is reported. */
enum { DOUBLED = 48, SEEN = 8 };
/* The number of games for each level. */
static const uint32_t level_games[SEARCH_LEVELS - 1] = {8,    24,   64,   160,  400,
                                                        1000, 2500, 6000, 15000};
/* ODDS: the score for odds of ten to one. LEAST: shares are reported as LEAST at least and
** 1 - LEAST at most, so that scores are finite. */
#define ODDS 400.0
#define LEAST 0.0001

typedef struct Party {
    int n;
    Sampler *sampler; /* of each thread */
    MctsTree *tree;
    Clock clock;
    Lock lock;
    uint64_t games; /* finished or being played */
    uint64_t most;  /* the limit of games; 0: none */
    bool over;
    bool sole; /* there is just one legal move, and a limit of time: one report is enough */
    Report report;
    Watcher watcher;
} Party;

/* ---- the answer ---- */

static void find_line(const MctsTree *t, Report *r) {
    NodeId id = t->root;
    r->npv = 0;
    while (id && r->npv < SEARCH_PLIES_MAX) {
        const MctsNode *n = mcts_node(t, id);
        EdgeId best = n->state == NODE_OPEN || n->state == NODE_CHANCE ? node_best(t, n) : 0;
        if (!best || (r->npv > 0 && !n->proof && mcts_edge(t, best)->visits < SEEN))
            return;
        r->pv[r->npv++] = mcts_edge(t, best)->move;
        id = mcts_edge(t, best)->child;
        r->deepest = r->npv;
    }
}

static int score_of_share(double share, int sides) {
    return (int)lround(ODDS * log10(share * (sides - 1) / (1 - share)));
}

static int score_of_proof(const MctsNode *n, unsigned proof, unsigned plies) {
    if (proof == PROOF_DRAWN)
        return 0;
    return proof == PROOF_WON + (unsigned)n->side ? SCORE_WIN - (int)plies
                                                  : -(SCORE_WIN - (int)plies);
}

/* The share of the player to move at n. */
static double share_of_proof(const MctsNode *n, unsigned proof, int sides) {
    if (proof == PROOF_DRAWN)
        return 1.0 / sides;
    return proof == PROOF_WON + (unsigned)n->side ? 1 : 0;
}

static void find_value(const Party *p, Report *r) {
    const MctsTree *t = p->tree;
    const MctsNode *n = mcts_node(t, t->root);
    EdgeId best = node_best(t, n);
    if (!best)
        return;
    const MctsEdge *e = mcts_edge(t, best);
    const MctsNode *child = e->child ? mcts_node(t, e->child) : n;
    int sides = mcts_sides(t->pos.game);
    double share = e->visits ? (double)e->sum / e->visits : 1.0 / sides;
    if (child != n && child->proof)
        share = share_of_proof(n, child->proof, sides);
    r->share = share < LEAST ? LEAST : share > 1 - LEAST ? 1 - LEAST : share;
    r->score = child != n && child->proof ? score_of_proof(n, child->proof, child->plies + 1u)
                                          : score_of_share(r->share, sides);
    r->worth = r->score;
}

static void find_report(Party *p) {
    Report *r = &p->report;
    find_line(p->tree, r);
    find_value(p, r);
    r->nodes = p->games;
    r->seconds = clock_seconds(&p->clock);
    r->full = p->tree->full;
}

/* ---- games ---- */

static void hold(Party *p) {
    if (p->n > 1)
        lock_take(&p->lock);
}

static void let_go(Party *p) {
    if (p->n > 1)
        lock_leave(&p->lock);
}

/* Whether the games have doubled since the last report; raises report.depth. */
static bool deeper(Party *p) {
    int before = p->report.depth;
    while (p->report.depth < DOUBLED && p->games >= (uint64_t)MCTS_FIRST << p->report.depth)
        p->report.depth++;
    return p->report.depth > before;
}

/* Reports if it is due, on the caller's thread. */
static void tell(Party *p) {
    if (!deeper(p))
        return;
    find_report(p);
    if (p->watcher.fn)
        p->watcher.fn(p->watcher.ctx, &p->report);
    p->over |= p->sole;
}

/* Makes the last report, and passes it on if something was proven since the one before, or
** another thread's games have made it due. */
static void finish(Party *p) {
    bool told = p->report.depth > 0 && p->report.nodes == p->games;
    bool proven = mcts_node(p->tree, p->tree->root)->proof != PROOF_NONE, due = deeper(p);
    find_report(p);
    p->report.depth += proven && !due && !told;
    if (((proven && !told) || due) && p->watcher.fn)
        p->watcher.fn(p->watcher.ctx, &p->report);
}

static bool must_end(const Party *p) {
    const MctsNode *root = mcts_node(p->tree, p->tree->root);
    return p->over || (p->most && p->games >= p->most) || root->proof != PROOF_NONE ||
           root->state == NODE_OVER;
}

static void play_games(void *ctx, int i) {
    Party *p = ctx;
    Sampler *s = &p->sampler[i];
    hold(p);
    while (!must_end(p)) {
        p->games++;
        sampler_down(s);
        let_go(p);
        sampler_play(s);
        bool due = clock_due(&p->clock);
        hold(p);
        sampler_up(s);
        p->games -= s->halted;
        p->over |= due;
        if (i == 0)
            tell(p);
    }
    let_go(p);
}

/* ---- the search ---- */

/* The games of a level; 0: it has no limit. */
static uint32_t most_of_level(const Limits *l) {
    return l->level >= 1 && l->level < SEARCH_LEVELS ? level_games[l->level - 1] : 0;
}

static uint64_t games_of(const Limits *l) {
    uint64_t most = l->nodes, of_level = most_of_level(l);
    int depth = l->depth < DOUBLED ? l->depth : DOUBLED;
    uint64_t of_depth = depth > 0 ? (uint64_t)MCTS_FIRST << (depth - 1) : 0;
    if (of_depth && (!most || of_depth < most))
        most = of_depth;
    if (of_level && (!most || of_level < most))
        most = of_level;
    return most;
}

/* MCTS does not see which moves deserve more time: where time is to be saved, every
** move gets USUAL of its most. */
static int64_t time_of(const Limits *l) {
    static const double USUAL = 0.43;
    return l->sparing && l->time_ms > 1 ? (int64_t)((double)l->time_ms * USUAL) + 1
                                        : l->time_ms;
}

static void party_begin(Party *p, const History *history, const Limits *l, Arena *a) {
    const Eval *eval = eval_new(p->tree->pos.game, !l->untuned, a);
    p->n = l->threads < 1 ? 1 : l->threads > TEAM_MAX ? TEAM_MAX : l->threads;
    p->most = games_of(l);
    clock_begin(&p->clock, time_of(l), 0, p->watcher.stop);
    p->sampler = ARENA_ARRAY(a, Sampler, p->n);
    for (int i = 0; i < p->n; i++) {
        Sampler *s = &p->sampler[i];
        s->game = p->tree->pos.game;
        s->eval = eval;
        s->tree = p->tree;
        s->clock = &p->clock;
        sampler_begin(s, history, rng_mix(l->seed + (uint64_t)i) ^ p->tree->pos.key, a);
    }
    sampler_root(p->sampler, l->without);
    p->sole = p->tree->kept && mcts_node(p->tree, p->tree->root)->nedges == 1 && l->time_ms > 0;
}

Report mcts_run(const Pos *p, const History *history, const Limits *limits, MctsTree *tree,
                const Watcher *watcher) {
    Arena *a = arena_new();
    Party party = {.tree = tree, .watcher = watcher ? *watcher : (Watcher){0}};
    mcts_tree_level(tree, most_of_level(limits));
    mcts_tree_root(tree, p, history, !limits->without || limits->without->n == 0);
    party_begin(&party, history, limits, a);
    if (mcts_node(tree, tree->root)->nedges > 0) {
        lock_init(&party.lock);
        team_run(party.n, play_games, &party);
        lock_free(&party.lock);
        finish(&party);
    }
    for (int i = 0; i < party.n; i++)
        sampler_free(&party.sampler[i]);
    arena_free(a);
    return party.report;
}
