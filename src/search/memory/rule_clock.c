/*
** rule_clock.c -- finds the unhashed counters that matter, and from which value on.
*/
#include "rule_clock.h"

#include "asked.h"
#include "base/rng.h"

#include <stddef.h>

/* HORIZON: more plies than a search looks ahead in practice. LEAP_MOST: a counter that may grow
** by this much or more in one ply is always part of the key. */
enum { HORIZON = 32, LEAP_MOST = 1 << 20 };

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

/* Adds all copies of a variable that is kept per player, since it is not known here whose is
** read; only the one that e names where it is nobody's or the game's own. */
static void add_var(const Game *g, RuleClocks *c, const Expr *e, int64_t from) {
    bool one = g->vars[e->arg].player < 0 || e->who == WHO_NOBODY;
    for (int i = e->arg; i < e->arg + (one ? 1 : g->nplayers) && i < g->nvars; i++)
        if (!g->vars[i].hashed)
            add(c, i, from);
}

/* The number that e compares a variable with; NULL if e is no such comparison. */
static const Expr *held_against(const Game *g, const Expr *e) {
    if (e->kind != EXPR_EQ && e->kind != EXPR_LT && e->kind != EXPR_LE)
        return NULL;
    const Expr *a = &g->exprs[e->a], *b = &g->exprs[e->b];
    if (a->kind == EXPR_VAR && b->kind == EXPR_NUM)
        return b;
    return a->kind == EXPR_NUM && b->kind == EXPR_VAR ? a : NULL;
}

static int first_copy(const Game *g, int var) {
    return g->vars[var].player < 0 ? var : var - g->vars[var].player;
}

/* ---- by how much a counter grows in a ply ---- */

static bool reads(const Game *g, ExprId id, int var) {
    const Expr *e = &g->exprs[id];
    return id != 0 && ((e->kind == EXPR_VAR && first_copy(g, e->arg) == var) ||
                       reads(g, e->a, var) || reads(g, e->b, var));
}

static bool is_condition(const Game *g, ExprId id) {
    return expr_is_truth(g->exprs[id].kind);
}

/* The largest value of an expression, where that is evident; else LEAP_MOST. */
static int64_t most_of(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    if (is_condition(g, id))
        return 1;
    return e->kind != EXPR_NUM ? LEAP_MOST : e->arg > 0 ? e->arg : 0;
}

/* By how much a value that is assigned to a variable may exceed the variable's old
** value. A value that does not depend on the old one resets the variable: that is no
** growth, however large it is. */
static int64_t growth(const Game *g, ExprId id, int var) {
    const Expr *e = &g->exprs[id];
    if (!reads(g, id, var) || e->kind == EXPR_VAR)
        return 0;
    if (e->kind == EXPR_MUL && (is_condition(g, e->a) || is_condition(g, e->b)))
        return growth(g, is_condition(g, e->a) ? e->b : e->a, var);
    bool by_a = reads(g, e->a, var), by_b = reads(g, e->b, var);
    if (e->kind != EXPR_ADD || (by_a && by_b))
        return LEAP_MOST;
    return by_a ? growth(g, e->a, var) + most_of(g, e->b)
                : growth(g, e->b, var) + most_of(g, e->a);
}

static int64_t leap_of(const Game *g, const Trigger *t, int var) {
    if (t->time == AT_END || first_copy(g, t->var) != var)
        return 0;
    if (t->time == AT_CAPTURE)
        return LEAP_MOST; /* fired once for each man taken */
    return t->verb == VERB_ADD ? most_of(g, t->value) : growth(g, t->value, var);
}

/* The value from which `var` matters if it is compared with `number`: what it may grow by in
** HORIZON plies before that. INT64_MIN: always. */
static int64_t told_from(const Game *g, int var, int64_t number) {
    int64_t leap = 0;
    for (int i = 0; i < g->ntriggers && leap < LEAP_MOST; i++)
        leap += leap_of(g, &g->triggers[i], var);
    for (int i = 0; i < g->nacts; i++)
        if (fx_info[g->acts[i].fx].with & WITH_EXPR && first_copy(g, g->acts[i].var) == var)
            leap = LEAP_MOST; /* done as often as the walk passes the effect */
    return leap >= LEAP_MOST ? INT64_MIN : number - HORIZON * (leap > 1 ? leap : 1);
}

/* ---- what is read ---- */

/* self: the (first copy of the) variable whose change is read, or -1. That a counter's new
** value depends on its old one does not by itself make each of its values part of the key. */
typedef struct Reading {
    const Game *game;
    RuleClocks *clocks;
    int self;
} Reading;

static void note_var(Reading *r, const Expr *e, int64_t from) {
    if (from > INT64_MIN || first_copy(r->game, e->arg) != r->self)
        add_var(r->game, r->clocks, e, from);
}

static void read_expr(void *ctx, ExprId id) {
    Reading *r = ctx;
    const Game *g = r->game;
    if (id == 0)
        return;
    const Expr *e = &g->exprs[id], *number = held_against(g, e);
    if (number != NULL) {
        const Expr *var = &g->exprs[number == &g->exprs[e->a] ? e->b : e->a];
        note_var(r, var, told_from(g, first_copy(g, var->arg), number->arg));
        return;
    }
    if (e->kind == EXPR_VAR)
        note_var(r, e, INT64_MIN);
    read_expr(r, e->a);
    read_expr(r, e->b);
}

/* What may be played depends on counters as much as what ends the game does. */
static void read_turns(Reading *r) {
    const Game *g = r->game;
    asked_each(g, read_expr, r);
    for (int i = 0; i < g->nturns; i++)
        read_expr(r, g->turns[i].most);
    for (int d = 0; d < DECREES; d++)
        for (int i = 0; i < g->decree[d].n; i++)
            read_expr(r, g->decree[d].at[i]);
}

/* So do the consequences of a move: `follow` and throws. */
static void read_consequences(Reading *r) {
    const Game *g = r->game;
    for (int i = 0; i < g->nfollows; i++)
        read_expr(r, g->follows[i].from);
    for (int i = 0; i < g->nchances; i++) {
        read_expr(r, g->chances[i].when);
        for (int k = 0; k < g->chances[i].ncases; k++)
            read_expr(r, g->chances[i].cases[k].when);
    }
}

/* Whether a variable tells positions apart: in their key, or as one of r->clocks. */
static bool tells(const Reading *r, int var) {
    bool told = r->game->vars[var].hashed;
    for (int i = 0; i < r->clocks->n && !told; i++)
        told = first_copy(r->game, r->clocks->at[i].var) == var;
    return told;
}

static void read_change(Reading *r, int var, ExprId when, ExprId value) {
    r->self = first_copy(r->game, var);
    if (tells(r, r->self)) {
        read_expr(r, when);
        read_expr(r, value);
    }
    r->self = -1;
}

/* A payment is bounded by what the payer has and by what the payee has room for, so
** each depends on the other. */
static void read_payment(Reading *r, const Trigger *t) {
    const Game *g = r->game;
    if (!tells(r, first_copy(g, t->var)) && !tells(r, first_copy(g, t->payer)))
        return;
    const Expr to = {.arg = t->var, .who = t->who},
               from = {.arg = t->payer, .who = t->payer_who};
    add_var(g, r->clocks, &to, INT64_MIN);
    add_var(g, r->clocks, &from, INT64_MIN);
    read_expr(r, t->when);
    read_expr(r, t->value);
}

static void read_trigger(Reading *r, const Trigger *t) {
    if (t->verb == VERB_PAY)
        read_payment(r, t);
    else
        read_change(r, t->var, t->when, t->value);
}

/* Reads what the variables that tell positions apart are computed from, until no
** more are found (a fixpoint). */
static void read_changes(Reading *r) {
    const Game *g = r->game;
    for (int before = -1; before != r->clocks->n;) {
        before = r->clocks->n;
        for (int i = 0; i < g->nacts; i++)
            if (fx_info[g->acts[i].fx].with & WITH_EXPR)
                read_change(r, g->acts[i].var, 0, g->acts[i].expr);
        for (int i = 0; i < g->ntriggers; i++)
            if (g->triggers[i].time != AT_END)
                read_trigger(r, &g->triggers[i]);
    }
}

static void find(const Game *g, bool draws, RuleClocks *c) {
    Reading r = {.game = g, .clocks = c, .self = -1};
    c->n = 0;
    read_turns(&r);
    read_consequences(&r);
    for (int i = 0; i < g->nrules; i++)
        if (draws || g->rules[i].verdict != VERDICT_DRAW)
            read_expr(&r, g->rules[i].when);
    for (int p = 0; p < g->nplayers; p++)
        read_expr(&r, g->aim[p]);
    read_changes(&r);
}

void rule_clocks_find(const Game *g, RuleClocks *c) {
    find(g, true, c);
}

void rule_clocks_deciding(const Game *g, RuleClocks *c) {
    find(g, false, c);
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
