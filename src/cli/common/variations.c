/*
** variations.c -- the best move, the next best, and so on.
*/
#include "variations.h"

#include <stdlib.h>
#include <string.h>

enum { DEPTH_MOST = 128 };

void variations_free(Variations *v) {
    for (int i = 0; i < v->n; i++) {
        free(v->at[i].move);
        free(v->at[i].line);
        free(v->at[i].value);
    }
    free(v->at);
    *v = (Variations){0};
}

/* What is looked for, and what is spent of its limits. */
typedef struct Looking {
    sw_Engine *engine;
    const sw_Match *match;
    sw_Limits limits;
    int wanted;
    const atomic_bool *stop;
    double began;
    uint64_t nodes;
    const char **
        without; /* the moves that are left out: those asked for, and behind them those of the lines */
} Looking;

static bool spent(const Looking *k) {
    return (k->stop && atomic_load(k->stop)) ||
           (k->limits.seconds > 0 && now_seconds() - k->began >= k->limits.seconds) ||
           (k->limits.nodes > 0 && k->nodes >= k->limits.nodes);
}

/* The limits of the next search: what all before have left. */
static sw_Limits share(const Looking *k, int depth, int nlines) {
    static const double least = 0.001;
    sw_Limits l = k->limits;
    l.depth = depth;
    l.without = k->without;
    l.nwithout += nlines;
    if (l.seconds > 0) {
        double left = l.seconds - (now_seconds() - k->began);
        l.seconds = left > least ? left : least;
    }
    if (l.nodes > 0)
        l.nodes = l.nodes > k->nodes ? l.nodes - k->nodes : 1;
    return l;
}

/* What is found without a move can be better all the same: it was looked for with what was learnt by then. */
static void add(const Looking *k, Variations *v, const sw_Report *r) {
    Variation new = {copy_text(r->move), copy_text(r->line), copy_text(r->value), *r};
    new.found.move = new.move;
    new.found.line = new.line;
    new.found.value = new.value;
    int i = v->n++;
    k->without[k->limits.nwithout + i] = new.move;
    for (; i > 0 && v->at[i - 1].found.score < r->score; i--)
        v->at[i] = v->at[i - 1];
    v->at[i] = new;
    v->depth = r->depth > v->depth ? r->depth : v->depth;
}

typedef enum Next { NEXT_FOUND, NEXT_NONE, NEXT_CUT } Next;

/* Looks for one line more of a depth. The very first is taken as it is: a move is wanted. */
static Next next_line(Looking *k, int depth, Variations *v) {
    bool first = depth == 1 && v->n == 0;
    if (!first && spent(k))
        return NEXT_CUT;
    sw_Limits l = share(k, depth, v->n);
    sw_Report r;
    if (!sw_search(k->engine, k->match, &l, NULL, NULL, &r))
        return NEXT_NONE;
    k->nodes += r.nodes;
    bool whole = r.depth == depth || r.forced != 0;
    if (whole || first)
        add(k, v, &r);
    return whole ? NEXT_FOUND : NEXT_CUT;
}

static Variations one_depth(Looking *k, int depth) {
    Variations v = {.first = depth == 1,
                    .at = cli_grow(NULL, sizeof *v.at * (size_t)k->wanted)};
    Next next = NEXT_FOUND;
    while (v.n < k->wanted && next == NEXT_FOUND)
        next = next_line(k, depth, &v);
    v.whole = next != NEXT_CUT && v.n > 0;
    v.nodes = k->nodes;
    v.seconds = now_seconds() - k->began;
    return v;
}

bool variations_find(sw_Engine *e, const sw_Match *m, const sw_Limits *limits, int n,
                     const atomic_bool *stop, VariationsFn *fn, void *ctx, Variations *out) {
    Looking k = {e, m, *limits, n, stop, now_seconds(), 0, NULL};
    int most = limits->depth > 0 ? limits->depth : DEPTH_MOST;
    k.without = cli_grow(NULL, sizeof *k.without * (size_t)(limits->nwithout + n));
    for (int i = 0; i < limits->nwithout; i++)
        k.without[i] = limits->without[i];
    *out = (Variations){0};
    bool going = true;
    for (int depth = 1; depth <= most && going; depth++) {
        Variations v = one_depth(&k, depth);
        going = v.whole && v.depth == depth; /* what is found of less cannot be bettered */
        if (fn)
            fn(ctx, &v);
        if (v.whole || depth == 1) {
            variations_free(out);
            *out = v;
        } else {
            variations_free(&v);
        }
    }
    free(k.without);
    return out->n > 0;
}
