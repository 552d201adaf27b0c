/*
** rule_clock.c -- reading the rules for counters and the numbers they are held against.
*/
#include "rule_clock.h"

#include "base/rng.h"

#include <stddef.h>

/* HORIZON: farther than a search looks in practice. */
enum { HORIZON = 32 };

static void add(RuleClocks *c, int var, int64_t from) {
    for (int i = 0; i < c->n; i++) {
        if (c->at[i].var != var)
            continue;
        if (from < c->at[i].from)
            c->at[i].from = from;
        return;
    }
    c->at[c->n].var = var;
    c->at[c->n++].from = from;
}

/* All copies of a variable that is kept per player, since whose is asked is not known here. */
static void add_var(const Game *g, RuleClocks *c, int var, int64_t from) {
    int copies = g->vars[var].player < 0 ? 1 : g->nplayers;
    for (int i = var; i < var + copies && i < g->nvars; i++)
        if (!g->vars[i].hashed)
            add(c, i, from);
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

static void read_expr(const Game *g, RuleClocks *c, ExprId id) {
    if (id == 0)
        return;
    const Expr *e = &g->exprs[id], *number = held_against(g, e);
    if (number != NULL) {
        const Expr *var = &g->exprs[number == &g->exprs[e->a] ? e->b : e->a];
        add_var(g, c, var->arg, (int64_t)number->arg - HORIZON);
        return;
    }
    if (e->kind == EXPR_VAR)
        add_var(g, c, e->arg, INT64_MIN);
    read_expr(g, c, e->a);
    read_expr(g, c, e->b);
}

/* What may be played hangs on them as much as what ends the game. */
static void read_turns(const Game *g, RuleClocks *c) {
    for (int i = 0; i < g->nturns; i++) {
        read_expr(g, c, g->turns[i].most);
        for (int k = 0; k < g->turns[i].nparts; k++)
            read_expr(g, c, g->turns[i].part[k].when);
    }
    for (int d = 0; d < DECREES; d++)
        for (int i = 0; i < g->decree[d].n; i++)
            read_expr(g, c, g->decree[d].at[i]);
}

void rule_clocks_find(const Game *g, RuleClocks *c) {
    c->n = 0;
    read_turns(g, c);
    for (int i = 0; i < g->nrules; i++)
        read_expr(g, c, g->rules[i].when);
}

uint64_t rule_clocks_key(const RuleClocks *c, const Pos *p) {
    uint64_t key = 0;
    for (int i = 0; i < c->n; i++) {
        int var = c->at[i].var;
        if (p->var[var] >= c->at[i].from && p->var[var] != p->game->vars[var].start)
            key ^= rng_mix((uint64_t)var << 32 | (uint32_t)p->var[var]);
    }
    return key;
}
