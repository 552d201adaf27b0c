/*
** chain.c -- making and walking chains. They are made from their end, so that every test knows
** where it leads.
*/
#include "chain.h"

#include <string.h>

/* What is longer stays an expression. */
enum { CHAIN_MAX = 64 };

typedef enum TestKind {
    TEST_EXPR,     /* expression arg */
    TEST_CAPTURED, /* the last move took something, and expression arg */
    TEST_VAR_IS,   /* variable arg = value; `own`: his copy whose move it was */
    TEST_VAR_LESS, /* variable arg < value; likewise */
    TEST_MEN_ARE,  /* of the pieces in `men` there are `value` */
    TEST_MEN_LESS, /* fewer than that */
    TEST_CAPTOR,   /* the piece that made the last move is of kind set arg */
    TEST_TOUCHED,  /* the last move changed zone arg */
    TEST_MOVER,    /* player arg made it */
    TEST_REPEATED, /* the position was there `value` times */
} TestKind;

struct Test {
    uint8_t kind;
    bool own;
    int16_t yes, no; /* the next test, or CHAIN_HOLDS, CHAIN_FAILS */
    int32_t arg;
    int64_t value;
    const Piece *men; /* PIECE_NONE ends them */
};

/* ---- walking ---- */

static int32_t variable(const Test *t, const Scope *s) {
    return s->pos->var[t->arg + (t->own ? scope_player(s, WHO_ME) : 0)];
}

static int64_t count(const Test *t, const Pos *p) {
    int64_t n = 0;
    for (const Piece *x = t->men; *x != PIECE_NONE; x++)
        n += p->number[*x];
    return n;
}

static bool holds(const Test *t, const Scope *s) {
    const Pos *p = s->pos;
    const Game *g = p->game;
    const Event *last = &p->last;
    switch ((TestKind)t->kind) {
    case TEST_VAR_IS: return variable(t, s) == t->value;
    case TEST_VAR_LESS: return variable(t, s) < t->value;
    case TEST_MEN_ARE: return count(t, p) == t->value;
    case TEST_MEN_LESS: return count(t, p) < t->value;
    case TEST_CAPTOR:
        return piece_is(last->piece) && g->kindsets[t->arg] >> g->kind[last->piece] & 1;
    case TEST_TOUCHED: return set_meets(last->touched, g->zones[t->arg]);
    case TEST_REPEATED: return scope_repeated(s, t->value);
    case TEST_MOVER: return last->moved && last->mover == t->arg;
    case TEST_CAPTURED:
        if (last->ncaught == 0)
            return false;
        break;
    case TEST_EXPR: break;
    }
    return expr_true(s, (ExprId)t->arg);
}

bool chain_walk(const Chain *c, const Scope *s) {
    int at = c->first;
    while (at >= 0)
        at = holds(&c->test[at], s) ? c->test[at].yes : c->test[at].no;
    return at == CHAIN_HOLDS;
}

/* ---- making ---- */

typedef struct Maker {
    const Game *game;
    Arena *arena;
    int n;
    bool full;
    Test test[CHAIN_MAX];
} Maker;

static int add(Maker *m, Test t, int yes, int no) {
    m->full |= m->n == CHAIN_MAX;
    if (m->full)
        return CHAIN_FAILS;
    t.yes = (int16_t)yes;
    t.no = (int16_t)no;
    m->test[m->n] = t;
    return m->n++;
}

static bool is_number(const Maker *m, ExprId id) {
    return m->game->exprs[id].kind == EXPR_NUM;
}

static bool is_own(const Game *g, const Expr *e) {
    return g->vars[e->arg].player >= 0 && e->who != WHO_NOBODY;
}

/* The pieces of some kinds, of one player or of all. */
static const Piece *men_of(const Maker *m, const Expr *e) {
    const Game *g = m->game;
    Piece *men = ARENA_ARRAY(m->arena, Piece, g->nplayers * g->nkinds + 1);
    int n = 0;
    for (int owner = 0; owner < g->nplayers; owner++)
        for (int kind = 0; kind < g->nkinds; kind++)
            if (g->kindsets[e->arg] >> kind & 1 &&
                (e->who < WHO_PLAYER0 || e->who - WHO_PLAYER0 == owner))
                men[n++] = g->piece[owner][kind];
    men[n] = PIECE_NONE;
    return men;
}

/* Makes t read a number that needs no evaluating: a variable, or how many pieces there are. */
static bool reads(const Maker *m, ExprId id, Test *t) {
    const Game *g = m->game;
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_VAR && (!is_own(g, e) || e->who == WHO_ME)) {
        *t = (Test){.kind = TEST_VAR_IS, .own = is_own(g, e), .arg = e->arg};
        return true;
    }
    bool named = e->who == WHO_ANY || e->who == WHO_NOBODY || e->who >= WHO_PLAYER0;
    if (e->kind == EXPR_COUNT && named && e->arg != 0 && e->zone == 0) {
        *t = (Test){.kind = TEST_MEN_ARE, .men = men_of(m, e)};
        return true;
    }
    return false;
}

/* Such a number against a given one. */
static bool add_comparison(Maker *m, const Expr *e, int yes, int no, int *at) {
    bool turned = is_number(m, e->a); /* n < x says as much as not x < n + 1 */
    Test t;
    if (!reads(m, turned ? e->b : e->a, &t) || !is_number(m, turned ? e->a : e->b))
        return false;
    t.value = m->game->exprs[turned ? e->a : e->b].arg;
    if (e->kind == EXPR_EQ) {
        *at = add(m, t, yes, no);
        return true;
    }
    t.value += (e->kind == EXPR_LE) != turned;
    t.kind = t.kind == TEST_VAR_IS ? TEST_VAR_LESS : TEST_MEN_LESS;
    *at = turned ? add(m, t, no, yes) : add(m, t, yes, no);
    return true;
}

static int add_leaf(Maker *m, ExprId id, int yes, int no) {
    const Expr *e = &m->game->exprs[id];
    Test t;
    int at;
    if (reads(m, id, &t))
        return add(m, t, no, yes); /* not 0 */
    t = (Test){.kind = TEST_EXPR, .arg = id};
    switch ((ExprKind)e->kind) {
    case EXPR_EQ:
    case EXPR_LT:
    case EXPR_LE:
        if (add_comparison(m, e, yes, no, &at))
            return at;
        break;
    case EXPR_CAPTURED: t.kind = TEST_CAPTURED; break;
    case EXPR_CAPTOR: t = (Test){.kind = TEST_CAPTOR, .arg = e->arg}; break;
    case EXPR_REPEATED: t = (Test){.kind = TEST_REPEATED, .value = e->arg}; break;
    case EXPR_TOUCHED: t = (Test){.kind = TEST_TOUCHED, .arg = e->arg}; break;
    case EXPR_MOVER:
        if (e->who >= WHO_PLAYER0)
            t = (Test){.kind = TEST_MOVER, .arg = e->who - WHO_PLAYER0};
        break;
    default: break;
    }
    return add(m, t, yes, no);
}

/* How dear it is to ask: a look, a calculation or a look at what was, a search over the board. */
static int cost(const Maker *m, ExprId id) {
    Maker trial = {.game = m->game, .arena = m->arena};
    const Expr *e = &m->game->exprs[id];
    if (e->kind == EXPR_AND || e->kind == EXPR_OR) {
        int a = cost(m, e->a), b = cost(m, e->b);
        return a < b ? a : b;
    }
    if (e->kind == EXPR_NOT)
        return cost(m, e->a);
    add_leaf(&trial, id, CHAIN_HOLDS, CHAIN_FAILS);
    if (trial.test[0].kind != TEST_EXPR)
        return trial.test[0].kind == TEST_REPEATED;
    return expr_asks_walks(m->game, id) ? 2 : 1;
}

/* The test with which a condition begins that leads to yes or no. */
static int add_condition(Maker *m, ExprId id, int yes, int no) {
    const Expr *e = &m->game->exprs[id];
    if (m->full)
        return CHAIN_FAILS;
    if (e->kind == EXPR_NOT)
        return add_condition(m, e->a, no, yes);
    if (e->kind != EXPR_AND && e->kind != EXPR_OR)
        return add_leaf(m, id, yes, no);
    bool swap = cost(m, e->b) < cost(m, e->a);
    ExprId first = swap ? e->b : e->a, second = swap ? e->a : e->b;
    int next = add_condition(m, second, yes, no);
    return e->kind == EXPR_AND ? add_condition(m, first, next, no)
                               : add_condition(m, first, yes, next);
}

/* The zone that the last move must have touched for a condition to hold. */
static const CellSet *touched(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_TOUCHED)
        return &g->zones[e->arg];
    if (e->kind != EXPR_AND)
        return NULL;
    const CellSet *zone = touched(g, e->a);
    return zone ? zone : touched(g, e->b);
}

static Chain finish(const Maker *m, const CellSet *zone, int first) {
    Test *test = ARENA_ARRAY(m->arena, Test, m->n);
    memcpy(test, m->test, sizeof *test * (size_t)m->n);
    return (Chain){.test = test, .touched = zone, .first = (int16_t)first};
}

Chain chain_of(const Game *g, ExprId e, Arena *a) {
    Maker m = {.game = g, .arena = a};
    const Expr *x = &g->exprs[e];
    if (e == 0)
        return (Chain){.first = CHAIN_HOLDS};
    if (x->kind == EXPR_TOUCHED)
        return (Chain){.touched = &g->zones[x->arg], .first = CHAIN_HOLDS};
    if (x->kind == EXPR_MOVER && x->who >= WHO_PLAYER0)
        return (Chain){.mover = (uint8_t)(1 + x->who - WHO_PLAYER0), .first = CHAIN_HOLDS};
    int first = add_condition(&m, e, CHAIN_HOLDS, CHAIN_FAILS);
    if (m.full) {
        m = (Maker){.game = g, .arena = a};
        first = add(&m, (Test){.kind = TEST_EXPR, .arg = e}, CHAIN_HOLDS, CHAIN_FAILS);
    }
    return finish(&m, touched(g, e), first);
}

Chain chain_any(const Game *g, const ExprId *e, int n, Arena *a) {
    Maker m = {.game = g, .arena = a};
    int first = CHAIN_FAILS;
    for (int i = n; i-- > 0;)
        first = e[i] ? add_condition(&m, e[i], CHAIN_HOLDS, first) : CHAIN_HOLDS;
    if (m.full)
        return (Chain){.first = CHAIN_HOLDS};
    return finish(&m, NULL, first);
}
