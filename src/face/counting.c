/*
** counting.c -- the part of the public interface that deals with perft, and random games.
*/
#include "answer.h"

#include "match/play.h"
#include "vm/ask/movegen.h"
#include "vm/count/divide.h"
#include "vm/count/playout.h"

uint64_t sw_match_playouts(const sw_Match *m, uint64_t games, int limit, uint64_t seed,
                           uint64_t *ended) {
    Rng rng;
    Playouts sum = {0};
    rng_seed(&rng, seed);
    playouts_run(match_now(&m->it), games, limit, &rng, &sum);
    if (ended)
        *ended = sum.ended;
    return sum.plies;
}

sw_Sample sw_match_sample(const sw_Match *m, uint64_t games, int limit, uint64_t seed,
                          uint64_t *by_rule) {
    Rng rng;
    Playouts sum = {.by_rule = by_rule};
    rng_seed(&rng, seed);
    playouts_run(match_now(&m->it), games, limit, &rng, &sum);
    sw_Sample s = {.games = sum.games,
                   .plies = sum.plies,
                   .drawn = sum.drawn,
                   .unended = sum.games - sum.ended};
    const Game *g = m->it.game;
    for (int p = 0; p < g->nplayers; p++)
        for (int q = 0; q < g->nplayers; q++)
            s.won[p] += game_team(g, p) == game_team(g, q) ? sum.won[q] : 0;
    return s;
}

typedef struct Dividing {
    const char **text; /* texts of the first moves */
    sw_DivideFn *fn;
    void *ctx;
} Dividing;

static void tell_count(void *ctx, size_t i, uint64_t nodes) {
    const Dividing *d = ctx;
    d->fn(d->ctx, d->text[i], nodes);
}

uint64_t sw_match_divide(const sw_Match *m, int depth, int threads, sw_DivideFn *fn,
                         sw_StopFn *stop, void *ctx) {
    Arena *a = arena_new();
    const PerftStop until = {stop, ctx};
    Dividing d = {.fn = fn, .ctx = ctx};
    Moves first = {0};
    Match open = m->it; /* a shallow copy, so that counting goes on past an agreed end */
    open.at = match_ply(&open);
    first.n = (size_t)match_moves(&open, SQ_NONE, a, &d.text, &first.at);
    uint64_t sum = divide_run(match_now(&m->it), &first, depth, threads, fn ? tell_count : NULL,
                              &until, &d);
    arena_free(a);
    return sum;
}

uint64_t sw_match_perft(const sw_Match *m, int depth, int threads, sw_StopFn *stop, void *ctx) {
    const PerftStop until = {stop, ctx};
    return depth > 0 ? divide_perft(match_now(&m->it), depth, threads, &until) : 1;
}

uint64_t sw_match_count(const sw_Match *m) {
    return match_outcome(&m->it) == RECORD_OPEN ? moves_count(match_now(&m->it)) : 0;
}
