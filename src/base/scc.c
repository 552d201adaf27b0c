/*
** scc.c -- Tarjan's search, with a stack of its own.
*/
#include "scc.h"

#include "arena.h"

#include <stdlib.h>

/* A node while it is searched: when it was met, from 1; the first met of those that it leads back to; and
** its next arc. */
typedef struct Visit {
    int met, low, next;
    int before; /* from where the search came */
} Visit;

typedef struct Scc {
    const int *out, *to;
    int *component;
    Visit *visit;
    int *open; /* those met that have no component yet */
    int nmet, nopen, ncomponents;
} Scc;

static void meet(Scc *s, int v, int before) {
    s->visit[v] = (Visit){++s->nmet, s->nmet, s->out[v], before};
    s->open[s->nopen++] = v;
}

static void lower(Visit *v, int low) {
    if (low < v->low)
        v->low = low;
}

/* All arcs of v are followed: it and what was met since are one, if nothing leads further back. */
static int leave(Scc *s, int v) {
    Visit *now = &s->visit[v];
    if (now->low == now->met) {
        int w;
        do {
            w = s->open[--s->nopen];
            s->component[w] = s->ncomponents;
        } while (w != v);
        s->ncomponents++;
    }
    if (now->before >= 0)
        lower(&s->visit[now->before], now->low);
    return now->before;
}

/* Follows the next arc of v; the node to go on with. */
static int follow(Scc *s, int v) {
    Visit *now = &s->visit[v];
    if (now->next == s->out[v + 1])
        return leave(s, v);
    int w = s->to[now->next++];
    if (w < 0)
        return v;
    if (s->visit[w].met == 0) {
        meet(s, w, v);
        return w;
    }
    if (s->component[w] < 0)
        lower(now, s->visit[w].met);
    return v;
}

int scc_find(int n, const int *out, const int *to, int *component) {
    Scc s = {.out = out, .to = to, .component = component};
    s.visit = mem_grow(NULL, ((size_t)n + 1) * sizeof *s.visit);
    s.open = mem_grow(NULL, ((size_t)n + 1) * sizeof *s.open);
    for (int v = 0; v < n; v++) {
        component[v] = -1;
        s.visit[v].met = 0;
    }
    for (int v = 0; v < n; v++) {
        if (s.visit[v].met)
            continue;
        meet(&s, v, -1);
        for (int at = v; at >= 0;)
            at = follow(&s, at);
    }
    for (int v = 0; v < n; v++)
        component[v] = s.ncomponents - 1 - component[v];
    free(s.visit);
    free(s.open);
    return s.ncomponents;
}
