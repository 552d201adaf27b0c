/*
** variations.c -- iterative deepening, with one search for each line of a depth.
*/
#include "variations.h"

#include "text.h"
#include "cli/terminal/clock.h"

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

/* What is to be found, and what was spent of the limits. */
typedef struct Looking {
    sw_Engine *engine;
    const sw_Match *match;
    sw_Limits limits;
    int wanted;
    const atomic_bool *stop;
    double began;
    uint64_t nodes;
    /* The moves that are left out: those of the limits, then the first moves of the lines. */
    const char **without;
} Looking;

static bool spent(const Looking *k) {
    return (k->stop && atomic_load(k->stop)) ||
           (k->limits.seconds > 0 && now_seconds() - k->began >= k->limits.seconds) ||
           (k->limits.nodes > 0 && k->nodes >= k->limits.nodes);
}

/* The limits of the next search: what the earlier ones have left, with
** nlines moves more left out. */
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

/* Adds a line, in the order of what they are worth: a later search can still find a better
** move, since it begins with what the earlier ones have learnt (the table). */
static void add(const Looking *k, Variations *v, const sw_Report *r) {
    Variation new = {copy_text(r->move), copy_text(r->line), copy_text(r->value), *r};
    new.found.move = new.move;
    new.found.line = new.line;
    new.found.value = new.value;
    int i = v->n++;
    k->without[k->limits.nwithout + i] = new.move;
    for (; i > 0 && v->at[i - 1].found.worth < r->worth; i--)
        v->at[i] = v->at[i - 1];
    v->at[i] = new;
    v->depth = r->depth > v->depth ? r->depth : v->depth;
}

/* A line was found; there are no moves left; the search was cut short, or not begun. */
typedef enum Next { NEXT_FOUND, NEXT_NONE, NEXT_CUT } Next;

/* Searches for one more line of a depth. The very first search is made even if the limits are
** spent, and its line is taken even if it was cut short: some move must be found. */
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
        bool settled = v.whole && v.depth < depth; /* all ends are forced, and were told */
        going = v.whole && !settled;
        if (fn && !settled)
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
