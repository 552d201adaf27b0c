/*
** deeds.c -- reading shapes, and finding the walks of long moves again.
*/
#include "deeds.h"

#include "base/rng.h"
#include "cond.h"
#include "query.h"

#include <string.h>

/* ---- short moves ---- */

static void read_shape(const Game *g, Move m, Deeds *out) {
    const Shape *s = &g->shapes[move_shape(m)];
    out->n = s->nfx;
    out->acts = s->acts;
    for (int i = 0; i < s->nfx; i++)
        out->at[i] = (Deed){s->fx[i], (uint8_t)move_cell(m, s->fx[i].a),
                            (uint8_t)move_cell(m, s->fx[i].b)};
    out->from = s->from == NO_SLOT ? SQ_NONE : (Sq)move_cell(m, s->from);
    out->to = s->to == NO_SLOT ? out->from : (Sq)move_cell(m, s->to);
}

/* ---- long moves ---- */

/* Whether what an effect does can depend on the effects before it. */
static bool reads_board(const Game *g, const Effect *fx) {
    const FxInfo *info = &fx_info[fx->fx];
    enum { READS = ASK_CELL | ASK_BOARD | ASK_WALKS | ASK_GOES };
    return info->does & DOES_MANY ||
           (info->with & WITH_EXPR && g->facts[fx->expr].asks & READS);
}

Move deeds_move(const Game *g, Sq start, const Deed *deed, int n) {
    uint64_t sum = 0, ordered = 0, reads = 0;
    uint16_t falls[SQ_MAX] = {0};
    for (int i = 0; i < n; i++) {
        const Deed *d = &deed[i];
        int cells = fx_info[d->fx.fx].cells;
        uint64_t nth = falls[d->a];
        falls[d->a] = (uint16_t)(falls[d->a] + (cells > 0));
        falls[d->b] = (uint16_t)(falls[d->b] + (cells > 1));
        uint64_t what = (uint64_t)d->fx.fx << 56 | (uint64_t)d->fx.kind << 48 |
                        (uint64_t)d->fx.var << 32 | (uint64_t)d->fx.expr << 16 |
                        (uint64_t)d->a << 8 | d->b;
        bool sorts = effect_sorts(&d->fx, &d->fx);
        if (reads && sorts)
            what ^= rng_mix(reads << 16);
        reads += reads_board(g, &d->fx);
        sum += rng_mix(!sorts ? what ^ rng_mix(++ordered) : nth ? what ^ rng_mix(~nth) : what);
    }
    return move_long(start == SQ_NONE ? LONG_HAND : start, rng_mix(sum) >> 25);
}

typedef struct Finding {
    Move move;
    Deeds *out;
    bool found;
} Finding;

/* Walks of a first choice must not rule out second choices here (WALK_DROP): if they were no
** legal moves, the second choice was one. */
static WalkAnswer on_walk(void *ctx, const Walk *w) {
    Finding *f = ctx;
    if (w->move != f->move)
        return WALK_DROP;
    f->found = true;
    f->out->n = w->ndeeds;
    memcpy(f->out->at, w->deed, (size_t)w->ndeeds * sizeof *w->deed);
    return WALK_STOP;
}

/* How well an effect says which piece makes the move. */
typedef enum Rank { RANK_NONE, RANK_CELL, RANK_DROP, RANK_NAME, RANK_LED, RANK_GO } Rank;

static Rank rank_of(const Deed *d, Sq start) {
    const FxInfo *fx = &fx_info[d->fx.fx];
    if (fx->does & DOES_GO)
        return d->a == start ? RANK_GO : RANK_LED;
    return fx->does & DOES_NAME   ? RANK_NAME
           : fx->does & DOES_DROP ? RANK_DROP
           : fx->cells            ? RANK_CELL
                                  : RANK_NONE;
}

/* Finds `from`, `to` and `acts`, as Shape.from says: by the first effect of the highest rank
** or, of several that name the piece, by the last. */
static void find_ends(Deeds *d, Sq start) {
    const Deed *best = NULL;
    Rank rank = RANK_NONE;
    for (int i = 0; i < d->n; i++) {
        Rank now = rank_of(&d->at[i], start);
        if (now > rank || (now == rank && now == RANK_NAME))
            best = &d->at[i], rank = now;
    }
    d->from = best ? best->a : SQ_NONE;
    d->to = rank >= RANK_LED ? best->b : d->from;
    d->acts = rank >= RANK_DROP;
}

Sq deeds_dropped(const Deeds *d) {
    for (int i = 0; i < d->n; i++)
        if (fx_info[d->at[i].fx.fx].does & DOES_DROP)
            return d->at[i].a;
    return SQ_NONE;
}

/* Sorts successive effects that differ in their one cell alone by that cell, as in a
** short move. */
static void sort_rows(Deeds *d) {
    for (int i = 1; i < d->n; i++) {
        for (int k = i; k > 0; k--) {
            Deed *x = &d->at[k - 1], *y = &d->at[k];
            if (!effect_sorts(&x->fx, &y->fx) || x->a <= y->a)
                break;
            Deed swap = *x;
            *x = *y, *y = swap;
        }
    }
}

/* Runs the walks from the start of a long move until one of them is that move; out->n stays 0
** where none is. Long moves are turns of a single part. */
static void find_walk(const Pos *p, Move m, Deeds *out) {
    const Game *g = p->game;
    unsigned cell = move_long_start(m);
    bool hand = cell == LONG_HAND;
    Sq start = hand ? SQ_NONE : (Sq)cell;
    Finding f = {.move = m, .out = out};
    for (int t = 0; t < g->nturns && !f.found; t++) {
        const Part *part = &g->turns[t].part[0];
        int row = hand ? part->drops : part->program;
        for (int kind = 0; kind < g->nkinds && !f.found; kind++) {
            bool its = hand ? row > 0 : kind == g->kind[p->cell[start]];
            Run r = run_of(p, game_walk(g, row, p->side, kind), p->side, start, on_walk, &f);
            if (its && part->kinds >> kind & 1)
                machine_run(&r);
        }
    }
    sort_rows(out);
    find_ends(out, start);
}

void move_deeds(const Pos *p, Move m, Deeds *out) {
    out->n = 0;
    if (move_is_long(m))
        find_walk(p, m, out);
    else
        read_shape(p->game, m, out);
}

/* ---- effects that fall on many cells ---- */

/* Adds what an effect on many cells does on each of them. */
static void spread(const Pos *p, const Deed *d, Deeds *out) {
    QueryAct act[QUERY_ACTS_MAX];
    Scope s = scope_at_cell(p, p->side, d->a);
    int n = query_acts(&s, d->fx.var, set_of(d->a), scope_where, act);
    for (int i = 0; i < n; i++) {
        while (!set_empty(act[i].on) && out->n < DEEDS_MAX) {
            uint8_t cell = (uint8_t)set_pop(&act[i].on);
            out->at[out->n++] = (Deed){act_effect(&p->game->acts[act[i].act]), cell, cell};
        }
    }
}

void move_deeds_all(const Pos *p, Move m, Deeds *out) {
    Deeds told;
    move_deeds(p, m, &told);
    out->n = 0;
    out->from = told.from;
    out->to = told.to;
    out->acts = told.acts;
    for (int i = 0; i < told.n; i++) {
        if (fx_info[told.at[i].fx.fx].does & DOES_MANY)
            spread(p, &told.at[i], out);
        else if (out->n < DEEDS_MAX)
            out->at[out->n++] = told.at[i];
    }
}
