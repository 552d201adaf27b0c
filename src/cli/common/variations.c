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
    *v = (Variations){0};
}

/* What is left to a search of some lines. */
typedef struct Purse {
    sw_Limits limits;
    double began;
    uint64_t nodes; /* spent */
    const Interrupt *interrupt;
} Purse;

static bool spent(const Purse *p) {
    return (p->interrupt && atomic_load(&p->interrupt->seen)) ||
           (p->limits.seconds > 0 && now_seconds() - p->began >= p->limits.seconds) ||
           (p->limits.nodes > 0 && p->nodes >= p->limits.nodes);
}

/* The limits of the next search. */
static sw_Limits share(const Purse *p, int depth, const char *const *without, int n) {
    sw_Limits l = p->limits;
    l.depth = depth;
    l.without = without;
    l.nwithout = n;
    if (l.seconds > 0) {
        double left = l.seconds - (now_seconds() - p->began);
        l.seconds = left > 0.001 ? left : 0.001;
    }
    if (l.nodes > 0)
        l.nodes = l.nodes > p->nodes ? l.nodes - p->nodes : 1;
    return l;
}

static void add(Variations *v, const sw_Report *r) {
    Variation new = {copy_text(r->move), copy_text(r->line), copy_text(r->value), r->score,
                     r->forced};
    int i = v->n++;
    for (; i > 0 && v->at[i - 1].score < new.score; i--)
        v->at[i] = v->at[i - 1];
    v->at[i] = new;
    v->depth = r->depth > v->depth ? r->depth : v->depth;
}

/* All lines of one depth; false where that did not come to its end. */
static bool one_depth(sw_Engine *e, const sw_Match *m, Purse *p, int depth, int n,
                      Variations *out) {
    const char *without[VARIATIONS_MOST + 1];
    for (int i = 0; i < n; i++) {
        sw_Report r;
        for (int k = 0; k < out->n; k++)
            without[k] = out->at[k].move;
        sw_Limits l = share(p, depth, without, out->n);
        if (!sw_search(e, m, &l, NULL, NULL, &r))
            break; /* there are no more moves */
        p->nodes += r.nodes;
        if (depth > 1 && spent(p))
            return false;
        add(out, &r);
    }
    out->nodes = p->nodes;
    out->seconds = now_seconds() - p->began;
    return out->n > 0;
}

bool variations_find(sw_Engine *e, const sw_Match *m, const sw_Limits *limits, int n,
                     const Interrupt *interrupt, VariationsFn *fn, void *ctx, Variations *out) {
    Purse p = {*limits, now_seconds(), 0, interrupt};
    int most = limits->depth > 0 ? limits->depth : DEPTH_MOST;
    *out = (Variations){0};
    for (int depth = 1; depth <= most && !spent(&p); depth++) {
        Variations v = {0};
        bool whole = one_depth(e, m, &p, depth, n, &v);
        if (whole) {
            variations_free(out);
            *out = v;
            if (fn)
                fn(ctx, out);
        } else {
            variations_free(&v);
        }
        if (!whole || v.depth < depth)
            break; /* what was found cannot be bettered */
    }
    return out->n > 0;
}
