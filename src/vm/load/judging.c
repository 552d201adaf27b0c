/*
** judging.c -- adding up the prices of all that is evaluated to judge a move.
*/
#include "judging.h"

#include "early.h"
#include "vm/ask/collector.h"

/* CAUGHT: how many men a move is assumed to take, with triggers fired for each. GOES_ON: how
** often a `follow` is assumed to be repeated that goes on as long as it changes something. */
enum { CAUGHT = 16, GOES_ON = 16 };

typedef struct Sum {
    const Game *game;
    const Price *prices; /* [nexprs] */
    int64_t sum, most;   /* most: the greatest summand */
    ExprId dearest;      /* the expression whose that is; 0: a walk's, or there is none yet */
} Sum;

static void add(Sum *s, ExprId id, int64_t price, int times) {
    s->sum += price * times;
    if (price * times > s->most)
        s->most = price * times, s->dearest = id;
}

static void add_one(Sum *s, ExprId id, int times) {
    add(s, id, s->prices[id].one, times);
}

static void add_triggers(Sum *s) {
    for (int i = 0; i < s->game->ntriggers; i++) {
        const Trigger *t = &s->game->triggers[i];
        int times = t->time == AT_CAPTURE ? CAUGHT : 1;
        if (t->time == AT_START || t->time == AT_END)
            continue;
        add_one(s, t->when, times);
        add_one(s, t->value, times);
    }
}

static void add_follows(Sum *s) {
    for (int i = 0; i < s->game->nfollows; i++) {
        const Follow *f = &s->game->follows[i];
        int times = f->again ? GOES_ON : 1;
        add(s, f->from, s->prices[f->from].all, times);
        add(s, 0, query_price(&s->game->queries[f->walk], s->prices), times);
    }
}

/* Which throw is due after the move, and which endings are judged before it. The first outcome
** that counts is enough, so each condition of a row is taken to be evaluated once. */
static void add_throws(Sum *s, Arena *a) {
    int n;
    const EarlyEnding *early = early_endings(s->game, &n, a);
    for (int i = 0; i < n; i++)
        add_one(s, early[i].when, 1);
    for (int i = 0; i < s->game->nchances; i++) {
        const Chance *c = &s->game->chances[i];
        add_one(s, c->when, 1);
        for (int k = 0; k < c->ncases; k++)
            add_one(s, c->cases[k].when, 1);
    }
}

static Sum nothing_yet(const Game *g, Arena *a) {
    return (Sum){g, expr_prices(g->exprs, g->nexprs, g->queries, g->graph.ncells, a), 0, 0, 0};
}

int64_t endings_price(const Game *g, ExprId *dearest) {
    Arena *a = arena_new();
    Sum s = nothing_yet(g, a);
    for (int i = 0; i < g->nrules; i++)
        add_one(&s, g->rules[i].when, 1);
    for (int i = 0; i < g->ntriggers; i++) {
        const Trigger *t = &g->triggers[i];
        if (t->time != AT_START && t->time != AT_END)
            continue;
        add_one(&s, t->when, g->nplayers);
        add_one(&s, t->value, g->nplayers);
    }
    arena_free(a);
    *dearest = s.dearest;
    return s.sum;
}

int64_t judging_most(const Game *g) {
    int64_t cells = g->graph.ncells, moves = cells * cells / 2;
    int64_t each = JUDGED_WORK / (moves + 1);
    return each < JUDGE_MOST ? each : JUDGE_MOST;
}

int64_t judging_price(const Game *g, ExprId *dearest) {
    Arena *a = arena_new();
    Sum s = nothing_yet(g, a);
    for (int d = 0; d < DECREES; d++)
        for (int i = 0; i < g->decree[d].n; i++)
            add_one(&s, g->decree[d].at[i], d == DECREE_SKIP ? g->nplayers : 1);
    for (int i = 0; i < g->nturns; i++)
        add_one(&s, g->turns[i].most, 1);
    for (int i = 0; i < g->nwas; i++)
        add_one(&s, g->was[i], 1);
    add_triggers(&s);
    add_follows(&s);
    if (g->nchances)
        add_throws(&s, a);
    arena_free(a);
    *dearest = s.dearest;
    return s.sum;
}
