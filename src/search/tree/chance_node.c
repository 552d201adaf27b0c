/*
** chance_node.c -- chance nodes: the mean over all throws, or over a sample of them.
**
** Throws that lead to the same position are one branch: those that do the same to the cells or,
** where a counter depends on what was thrown, those after which node_key() is the same. Because
** every branch lies within known bounds, a mean is often decided before all are searched
** (Star1: Ballard, "The *-minimax search procedure for trees containing chance nodes", 1983):
** what is left can neither raise it above alpha nor keep it below beta.
*/
#include "base/rng.h"
#include "vm/meaning/chance.h"
#include "node.h"

#include <stdlib.h>

/* WIDE_CASES, WIDE: a throw with more cases, or more outcomes, is wide: not all outcomes are
** tried, unless s->exact. LIKELY: of a wide throw, what an outcome does is found out only if it
** comes up at least once in that many throws, and RARE: only if no more than one throw in that
** many has an unlikely outcome. SAMPLES: otherwise this many outcomes are sampled after the
** searcher's own first move, FEWER elsewhere. FADING: how much more the nearest win counts than
** the farthest. */
enum { WIDE_CASES = 16, WIDE = 400, LIKELY = 64, RARE = 4, SAMPLES = 10, FEWER = 3 };
enum { FADING = 500 };
enum { WON = CHANCE_VALUE_MAX - FADING, PLAIN = WON / 2, STEEP = PLAIN * PLAIN };

typedef struct ChanceBranch {
    Move move;
    uint64_t key, weight;
} ChanceBranch;
TYPED_VEC(ChanceBranches, chance_branches, ChanceBranch)

int chance_node_weighed(int value) {
    int size = abs(value);
    if (size >= SCORE_FORCED)
        size = WON + (SCORE_WIN - size < FADING ? FADING - (SCORE_WIN - size) : 0);
    else if (size > PLAIN)
        size = WON - STEEP / size;
    return value < 0 ? -size : size;
}

/* The greatest value that counts for no more than a bound of 0 or more; forced
** wins are never among them. */
static int greatest(int64_t bound) {
    int64_t most = bound <= PLAIN ? bound : bound < WON ? STEEP / (WON - bound) : SCORE_FORCED;
    return (int)(most < SCORE_FORCED ? most : SCORE_FORCED - 1);
}

/* The least value that counts for no less than a bound of 0 or more; SCORE_INF if
** only forced wins do. */
static int least(int64_t bound) {
    int64_t some = bound <= PLAIN ? bound
                   : bound < WON  ? STEEP / (WON - bound + 1) + 1
                                  : SCORE_INF;
    return (int)(some < SCORE_FORCED ? some : SCORE_INF);
}

int chance_node_greatest(int64_t bound) {
    return bound < 0 ? -least(-bound) : greatest(bound);
}

int chance_node_least(int64_t bound) {
    return bound < 0 ? -greatest(-bound) : least(bound);
}

/* ---- branches ---- */

static int by_key(const void *a, const void *b) {
    const ChanceBranch *x = a, *y = b;
    if (x->key != y->key)
        return x->key < y->key ? -1 : 1;
    return (x->move > y->move) - (x->move < y->move);
}

static int by_weight(const void *a, const void *b) {
    const ChanceBranch *x = a, *y = b;
    if (x->weight != y->weight)
        return x->weight > y->weight ? -1 : 1;
    return (x->move > y->move) - (x->move < y->move);
}

/* Merges branches that lead to the same position, and sorts them, the likeliest first. */
static void merge(ChanceBranches *b) {
    size_t n = 0;
    if (b->n < 2)
        return;
    qsort(b->at, b->n, sizeof *b->at, by_key);
    for (size_t i = 0; i < b->n; i++) {
        if (n > 0 && b->at[n - 1].key == b->at[i].key)
            b->at[n - 1].weight += b->at[i].weight;
        else
            b->at[n++] = b->at[i];
    }
    b->n = n;
    qsort(b->at, n, sizeof *b->at, by_weight);
}

static const Chance *due(const Search *s) {
    return &s->game->chances[s->pos.chance - 1];
}

static uint64_t all_weights(const Chance *c) {
    uint64_t sum = 0;
    for (int i = 0; i < c->noutcomes; i++)
        sum += c->outcome[i].weight;
    return sum;
}

/* Adds an outcome, if it counts, with what it does to the cells as its key. */
static void add_outcome(const Search *s, int i, uint64_t weight, ChanceBranches *out) {
    Move m = move_throw((uint32_t)i), effect = chance_effect(&s->pos, m);
    if (effect != MOVE_NONE)
        chance_branches_add(out, (ChanceBranch){m, effect, weight});
}

/* Adds all outcomes. Where s->exact, or where a throw may matter beyond what it does to the
** cells, they are told apart by node_key(). */
static void add_all(Search *s, int ply, ChanceBranches *out) {
    const Chance *c = due(s);
    for (int i = 0; i < c->noutcomes; i++)
        add_outcome(s, i, c->outcome[i].weight, out);
    bool apart = s->exact || s->game->traits.rolls_matter;
    for (size_t i = 0; i < out->n && apart; i++) {
        node_make(s, ply, out->at[i].move);
        out->at[i].key = node_key(s);
        node_unmake(s, ply, out->at[i].move);
    }
    merge(out);
}

/* Whether it takes a piece at stake. */
static bool decides(const Search *s, const ChanceBranch *b) {
    return b->key != 0 && eval_at_stake(s->eval, move_view(&s->pos, b->key).captured);
}

/* Adds each likely outcome that takes a piece at stake, then one branch for all others: one
** that does nothing, if there is such an outcome. The first are quickly searched, and leave a
** narrow window for the last. False if too much of the weight is on unlikely outcomes. */
static bool add_strata(const Search *s, ChanceBranches *out) {
    const Chance *c = due(s);
    uint64_t sum = all_weights(c);
    ChanceBranch calm = {MOVE_NONE, 0, 0};
    for (int i = 0; i < c->noutcomes; i++)
        if (c->outcome[i].weight * LIKELY < sum)
            calm.weight += c->outcome[i].weight;
    if (calm.weight * RARE > sum)
        return false;
    for (int i = 0; i < c->noutcomes; i++)
        if (c->outcome[i].weight * LIKELY >= sum)
            add_outcome(s, i, c->outcome[i].weight, out);
    size_t all = out->n;
    out->n = 0;
    for (size_t i = 0; i < all; i++) {
        const ChanceBranch *b = &out->at[i];
        if (decides(s, b)) {
            out->at[out->n++] = *b;
            continue;
        }
        if (calm.move == MOVE_NONE || b->key == 0)
            calm.move = b->move;
        calm.weight += b->weight;
    }
    merge(out);
    if (calm.move != MOVE_NONE)
        chance_branches_add(out, calm);
    return out->n > 0;
}

/* Adds the likeliest outcome that does nothing; false if there is none. */
static bool add_idle(const Search *s, ChanceBranches *out) {
    const Chance *c = due(s);
    ChanceBranch best = {MOVE_NONE, 0, 0};
    for (int i = 0; i < c->noutcomes; i++) {
        Move m = move_throw((uint32_t)i);
        if (c->outcome[i].weight > best.weight && chance_effect(&s->pos, m) == 0)
            best = (ChanceBranch){m, 0, c->outcome[i].weight};
    }
    if (best.weight > 0)
        chance_branches_add(out, best);
    return best.weight > 0;
}

/* Adds a sample: one outcome from each of n equal stretches of the weights, so
** that likely outcomes are in it as often as they should be. The same position
** always gets the same sample. */
static void add_sample(const Search *s, int n, ChanceBranches *out) {
    const Chance *c = due(s);
    uint64_t stretch = all_weights(c) / (uint64_t)n, below = 0;
    uint64_t at = stretch ? rng_mix(s->pos.key) % stretch : 0;
    for (int i = 0; i < c->noutcomes; i++) {
        uint64_t hits = 0;
        below += c->outcome[i].weight;
        for (; at < below && stretch; at += stretch)
            hits++;
        if (hits > 0)
            add_outcome(s, i, hits, out);
    }
}

/* Chooses the branches of a chance node; true if they are all outcomes. At the horizon a wide
** throw is taken to do nothing, if it can, even where s->exact; but a few likely outcomes
** (add_strata) are cheap enough to be searched there, too. */
static bool find_branches(Search *s, int ply, int depth, ChanceBranches *out) {
    const Chance *c = due(s);
    bool wide = c->ncases > WIDE_CASES || c->noutcomes > WIDE;
    bool by_cells = !s->game->traits.rolls_matter;
    if (wide && by_cells && !s->exact && add_strata(s, out))
        return false;
    if (wide && by_cells && depth <= 0 && add_idle(s, out))
        return false;
    if (wide && !s->exact)
        add_sample(s, ply == 1 ? SAMPLES : FEWER, out);
    if (out->n > 0)
        return false;
    add_all(s, ply, out);
    return true;
}

/* ---- the mean ---- */

/* A mean that is being computed. Two throws have the weights 3 and 1, and alpha is 100. The
** mean can only be above 100 if the first is worth more than -6533, as the second is worth
** 20000 at most; so -6533 is alpha when the first is searched. If it is worth -7000, the mean
** is at most (3 * -7000 + 20000) / 4 = -250, and the second is not searched. */
typedef struct Mean {
    /* The sum of weight times value over the branches that were searched; the weight of those
    ** that are left; the weight of all. */
    int64_t sum, left, whole;
} Mean;

static int64_t floor_div(int64_t a, int64_t b) {
    return a / b - (a % b != 0 && a < 0);
}

/* The mean if all that is left were worth `rest`. */
static int mean_if(const Mean *m, int rest) {
    return (int)floor_div(m->sum + m->left * rest, m->whole);
}

/* What a branch of that weight must count for at least so that the mean reaches `bound`, if all
** branches after it count for `rest`. */
static int64_t needed(const Mean *m, int64_t weight, int bound, int rest) {
    int64_t want = (int64_t)bound * m->whole - m->sum - (m->left - weight) * rest;
    return -floor_div(-want, weight);
}

static int branch_value(Search *s, int ply, int depth, Move m, int alpha, int beta) {
    int player = s->pos.side;
    node_make(s, ply, m);
    int value = alphabeta_for(s, player, ply + 1, depth, alpha, beta);
    node_unmake(s, ply, m);
    return value;
}

/* Sets up the mean. Weights times values must fit in 64 bits: where they would not, low bits
** of the weights are dropped. */
static void scale(ChanceBranches *b, Mean *m) {
    uint64_t sum = 0, most = (uint64_t)1 << 40;
    for (size_t i = 0; i < b->n; i++)
        sum += b->at[i].weight;
    int drop = 0;
    while (sum >> drop > most)
        drop++;
    for (size_t i = 0; i < b->n; i++) {
        uint64_t w = b->at[i].weight >> drop;
        b->at[i].weight = w > 0 ? w : 1;
        m->left += (int64_t)b->at[i].weight;
    }
    m->whole = m->left;
}

static int mean_of(Search *s, int ply, int depth, int alpha, int beta, ChanceBranches *b) {
    Mean m = {0};
    scale(b, &m);
    for (size_t i = 0; i < b->n && !s->halted; i++) {
        int64_t weight = (int64_t)b->at[i].weight;
        int low = chance_node_greatest(needed(&m, weight, alpha + 1, CHANCE_VALUE_MAX) - 1);
        int high = chance_node_least(needed(&m, weight, beta, -CHANCE_VALUE_MAX));
        int most = mean_if(&m, CHANCE_VALUE_MAX), least = mean_if(&m, -CHANCE_VALUE_MAX);
        if (most <= alpha || least >= beta)
            return most <= alpha ? most : least;
        int value = branch_value(s, ply, depth, b->at[i].move, low, high);
        if (i == 0)
            node_pv(s, ply, b->at[i].move);
        m.sum += weight * chance_node_weighed(value);
        m.left -= weight;
    }
    return mean_if(&m, 0);
}

int chance_node_value(Search *s, int ply, int depth, int alpha, int beta) {
    ChanceBranches b = {0};
    bool all = find_branches(s, ply, depth, &b);
    int value = 0;
    if (b.n == 1 && all) {
        value = branch_value(s, ply, depth, b.at[0].move, alpha, beta);
        node_pv(s, ply, b.at[0].move);
    } else if (b.n > 0) { /* not all outcomes are searched: no forced end is concluded */
        value = mean_of(s, ply, depth, alpha, beta, &b);
    }
    chance_branches_free(&b);
    return value;
}
