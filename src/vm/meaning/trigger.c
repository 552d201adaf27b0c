/*
** trigger.c -- firing triggers.
**
** A payment takes from one variable what it gives to another, also where a bound makes it
** smaller: the sum of variables that only payments change is constant.
*/
#include "trigger.h"

#include "base/saturate.h"
#include "cond.h"
#include "make.h"

/* Only a variable's first change is logged, so Undo.before needs one place for each. */
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

/* How much of an amount, which may be negative, can pass within the bounds of both
** variables. */
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

static void fire(Pos *p, Undo *u, const Firing *f, const Scope *s) {
    const Trigger *t = f->trigger;
    int var = f->place >= 0 ? f->place : scope_copy(s, t->var, t->who);
    if (var < 0 || (f->when && !f->when->one(s, f->when)))
        return;
    int64_t value = f->value->one(s, f->value);
    switch ((TriggerVerb)t->verb) {
    case VERB_SET: set(p, u, var, value); break;
    case VERB_ADD: set(p, u, var, saturate_add(p->var[var], value)); break;
    case VERB_PAY: pay(p, u, scope_copy(s, t->payer, t->payer_who), var, value); break;
    }
}

/* Fires a trigger once or, AT_CAPTURE, once for every piece that was taken. */
static void fire_all(Pos *p, Undo *u, const Firing *f, Scope *s) {
    if (f->trigger->time != AT_CAPTURE) {
        fire(p, u, f, s);
        return;
    }
    for (s->caught = 0; s->caught < p->last.ncaught; s->caught++)
        for (int i = 0; i < p->last.caught[s->caught].times; i++)
            fire(p, u, f, s);
}

static bool is_due(const Pos *p, const TriggerRun *run) {
    return !run->touched || set_meets(p->last.touched, *run->touched);
}

/* The first run from number i on that is to be fired; the number of runs if there is none. */
static int next_due(const Pos *p, const TriggerRuns *runs, int i) {
    while (i < runs->n && !is_due(p, &runs->run[i]))
        i++;
    return i;
}

/* Fires the runs from number `first` on, which is due if there is such a run. */
static void fire_from(Pos *p, Undo *u, const TriggerRuns *runs, int first, Scope *s) {
    for (int i = first; i < runs->n; i = next_due(p, runs, i + 1)) {
        const TriggerRun *run = &runs->run[i];
        for (int k = 0; k < run->n; k++)
            fire_all(p, u, &run->firing[k], s);
    }
}

void triggers_fire(Pos *p, Undo *u, TriggerTime time, const int32_t *roll) {
    const TriggerRuns *runs = &p->game->triggers_at[time];
    int first = next_due(p, runs, 0);
    if (first == runs->n)
        return;
    Scope s = scope_of(p);
    s.roll = roll;
    fire_from(p, u, runs, first, &s);
}

static void fire_time(Pos *p, Undo *u, TriggerTime time, Scope *s) {
    const TriggerRuns *runs = &p->game->triggers_at[time];
    fire_from(p, u, runs, next_due(p, runs, 0), s);
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
