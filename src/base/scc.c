/*
** scc.c -- Tarjan's algorithm, with an explicit stack instead of recursion.
*/
#include "scc.h"

#include "arena.h"

#include <stdlib.h>

/* A node in the depth-first search. `met` is its number in the order of first visits, from 1,
** or 0 while it is unmet; `low` the least `met` among the nodes that it is known to lead back
** to (Tarjan's lowlink); `next` the index in `to` of the arc to follow next. */
typedef struct Visit {
    int met, low, next;
    int before; /* the node from which the search came; -1: it began here */
} Visit;

typedef struct Scc {
    const int *out, *to;
    int *component;
    Visit *visit;
    int *open; /* stack of the nodes met that have no component yet */
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

/* All arcs of v have been followed: if nothing leads further back, v and the open nodes above
** it are a component. Returns the node to go on with, -1 for none. */
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

/* Follows the next arc of v. Returns the node to go on with, -1 for none. */
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
    for (int v = 0; v < n; v++) /* components are completed in reverse topological order */
        component[v] = s.ncomponents - 1 - component[v];
    free(s.visit);
    free(s.open);
    return s.ncomponents;
}
