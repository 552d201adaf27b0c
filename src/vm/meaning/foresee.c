/*
** foresee.c -- what holds after a quiet move, known before it is made: by interval arithmetic.
*/
#include "foresee.h"

#include "base/saturate.h"
#include "cond.h"

/* The values that a number may have: lo to hi. For a condition both are 0 or 1. */
typedef struct Span {
    int64_t lo, hi;
} Span;

static const Span ANYTHING = {INT64_MIN, INT64_MAX};
static const Span PERHAPS = {0, 1}, NEVER = {0, 0}, SURELY = {1, 1};

typedef struct Foreseeing {
    Scope before;       /* the position before the move, for the player to move */
    Span var[VARS_MAX]; /* what the variables may be */
    bool repeats;       /* an expression asked for earlier positions */
    bool rekeyed;       /* a variable that tells positions apart may have changed */
} Foreseeing;

static int64_t least(int64_t a, int64_t b) {
    return a < b ? a : b;
}

static int64_t most(int64_t a, int64_t b) {
    return a > b ? a : b;
}

static Span either(Span a, Span b) {
    return (Span){least(a.lo, b.lo), most(a.hi, b.hi)};
}

static Span truth(Span s) {
    return s.lo > 0 || s.hi < 0 ? SURELY : s.lo == 0 && s.hi == 0 ? NEVER : PERHAPS;
}

/* ---- what numbers and conditions may be ---- */

static Span span_of(Foreseeing *f, const Cond *c);

/* The value before the move. */
static Span now(const Foreseeing *f, const Cond *c) {
    int64_t value = c->one(&f->before, c);
    return (Span){value, value};
}

/* Whether the player that a Who means is known before the move. */
static bool is_steady(int who) {
    return who != WHO_CAPTOR && who != WHO_LOSER && who != WHO_WINNER;
}

/* The index of the copy that `who` means of a variable (its first copy); -1: not known, or
** nobody's. */
static int copy_of(const Foreseeing *f, int var, int who) {
    bool known = is_steady(who) || f->before.pos->game->vars[var].player < 0;
    return known ? scope_copy(&f->before, var, who) : -1;
}

/* WHO_NOBODY means c->arg itself, as in one_VAR(). */
static Span span_var(const Foreseeing *f, const Cond *c) {
    int var = c->who == WHO_NOBODY ? c->arg : copy_of(f, c->arg, c->who);
    return var < 0 ? ANYTHING : f->var[var];
}

/* Men are neither lost nor won; one may leave a zone, or enter it. */
static Span span_men(const Foreseeing *f, const Cond *c) {
    if (!is_steady(c->who))
        return ANYTHING;
    Span s = now(f, c);
    return c->kind == EXPR_WORTH || c->more == 0 ? s : (Span){s.lo - 1, s.hi + 1};
}

static Span span_mover(const Foreseeing *f, const Cond *c) {
    if (!is_steady(c->who))
        return PERHAPS;
    return f->before.me == scope_player(&f->before, c->who) ? SURELY : NEVER;
}

static Span product(Span a, Span b) {
    if (truth(a).hi == 0 || truth(b).hi == 0)
        return NEVER;
    if (a.lo < 0 || b.lo < 0)
        return ANYTHING;
    return (Span){saturate_mul(a.lo, b.lo), saturate_mul(a.hi, b.hi)};
}

static Span less(Span a, Span b) {
    return a.hi < b.lo ? SURELY : a.lo >= b.hi ? NEVER : PERHAPS;
}

static Span negation(Span s) {
    return (Span){!truth(s).hi, !truth(s).lo};
}

static Span equal(Span a, Span b) {
    if (a.hi < b.lo || b.hi < a.lo)
        return NEVER;
    return a.lo == a.hi && b.lo == b.hi ? SURELY : PERHAPS;
}

static Span span_pair(Foreseeing *f, const Cond *c) {
    Span a = span_of(f, c->a), b = span_of(f, c->b);
    switch (c->kind) {
    case EXPR_ADD: return (Span){saturate_add(a.lo, b.lo), saturate_add(a.hi, b.hi)};
    case EXPR_SUB: return (Span){saturate_sub(a.lo, b.hi), saturate_sub(a.hi, b.lo)};
    case EXPR_MUL: return product(a, b);
    case EXPR_MIN: return (Span){least(a.lo, b.lo), least(a.hi, b.hi)};
    case EXPR_MAX: return (Span){most(a.lo, b.lo), most(a.hi, b.hi)};
    case EXPR_EQ: return equal(a, b);
    case EXPR_LT: return less(a, b);
    case EXPR_LE: return negation(less(b, a));
    case EXPR_AND: return product(truth(a), truth(b));
    }
    return truth(either(a, b)).hi ? (Span){truth(a).lo | truth(b).lo, 1} : NEVER;
}

/* Kinds that are not listed may have any value. */
static Span span_of(Foreseeing *f, const Cond *c) {
    switch (c->kind) {
    case EXPR_NUM: return (Span){c->arg, c->arg};
    case EXPR_VAR: return span_var(f, c);
    case EXPR_COUNT:
    case EXPR_WORTH: return span_men(f, c);
    case EXPR_WAS: return truth(now(f, c->a));
    case EXPR_MOVER:
    case EXPR_ASKED_AS: return span_mover(f, c);
    case EXPR_NOT: return negation(span_of(f, c->a));
    case EXPR_ADD:
    case EXPR_SUB:
    case EXPR_MUL:
    case EXPR_MIN:
    case EXPR_MAX:
    case EXPR_EQ:
    case EXPR_LT:
    case EXPR_LE:
    case EXPR_AND:
    case EXPR_OR: return span_pair(f, c);
    case EXPR_REPEATED:
    case EXPR_CYCLE: f->repeats = true; return c->arg > 1 ? NEVER : ANYTHING;
    case EXPR_CAPTURED:
    case EXPR_LOOT:
    case EXPR_DROPPED:
    case EXPR_PASSED:
    case EXPR_BY_CHANCE:
    case EXPR_UNCHANGED: return NEVER;
    }
    return expr_info[c->kind].number ? ANYTHING : PERHAPS;
}

/* ---- what variables may become ---- */

/* A span clamped to the bounds of a variable. */
static Span within(const Var *v, Span s) {
    return (Span){most(least(s.lo, v->max), v->min), least(most(s.hi, v->min), v->max)};
}

/* Sets a variable to a span; if that is not sure to happen, it may also stay as it is. */
static void set(Foreseeing *f, int var, Span s, bool surely) {
    const Pos *p = f->before.pos;
    const Var *v = &p->game->vars[var];
    s = within(v, s);
    f->rekeyed |= v->hashed && (s.lo != p->var[var] || s.hi != p->var[var]);
    f->var[var] = surely ? s : either(f->var[var], s);
}

/* Sets copy `var` of the variable whose copies begin at `first`; where it is not known which
** (-1), any copy may become anything. */
static void set_copies(Foreseeing *f, int first, int var, Span s, bool surely) {
    const Game *g = f->before.pos->game;
    if (var >= 0)
        set(f, var, s, surely);
    else
        for (int i = 0; i < g->nplayers; i++)
            set(f, first + i, ANYTHING, false);
}

/* Foresees a trigger. due: it is sure to be fired if its condition holds. */
static void fire(Foreseeing *f, const Firing *firing, bool due) {
    const Trigger *t = firing->trigger;
    Span when = firing->when ? truth(span_of(f, firing->when)) : SURELY;
    if (when.hi == 0)
        return;
    int var = firing->place >= 0 ? firing->place : copy_of(f, t->var, t->who);
    Span value = span_of(f, firing->value);
    if (t->verb == VERB_PAY) {
        set_copies(f, t->var, var, ANYTHING, false);
        set_copies(f, t->payer, copy_of(f, t->payer, t->payer_who), ANYTHING, false);
        return;
    }
    if (t->verb == VERB_ADD && var >= 0)
        value = (Span){saturate_add(f->var[var].lo, value.lo),
                       saturate_add(f->var[var].hi, value.hi)};
    set_copies(f, t->var, var, value, due && when.lo == 1);
}

/* Foresees a run of triggers. One that is fired only after a move that touches certain cells
** may be fired or not; if it can change the key, those cells go into out->zone. */
static void fire_run(Foreseeing *f, const TriggerRun *run, Foresight *out) {
    f->rekeyed = false;
    for (int i = 0; i < run->n; i++)
        fire(f, &run->firing[i], !run->touched);
    if (f->rekeyed && run->touched)
        out->zone = set_or(out->zone, *run->touched);
    else if (f->rekeyed)
        out->keyed = false;
}

static void fire_time(Foreseeing *f, TriggerTime time, Foresight *out) {
    const TriggerRuns *runs = &f->before.pos->game->triggers_at[time];
    for (int i = 0; i < runs->n; i++)
        fire_run(f, &runs->run[i], out);
}

/* The state in which the move's own effects begin: brief variables have been set back. */
static void begin(Foreseeing *f, const Pos *p) {
    const Game *g = p->game;
    f->before = scope_at_cell(p, p->side, SQ_NONE);
    for (int i = 0; i < g->nvars; i++)
        f->var[i] = (Span){p->var[i], p->var[i]};
    f->rekeyed = false;
    for (int i = 0; i < g->nbrief; i++) {
        int32_t start = g->vars[g->brief[i]].start;
        set(f, g->brief[i], (Span){start, start}, true);
    }
}

/* ---- the answers ---- */

bool foresee_can(const Game *g) {
    return g->nplayers == 2 && g->nchances == 0 && g->nfollows == 0 &&
           !g->decree[DECREE_AGAIN].n && !g->decree[DECREE_SKIP].n;
}

void foresee(const Pos *p, Foresight *out) {
    const EndingFacts *e = &p->game->endings;
    Foreseeing f;
    begin(&f, p);
    *out = (Foresight){.goes_on = true, .keyed = !f.rekeyed};
    fire_time(&f, AT_CHANGE, out);
    fire_time(&f, AT_MOVE, out);
    fire_time(&f, AT_TURN, out);
    f.repeats = false;
    for (int i = 0; i < e->nquiet && out->goes_on; i++)
        out->goes_on = truth(span_of(&f, e->quiet[i])).hi == 0;
    out->repeats = f.repeats;
}

bool foresee_is_quiet(const Pos *p, Move m, Sq *from, Sq *to) {
    if (move_is_long(m) || move_is_throw(m))
        return false;
    const Shape *shape = &p->game->shapes[move_shape(m)];
    if (!shape->plain || shape->nfx != 1)
        return false;
    *from = (Sq)move_cell(m, shape->from);
    *to = (Sq)move_cell(m, shape->to);
    return p->cell[*to] == PIECE_NONE && set_has(&p->men[p->side], *from);
}
