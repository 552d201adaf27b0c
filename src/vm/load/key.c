/*
** key.c -- hashing what a definition says. Instructions, conditions, effects and variables go
** in by their names, most else by its number in the definition.
*/
#include "key.h"

#include "base/rng.h"

#include <string.h>

static const char *const fx_names[FX_KINDS] = {
#define FX(name, cells, with, does, is, says) #name,
#include "vm/model/effects.def"
#undef FX
};

typedef struct Keyer {
    const Game *game;
    uint64_t *expr;  /* [nexprs]: the hash of each expression, once it is known; before, 0 */
    uint64_t *query; /* [nqueries]: likewise */
    uint64_t hash;   /* of what has been put in so far */
} Keyer;

static void put(Keyer *k, uint64_t number) {
    k->hash = rng_mix(k->hash ^ rng_mix(number));
}

static void put_text(Keyer *k, const char *text) {
    size_t n = text ? strlen(text) : 0;
    put(k, n);
    for (size_t i = 0; i < n; i++)
        put(k, (unsigned char)text[i]);
}

static void put_cells(Keyer *k, CellSet cells) {
    put(k, (uint64_t)set_count(cells));
    while (!set_empty(cells))
        put(k, set_pop(&cells));
}

static void put_dirs(Keyer *k, int dirset) {
    const DirSet *d = &k->game->dirsets[dirset];
    put(k, (uint64_t)d->n);
    for (int i = 0; i < d->n; i++)
        put(k, d->dir[i]);
}

static void put_var(Keyer *k, int var) {
    put_text(k, k->game->vars[var].name);
    put(k, (uint64_t)(int64_t)k->game->vars[var].player);
}

static void put_var_or_none(Keyer *k, int var) {
    put(k, var >= 0);
    if (var >= 0)
        put_var(k, var);
}

/* ---- walks ---- */

static void put_program(Keyer *k, const Program *p);

/* The walk of an effect or a `follow`. It is hashed only once: walks may nest within walks. */
static void put_query(Keyer *k, int query) {
    if (k->query[query] == 0) {
        uint64_t hash = k->hash;
        k->hash = 0;
        put_program(k, &k->game->queries[query]);
        k->query[query] = k->hash | 1;
        k->hash = hash;
    }
    put(k, k->query[query]);
}

static void put_act(Keyer *k, const Act *a) {
    put_text(k, fx_names[a->fx]);
    put(k, a->ref_a);
    put(k, a->ref_b);
    if (a->ref_a == REF_VAR)
        put_var(k, a->arg_a);
    else
        put(k, a->arg_a);
    if (a->ref_b == REF_VAR)
        put_var(k, a->arg_b);
    else
        put(k, a->arg_b);
    put(k, a->kind);
    if (fx_info[a->fx].with & (WITH_VAR | WITH_PAIR))
        put_var(k, a->var);
    else if (fx_info[a->fx].with & WITH_WALK)
        put_query(k, a->var);
    else
        put(k, a->var);
    put(k, k->expr[a->expr]);
}

static void put_operand(Keyer *k, Operand operand, unsigned unit) {
    const Game *g = k->game;
    switch (operand) {
    case OPERAND_DIRS: put_dirs(k, (int)unit); return;
    case OPERAND_EXPR: put(k, k->expr[unit]); return;
    case OPERAND_ACT: put_act(k, &g->acts[unit]); return;
    case OPERAND_LONG:
        put_dirs(k, g->longs[unit].dirs);
        put(k, g->longs[unit].lo);
        put(k, g->longs[unit].hi);
        put(k, k->expr[g->longs[unit].joint]);
        return;
    case OPERAND_NONE:
    case OPERAND_FLAGS:
    case OPERAND_MASK:
    case OPERAND_LABEL:
    case OPERAND_GROUP: put(k, unit);
    }
}

static void put_program(Keyer *k, const Program *p) {
    put(k, p ? (uint64_t)p->n : UINT64_MAX);
    for (int at = 0; p && at < p->n; at += op_length(p->code[at])) {
        unsigned op = p->code[at];
        put_text(k, op_info[op].text);
        for (int i = 1; i < op_length(op); i++)
            put_operand(k, (Operand)op_info[op].operand[i - 1], p->code[at + i]);
    }
}

/* ---- conditions ---- */

static void put_argument(Keyer *k, ExprArg sort, int32_t arg) {
    const Game *g = k->game;
    switch (sort) {
    case ARG_VAR:
    case ARG_MARKER: put_var(k, arg); return;
    case ARG_KINDS: put(k, g->kindsets[arg]); return;
    case ARG_ZONE: put_cells(k, g->zones[arg]); return;
    case ARG_DIRS: put_dirs(k, arg); return;
    case ARG_QUERY: put_program(k, &g->queries[arg]); return;
    case ARG_BIT: put(k, k->expr[g->was[arg]]); return;
    case ARG_NONE:
    case ARG_NUMBER:
    case ARG_MASK:
    case ARG_THROWN: put(k, (uint64_t)(int64_t)arg);
    }
}

/* Parts come before what they are parts of. */
static void hash_expressions(Keyer *k) {
    for (int i = 1; i < k->game->nexprs; i++) {
        const Expr *x = &k->game->exprs[i];
        k->hash = 0;
        put_text(k, expr_info[x->kind].name);
        put(k, x->who);
        put(k, k->expr[x->a]);
        put(k, k->expr[x->b]);
        put_argument(k, (ExprArg)expr_info[x->kind].arg, x->arg);
        put_argument(k, (ExprArg)expr_info[x->kind].more, x->more);
        k->expr[i] = k->hash;
    }
    k->hash = 0;
}

/* ---- the rest ---- */

static void put_board(Keyer *k) {
    const Graph *b = &k->game->graph;
    put(k, (uint64_t)b->ncells);
    put(k, (uint64_t)b->ndirs);
    for (int i = 0; i < b->ncells * b->ndirs; i++)
        put(k, b->next[i]);
    for (int i = 0; i < b->ncells * b->ndirs; i++)
        if (b->next[i] != SQ_NONE && b->arrive[i] != i / b->ncells)
            put(k, (uint64_t)i << 8 | b->arrive[i]); /* where a line turns */
    for (int c = 0; c < b->ncells; c++)
        put_text(k, b->cell_name[c]);
    for (int c = 0; c < b->ncells; c++)
        put(k, k->game->start[c]);
}

static void put_kinds(Keyer *k) {
    const Game *g = k->game;
    put(k, (uint64_t)g->nplayers);
    put(k, (uint64_t)g->nkinds);
    for (int p = 0; p < g->nplayers && game_teams(g) < g->nplayers; p++)
        put(k, g->partners[p]);
    for (int i = 0; i < g->nkinds; i++) {
        put_text(k, g->kinds[i].name);
        put(k, (uint64_t)g->kinds[i].royal << 1 | g->kinds[i].in_hand);
        for (int p = 0; p < g->nplayers && g->kinds[i].valued; p++)
            put(k, (uint64_t)(int64_t)g->kinds[i].value[p]);
    }
    for (int row = 0; row < g->nprograms; row++)
        for (int owner = 0; owner <= g->nplayers; owner++)
            for (int kind = 0; kind < g->nkinds; kind++)
                put_program(k, game_walk(g, row, owner, kind));
}

static void put_turns(Keyer *k) {
    const Game *g = k->game;
    for (int i = 0; i < g->nturns; i++) {
        const Turn *t = &g->turns[i];
        put(k, (uint64_t)t->nparts << 1 | t->otherwise);
        put(k, k->expr[t->most]);
        for (int j = 0; j < t->nparts; j++) {
            const Part *p = &t->part[j];
            put(k, p->kinds);
            put(k, (uint64_t)p->program << 16 | p->drops);
            put(k, (uint64_t)(p->only_drops << 2 | p->captures << 1 | p->optional));
            put(k, k->expr[p->when]);
        }
    }
    for (int d = 0; d < DECREES; d++) {
        if (d > 0 && g->decree[d].n > 0)
            put(k, (uint64_t)d);
        for (int i = 0; i < g->decree[d].n; i++)
            put(k, k->expr[g->decree[d].at[i]]);
    }
}

static void put_rules(Keyer *k) {
    const Game *g = k->game;
    for (int i = 0; i < g->nrules; i++) {
        put(k, (uint64_t)g->rules[i].losers_share << 16 | (uint64_t)g->rules[i].verdict << 8 |
                   g->rules[i].who);
        put(k, k->expr[g->rules[i].when]);
    }
    for (int p = 0; p < g->nplayers; p++)
        put(k, k->expr[g->aim[p]]);
}

/* ---- the rest of a whole key ---- */

/* Who begins, what becomes of men who are taken, what players claim. */
static void put_customs(Keyer *k) {
    const Game *g = k->game;
    put(k, (uint64_t)g->first);
    for (int i = 0; i < g->nkinds; i++) {
        put_var_or_none(k, g->kinds[i].holding);
        put_var_or_none(k, g->kinds[i].gains);
    }
    for (int i = 0; i < g->nrules; i++)
        put(k, g->rules[i].claimed);
}

static void put_vars(Keyer *k) {
    const Game *g = k->game;
    for (int i = 0; i < g->nvars; i++) {
        const Var *v = &g->vars[i];
        put_var(k, i);
        put(k, (uint64_t)v->kind << 2 | (uint64_t)v->hashed << 1 | v->brief);
        put(k, (uint64_t)(int64_t)v->start);
        put(k, (uint64_t)(int64_t)v->min);
        put(k, (uint64_t)(int64_t)v->max);
        for (int p = 0; p < g->nplayers; p++)
            put(k, k->expr[v->where[p]]);
    }
}

static void put_follows(Keyer *k) {
    const Game *g = k->game;
    for (int i = 0; i < g->nfollows; i++) {
        const Follow *f = &g->follows[i];
        put(k, (uint64_t)f->player << 1 | f->again);
        put(k, k->expr[f->from]);
        put_query(k, f->walk);
    }
}

static void put_triggers(Keyer *k) {
    const Game *g = k->game;
    for (int i = 0; i < g->ntriggers; i++) {
        const Trigger *t = &g->triggers[i];
        put(k, (uint64_t)t->time << 24 | (uint64_t)t->verb << 16 | (uint64_t)t->who << 8 |
                   t->payer_who);
        put(k, k->expr[t->when]);
        put(k, k->expr[t->value]);
        put_var(k, t->var);
        if (t->verb == VERB_PAY)
            put_var(k, t->payer);
    }
}

static void put_case(Keyer *k, const ChanceCase *c) {
    put(k, k->expr[c->when]);
    put(k, c->walk);
    if (c->start == REF_VAR)
        put_var(k, c->arg);
    else
        put(k, (uint64_t)c->start << 16 | c->arg);
    put(k, (uint64_t)c->or_nothing << 1 | c->again);
}

static void put_chances(Keyer *k) {
    const Game *g = k->game;
    for (int i = 0; i < g->nchances; i++) {
        const Chance *c = &g->chances[i];
        put(k, c->opening);
        put(k, k->expr[c->when]);
        put(k, (uint64_t)c->nmarks);
        for (int j = 0; j < c->nmarks; j++)
            put_var(k, c->marks[j]);
        for (int j = 0; j < c->ncases; j++)
            put_case(k, &c->cases[j]);
        for (int j = 0; j < c->noutcomes; j++) {
            const Outcome *o = &c->outcome[j];
            put(k, o->weight);
            for (int n = 0; n < o->nrolls; n++)
                put(k, (uint64_t)(int64_t)o->roll[n]);
            put(k, (uint64_t)o->first << 16 | o->ncases);
        }
    }
    for (int i = 0; i < g->nwalks && g->nchances > 0; i++)
        put_program(k, &g->walks[i]);
}

uint64_t game_key(const Game *g, bool whole) {
    Arena *a = arena_new();
    Keyer k = {.game = g,
               .expr = ARENA_ARRAY(a, uint64_t, g->nexprs + 1),
               .query = ARENA_ARRAY(a, uint64_t, g->nqueries + 1)};
    hash_expressions(&k);
    put_board(&k);
    put_kinds(&k);
    put_turns(&k);
    put_rules(&k);
    put_follows(&k);
    if (whole) {
        put_customs(&k);
        put_vars(&k);
        put_triggers(&k);
        put_chances(&k);
    }
    arena_free(a);
    return k.hash;
}
