/*
** trigger.c -- firing triggers.
**
** A payment takes from one variable what it gives to another, also where a bound makes it
** smaller: the sum of all that only payments change never does.
*/
#include "trigger.h"

#include "chain.h"

/* A variable's first change is logged, so one place for each is enough. */
static inline void set(Pos *p, Undo *u, int var, int64_t value) {
    const Var *v = &p->game->vars[var];
    int32_t now = (int32_t)(value < v->min ? v->min : value > v->max ? v->max : value);
    if (now == p->var[var])
        return;
    if (!(u->touched >> var & 1))
        u->before[var] = p->var[var];
    u->touched |= (uint64_t)1 << var;
    if (v->hashed)
        pos_set_var(p, var, now);
    else
        p->var[var] = now;
}

void trigger_set(Pos *p, Undo *u, int var, int64_t value) {
    set(p, u, var, value);
}

/* The copy of a variable that is meant; -1 where it would be nobody's. */
static int copy_of(const Scope *s, int var, int who) {
    const Game *g = s->pos->game;
    if (g->vars[var].player < 0)
        return var;
    int player = scope_player(s, who);
    return player < g->nplayers ? var + player : -1;
}

/* How much of an amount can pass without leaving the bounds of either side. */
static int64_t payable(const Pos *p, int payer, int payee, int64_t amount) {
    const Var *from = &p->game->vars[payer], *to = &p->game->vars[payee];
    int64_t a = p->var[payer], b = p->var[payee];
    int64_t most = a - from->min < to->max - b ? a - from->min : to->max - b;
    int64_t least = a - from->max > to->min - b ? a - from->max : to->min - b;
    return amount > most ? most : amount < least ? least : amount;
}

static void pay(Pos *p, Undo *u, int payer, int payee, int64_t amount) {
    if (payer < 0 || payer == payee)
        return;
    amount = payable(p, payer, payee, amount);
    if (amount == 0)
        return;
    trigger_set(p, u, payer, p->var[payer] - amount);
    trigger_set(p, u, payee, p->var[payee] + amount);
    if (u->npaid < PAID_MAX)
        u->paid[u->npaid++] = (Payment){(uint8_t)payer, (uint8_t)payee, (int32_t)amount};
}

static int64_t value_of(const Trigger *t, const Scope *s) {
    if (!chain_holds(&t->scale, s))
        return 0;
    if (t->factor)
        return expr_eval(s, t->factor);
    return (int64_t)t->number + (t->base >= 0 ? s->pos->var[t->base] : 0);
}

static void fire(Pos *p, Undo *u, const Trigger *t, const Scope *s) {
    int var = t->place >= 0 ? t->place : copy_of(s, t->var, t->who);
    if (var < 0 || !chain_holds(&t->chain, s))
        return;
    int64_t value = value_of(t, s);
    switch ((TriggerVerb)t->verb) {
    case VERB_SET: set(p, u, var, value); break;
    case VERB_ADD: set(p, u, var, p->var[var] + value); break;
    case VERB_PAY: pay(p, u, copy_of(s, t->payer, t->payer_who), var, value); break;
    }
}

/* Once, or once for every piece taken. */
static void fire_all(Pos *p, Undo *u, const Trigger *t, Scope *s) {
    if (t->time != AT_CAPTURE) {
        fire(p, u, t, s);
        return;
    }
    for (s->caught = 0; s->caught < p->last.ncaught; s->caught++)
        fire(p, u, t, s);
}

static void fire_time(Pos *p, Undo *u, TriggerTime time, Scope *s) {
    const Trigger *t = p->game->first_trigger[time];
    while (t) {
        if (t->touched && !set_meets(p->last.touched, *t->touched)) {
            t = t->beyond;
            continue;
        }
        if (t->settled < 0 || p->var[t->settled] != t->number)
            fire_all(p, u, t, s);
        t = t->next;
    }
}

void triggers_fire(Pos *p, Undo *u, TriggerTime time, const int32_t *roll) {
    if (!p->game->first_trigger[time])
        return;
    Scope s = scope_of(p);
    s.roll = roll;
    fire_time(p, u, time, &s);
}

void triggers_start(Pos *p) {
    Undo unused = {0};
    for (int player = 0; player < p->game->nplayers; player++) {
        Scope s = scope_of(p);
        s.me = player;
        fire_time(p, &unused, AT_START, &s);
    }
}

void pos_settle(Pos *p, int winner, Undo *u) {
    u->touched = 0;
    u->npaid = 0;
    Scope s = scope_of(p);
    s.winner = winner;
    fire_time(p, u, AT_END, &s);
}
