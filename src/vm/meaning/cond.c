/*
** cond.c -- expressions: preparing them, and what numbers, comparisons, and, or and not mean.
**
** Expressions about the cell, the position and the last move are in cond_cell.c,
** cond_position.c and cond_last.c. Nothing that an expression reads changes while it is
** evaluated, so the order is free: AND and OR evaluate the part that costs less first. lang has
** checked the kinds of parts, verify.c all indices.
*/
#include "cond_rows.h"

#include "base/saturate.h"

/* ---- numbers ---- */

int64_t one_NUM(const Scope *s, const Cond *c) {
    (void)s;
    return c->arg;
}

/* WHO_NOBODY means c->arg itself. Where `who` comes to nobody (a captor, where nothing was
** captured) the value is 0. */
int64_t one_VAR(const Scope *s, const Cond *c) {
    int var = c->who == WHO_NOBODY ? c->arg : scope_copy(s, c->arg, c->who);
    return var >= 0 ? s->pos->var[var] : 0;
}

/* Most operands are constants and variables: those are read without a call. */
static inline int64_t operand(const Scope *s, const Cond *c) {
    if (c->kind == EXPR_NUM)
        return c->arg;
    return c->shared ? s->pos->var[c->arg] : c->one(s, c);
}

/* The result of a binary operator; that of a comparison is 0 or 1. */
static inline int64_t reckoned(unsigned kind, int64_t a, int64_t b) {
    switch (kind) {
    case EXPR_ADD: return saturate_add(a, b);
    case EXPR_SUB: return saturate_sub(a, b);
    case EXPR_MUL: return saturate_mul(a, b);
    case EXPR_DIV: return saturate_div(a, b);
    case EXPR_MOD: return saturate_mod(a, b);
    case EXPR_MIN: return a < b ? a : b;
    case EXPR_MAX: return a > b ? a : b;
    case EXPR_EQ: return a == b;
    case EXPR_LT: return a < b;
    }
    return a <= b; /* LE */
}

#define OF_TWO(NAME)                                                                           \
    int64_t one_##NAME(const Scope *s, const Cond *c) {                                        \
        int64_t a = operand(s, c->a), b = operand(s, c->b);                                    \
        return reckoned(EXPR_##NAME, a, b);                                                    \
    }
OF_TWO(ADD)
OF_TWO(SUB)
OF_TWO(DIV)
OF_TWO(MOD)
OF_TWO(MIN)
OF_TWO(MAX)
OF_TWO(EQ)
OF_TWO(LT)
OF_TWO(LE)
#undef OF_TWO

/* A number times a condition is common: where the condition fails, the number is not
** evaluated. */
int64_t one_MUL(const Scope *s, const Cond *c) {
    int64_t b = operand(s, c->b);
    return b ? reckoned(EXPR_MUL, operand(s, c->a), b) : 0;
}

/* ---- and, or, not ---- */

int64_t one_AND(const Scope *s, const Cond *c) {
    return c->a->one(s, c->a) && c->b->one(s, c->b);
}

CellSet all_AND(const Scope *s, const Cond *c, CellSet among) {
    return cond_where(s, c->b, cond_where(s, c->a, among));
}

int64_t one_OR(const Scope *s, const Cond *c) {
    return c->a->one(s, c->a) || c->b->one(s, c->b);
}

CellSet all_OR(const Scope *s, const Cond *c, CellSet among) {
    CellSet first = cond_where(s, c->a, among);
    return set_or(first, cond_where(s, c->b, set_minus(among, first)));
}

int64_t one_NOT(const Scope *s, const Cond *c) {
    return !c->a->one(s, c->a);
}

CellSet all_NOT(const Scope *s, const Cond *c, CellSet among) {
    return set_minus(among, cond_where(s, c->a, among));
}

/* ---- many cells ---- */

/* A value for each cell. */
typedef int64_t Values[SQ_MAX];

static bool is_reckoned(const Cond *c) {
    return c->kind >= EXPR_ADD && c->kind <= EXPR_LE;
}

/* Sets `out` to the results of a binary operator on the cells of `among`, and leaves other
** entries alone. In a product, a is evaluated only where b is not 0. */
static void reckon(const Scope *s, const Cond *c, CellSet among, Values out);

/* The values of an expression (also a number) whose kind is evaluated cell by cell. */
static void each_value(const Scope *s, const Cond *c, CellSet among, Values out) {
    const Game *g = s->pos->game;
    Scope at = *s;
    while (!set_empty(among)) {
        at.here = (Sq)set_pop(&among);
        at.target = s->target == SQ_EACH ? at.here : s->target;
        game_charge(g, 1);
        out[at.here] = game_is_spent(g) ? 0 : c->one(&at, c);
    }
}

/* The values of any expression, which is evaluated once where no cell decides it, and for all
** cells at once where its kind can be. */
static void values_of(const Scope *s, const Cond *c, CellSet among, Values out) {
    const Game *g = s->pos->game;
    bool decided = g->facts[c - g->conds].asks & ASK_CELL;
    if (decided && (is_reckoned(c) || expr_info[c->kind].each)) {
        (is_reckoned(c) ? reckon : each_value)(s, c, among, out);
        return;
    }
    Scope nowhere = *s;
    nowhere.here = nowhere.target = SQ_NONE;
    int64_t value = decided ? 0 : c->one(&nowhere, c);
    CellSet yes = decided ? cond_where(s, c, among) : NO_CELLS;
    while (!set_empty(among)) {
        unsigned cell = set_pop(&among);
        out[cell] = decided ? set_has(&yes, cell) : value;
    }
}

static void reckon(const Scope *s, const Cond *c, CellSet among, Values out) {
    Values b;
    CellSet some = NO_CELLS;
    values_of(s, c->b, among, b);
    for (CellSet left = among; !set_empty(left);) {
        unsigned cell = set_pop(&left);
        out[cell] = 0;
        if (c->kind != EXPR_MUL || b[cell])
            set_add(&some, cell);
    }
    if (!set_empty(some))
        values_of(s, c->a, some, out);
    while (!set_empty(some)) {
        unsigned cell = set_pop(&some);
        out[cell] = reckoned(c->kind, out[cell], b[cell]);
    }
}

/* As cond_each(), for a binary operator: evaluates each part for all cells before it combines
** them. */
static CellSet cond_together(const Scope *s, const Cond *c, CellSet among) {
    Values value;
    CellSet yes = NO_CELLS;
    reckon(s, c, among, value);
    while (!set_empty(among)) {
        unsigned cell = set_pop(&among);
        if (value[cell])
            set_add(&yes, cell);
    }
    return yes;
}

/* True for a binary operator that takes long to be evaluated cell by cell. */
static bool is_dear(const Scope *s, const Cond *c) {
    const Game *g = s->pos->game;
    const ExprFacts *facts = &g->facts[c - g->conds];
    return is_reckoned(c) && (facts->parts > BATCH_WORK || facts->cost == COST_SEARCH);
}

CellSet cond_each(const Scope *s, const Cond *c, CellSet among) {
    CellSet yes = NO_CELLS;
    Scope at = *s;
    if (!set_single(among) && is_dear(s, c))
        return cond_together(s, c, among);
    while (!set_empty(among) && !game_is_spent(s->pos->game)) {
        game_charge(s->pos->game, 1);
        at.here = (Sq)set_pop(&among);
        at.target = s->target == SQ_EACH ? at.here : s->target;
        if (c->one(&at, c))
            set_add(&yes, at.here);
    }
    return yes;
}

bool cond_may_keep(const Scope *s, const Cond *c) {
    const Game *g = s->pos->game;
    return !(g->facts[c - g->conds].asks & (ASK_START | ASK_THROW | ASK_TRAIL));
}

CellSet cond_anywhere(const Scope *s, const Cond *c) {
    const Game *g = s->pos->game;
    if (c->kind == EXPR_NOT)
        return set_minus(g->board, cond_anywhere(s, c->a));
    const CellSet *known = memo_answer(s->memo, c);
    return known ? *known : memo_keep(s->memo, c, cond_where(s, c, g->board));
}

CellSet scope_anywhere(const Scope *s, ExprId id) {
    return cond_anywhere(s, &s->pos->game->conds[id]);
}

/* ---- the rows ---- */

/* For an expression that no cell decides. */
static CellSet all_whole(const Scope *s, const Cond *c, CellSet among) {
    Scope nowhere = *s;
    nowhere.here = nowhere.target = SQ_NONE;
    return c->one(&nowhere, c) ? among : NO_CELLS;
}

#define ALL_WHOLE(name) all_whole
#define ALL_EACH(name) cond_each
#define ALL_OWN(name) all_##name
#define ALL_AWAY(name) all_##name
static const struct {
    int64_t (*one)(const Scope *s, const Cond *c);
    CellSet (*all)(const Scope *s, const Cond *c, CellSet among);
} meaning[EXPR_KINDS] = {
#define EXPR(name, sort, arity, arg, more, asks, cost, all, word, args, is, is_not)            \
    {one_##name, ALL_##all(name)},
#include "vm/model/exprs.def"
#undef EXPR
};

const Cond *conds_build(const Game *g) {
    Cond *list = ARENA_ARRAY(g->arena, Cond, g->nexprs);
    for (int i = 0; i < g->nexprs; i++) {
        const Expr *e = &g->exprs[i];
        bool either = e->kind == EXPR_AND || e->kind == EXPR_OR;
        bool swaps = either && g->facts[e->b].cost < g->facts[e->a].cost;
        bool once = expr_info[e->kind].each && !(g->facts[i].asks & ASK_CELL);
        list[i] = (Cond){.one = meaning[e->kind].one,
                         .all = once ? all_whole : meaning[e->kind].all,
                         .a = &list[swaps ? e->b : e->a],
                         .b = &list[swaps ? e->a : e->b],
                         .arg = e->arg,
                         .more = e->more,
                         .who = e->who,
                         .kind = e->kind,
                         .shared = e->kind == EXPR_VAR && g->vars[e->arg].player < 0};
    }
    return list;
}

CellSet scope_where(const Scope *s, ExprId id, CellSet among) {
    return id == 0 ? among : cond_where(s, &s->pos->game->conds[id], among);
}

bool scope_decrees(const Scope *s, Decree decree) {
    const Conditions *list = &s->pos->game->decree[decree];
    for (int i = 0; i < list->n; i++)
        if (scope_holds(s, list->at[i]))
            return true;
    return false;
}
