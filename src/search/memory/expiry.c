/*
** expiry.c -- reading the rules for counters and the numbers they are held against.
*/
#include "expiry.h"

#include "base/rng.h"

#include <stddef.h>

/* HORIZON: farther than a search looks in practice. */
enum { HORIZON = 32 };

static void add(Expiry *x, int var, int64_t from) {
    for (int i = 0; i < x->n; i++) {
        if (x->clock[i].var != var)
            continue;
        if (from < x->clock[i].from)
            x->clock[i].from = from;
        return;
    }
    x->clock[x->n].var = var;
    x->clock[x->n++].from = from;
}

/* All copies of a variable that is kept per player, since whose is asked is not known here. */
static void add_var(const Game *g, Expiry *x, int var, int64_t from) {
    int copies = g->vars[var].player < 0 ? 1 : g->nplayers;
    for (int i = var; i < var + copies && i < g->nvars; i++)
        if (!g->vars[i].hashed)
            add(x, i, from);
}

/* The number that a comparison holds a variable against; NULL where it is no such thing. */
static const Expr *held_against(const Game *g, const Expr *e) {
    if (e->kind != EXPR_EQ && e->kind != EXPR_LT && e->kind != EXPR_LE)
        return NULL;
    const Expr *a = &g->exprs[e->a], *b = &g->exprs[e->b];
    if (a->kind == EXPR_VAR && b->kind == EXPR_NUM)
        return b;
    return a->kind == EXPR_NUM && b->kind == EXPR_VAR ? a : NULL;
}

static void read_expr(const Game *g, Expiry *x, ExprId id) {
    if (id == 0)
        return;
    const Expr *e = &g->exprs[id], *number = held_against(g, e);
    if (number != NULL) {
        const Expr *var = &g->exprs[number == &g->exprs[e->a] ? e->b : e->a];
        add_var(g, x, var->arg, (int64_t)number->arg - HORIZON);
        return;
    }
    if (e->kind == EXPR_VAR)
        add_var(g, x, e->arg, INT64_MIN);
    read_expr(g, x, e->a);
    read_expr(g, x, e->b);
}

/* What may be played hangs on them as much as what ends the game. */
static void read_turns(const Game *g, Expiry *x) {
    for (int i = 0; i < g->nturns; i++)
        for (int k = 0; k < g->turns[i].nparts; k++)
            read_expr(g, x, g->turns[i].part[k].when);
    for (int i = 0; i < g->nforbid; i++)
        read_expr(g, x, g->forbid[i]);
}

void expiry_find(const Game *g, Expiry *x) {
    x->n = 0;
    read_turns(g, x);
    for (int i = 0; i < g->nrules; i++)
        read_expr(g, x, g->rules[i].when);
}

uint64_t expiry_key(const Expiry *x, const Pos *p) {
    uint64_t key = 0;
    for (int i = 0; i < x->n; i++) {
        int var = x->clock[i].var;
        if (p->var[var] >= x->clock[i].from && p->var[var] != p->game->vars[var].start)
            key ^= rng_mix((uint64_t)var << 32 | (uint32_t)p->var[var]);
    }
    return key;
}
