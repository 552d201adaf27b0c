/*
** root.c -- searches the moves at the root, with aspiration windows.
*/
#include "root.h"

#include "base/rng.h"
#include "abdada.h"
#include "prune.h"
#include "vm/ask/movegen.h"

#include <stdlib.h>
#include <string.h>

/* ASPIRATION: the half width of the window around the value of the depth before, in
** percent of a typical piece; ASPIRATION_DEPTH: the depth from which on there is one.
** WIDER: the factor by which it grows on the side where the value fell outside; once it is
** wider than WIDEST it is open. */
enum { ASPIRATION = 30, ASPIRATION_DEPTH = 4, WIDER = 4, WIDEST = SCORE_FORCED / 8 };
/* So many moves are picked one by one, as in any node. Each time all others are looked at: of a
** hundred thousand moves the rest is sorted. */
enum { PICKED = 512 };

/* The same for the same seed and position. */
static void draw_noise(Root *r, int percent, uint64_t seed) {
    Rng rng;
    rng_seed(&rng, seed ^ r->s->pos.key);
    uint64_t most = (uint64_t)(r->s->eval->typical * percent / 100);
    for (int i = 0; i < r->nmoves; i++)
        r->move[i].noise = (int)rng_below(&rng, most + 1);
}

/* The higher rank first. The moves of a list differ, so the order is the same each time. */
static int by_rank(const void *a, const void *b) {
    const RootMove *x = a, *y = b;
    if (x->rank != y->rank)
        return x->rank > y->rank ? -1 : 1;
    return x->move < y->move ? -1 : x->move > y->move;
}

void root_begin(Root *r, Search *s, int noise, const Limits *l, Arena *a) {
    *r = (Root){.s = s};
    moves_legal(&s->pos, &s->moves);
    moves_leave_out(&s->moves, l->without);
    r->nmoves = (int)s->moves.n;
    r->move = ARENA_ARRAY(a, RootMove, s->moves.n);
    order_rank(&s->order, &s->pos, 0, &s->moves, 0, &s->ranks);
    for (size_t i = 0; i < s->moves.n; i++) {
        if (i < PICKED)
            order_pick(&s->moves, &s->ranks, i);
        r->move[i].rank = s->ranks.at[i];
        r->move[i].move = s->moves.at[i];
    }
    if (s->moves.n > PICKED)
        qsort(r->move + PICKED, s->moves.n - PICKED, sizeof *r->move, by_rank);
    s->moves.n = 0;
    if (r->nmoves > 0) {
        r->report.pv[0] = r->move[0].move;
        r->report.npv = 1;
    }
    draw_noise(r, noise, l->seed);
}

void root_copy(Root *r, const Root *other) {
    RootMove *move = r->move;
    Search *s = r->s;
    *r = *other;
    r->s = s;
    r->move = move;
    memcpy(move, other->move, sizeof *move * (size_t)r->nmoves);
}

/* Moves the i-th move to the front; the others keep their order. */
static void to_front(Root *r, int i) {
    RootMove best = r->move[i];
    for (; i > 0; i--)
        r->move[i] = r->move[i - 1];
    r->move[0] = best;
}

static int root_reply(Search *s, SearchNode *n, const RootMove *m) {
    node_make(s, 0, m->move);
    n->tried++;
    int less = prune_reduction(s, n, m->rank);
    n->alpha -= m->noise;
    n->beta -= m->noise;
    int value = alphabeta_move(s, n, less) + m->noise;
    n->alpha += m->noise;
    n->beta += m->noise;
    node_unmake(s, 0, m->move);
    return value;
}

/* A value relative to standing even. */
static int relative(const Search *s, int value) {
    return score_is_forced(value) ? value : value - s->even;
}

/* Makes a move the answer, which is better than those before it at this depth. */
static void take(Root *r, int i, int value) {
    const Ply *f = &r->s->ply[0];
    r->value = value;
    value -= r->move[i].noise;
    r->report.worth = relative(r->s, value);
    r->report.score = value == r->s->contempt ? 0 : r->report.worth;
    r->report.npv = f->npv;
    for (int k = 0; k < f->npv; k++)
        r->report.pv[k] = f->pv[k];
    to_front(r, i);
}

/* Tries a move; true if it is good enough for the window, or the search has to end. */
static bool try_root(Root *r, SearchNode *n, int i) {
    Search *s = r->s;
    Move m = r->move[i].move;
    abdada_enter(s, n, m);
    int value = root_reply(s, n, &r->move[i]);
    abdada_leave(s, n, m);
    if (s->halted)
        return true;
    bool better = value > n->alpha, enough = node_note(s, n, m, value);
    if (better)
        take(r, i, value); /* moves it to the front */
    r->move[better ? 0 : i].tried = true;
    r->tried++;
    return enough;
}

/* Tries the deferred moves. Moving one to the front leaves those after it in place. */
static void try_rest(Root *r, SearchNode *n) {
    for (int i = 0; i < r->nmoves; i++) {
        if (!r->move[i].deferred)
            continue;
        r->move[i].deferred = false;
        if (try_root(r, n, i))
            return;
    }
}

static int root_value(Root *r, int alpha, int beta) {
    Search *s = r->s;
    SearchNode n = {.depth = s->depth,
                    .alpha = alpha,
                    .beta = beta,
                    .best = -SCORE_INF,
                    .move = MOVE_NONE,
                    .side = s->pos.side,
                    .key = node_key(s),
                    .danger = s->game->royal != 0 && pos_in_check(&s->pos, s->pos.side)};
    r->tried = 0;
    for (int i = 0; i < r->nmoves; i++)
        r->move[i].tried = false;
    for (int i = 0; i < r->nmoves; i++) {
        r->move[i].deferred = abdada_defers(s, &n, r->move[i].move);
        if (!r->move[i].deferred && try_root(r, &n, i))
            return n.best;
    }
    try_rest(r, &n);
    return n.best;
}

void root_search(Root *r) {
    Search *s = r->s;
    int step = s->eval->typical * ASPIRATION / 100, middle = r->value;
    int64_t below = step, above = step;
    s->ply[0].side = s->pos.side;
    s->ply[0].eval = node_eval(s);
    s->ply[0].improving = true;
    s->ply[0].cut_node = false;
    bool whole = s->depth < ASPIRATION_DEPTH || score_is_forced(middle);
    for (;;) {
        int64_t low = whole ? -SCORE_INF : middle - below;
        int64_t high = whole ? SCORE_INF : middle + above;
        int value = root_value(r, (int)low, (int)high);
        if (s->halted || (value > low && value < high))
            return;
        whole = below > WIDEST || above > WIDEST;
        if (value <= low)
            below *= WIDER;
        else
            above *= WIDER;
    }
}

void root_hope(Root *r, const Report *before) {
    int i = 0;
    while (i < r->nmoves && r->move[i].tried)
        i++;
    if (r->report.score >= -SCORE_FORCED || before->score < -SCORE_FORCED || i == r->nmoves)
        return;
    to_front(r, i);
    r->value = score_is_forced(before->worth) ? before->worth : before->worth + r->s->even;
    r->report.score = before->score;
    r->report.worth = before->worth;
    r->report.pv[0] = r->move[0].move;
    r->report.npv = 1;
}
