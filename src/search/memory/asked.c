/*
** asked.c -- collects them from turns, walks, queries and `was`.
*/
#include "asked.h"

static void each_of_walk(const Game *g, const Program *p, AskedFn *fn, void *ctx) {
    for (int at = 0; at < p->n; at += op_length(p->code[at])) {
        if (p->code[at] == OP_TEST)
            fn(ctx, p->code[at + 1]);
        if (p->code[at] == OP_LONG)
            fn(ctx, g->longs[p->code[at + 1]].joint);
    }
}

void asked_each(const Game *g, AskedFn *fn, void *ctx) {
    for (int i = 0; i < g->nturns; i++)
        for (int k = 0; k < g->turns[i].nparts; k++)
            fn(ctx, g->turns[i].part[k].when);
    for (int i = 0; i < g->nwalks; i++)
        each_of_walk(g, &g->walks[i], fn, ctx);
    for (int i = 0; i < g->nqueries; i++)
        each_of_walk(g, &g->queries[i], fn, ctx);
    for (int i = 0; i < g->nwas; i++)
        fn(ctx, g->was[i]);
}
