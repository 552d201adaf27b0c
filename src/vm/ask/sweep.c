/*
** sweep.c -- which games, walks and moves a sweep can count, found at load.
**
** sweep_hot.h counts.
*/
#include "sweep.h"

#include "vm/meaning/expr.h"
#include "movegen.h"
#include "vm/meaning/rules.h"
#include "walker.h"

/* Expressions whose truth a quiet move of one kind changes as any other does: they ask neither
** where pieces stand nor which of them moved, but for a capture. */
static bool same_for_all(const Game *g, ExprId e) {
    static const uint8_t fixed[] = {
        EXPR_NUM,     EXPR_VAR,         EXPR_ADD,  EXPR_SUB,       EXPR_MUL,   EXPR_DIV,
        EXPR_MOD,     EXPR_MIN,         EXPR_MAX,  EXPR_EQ,        EXPR_LT,    EXPR_LE,
        EXPR_AND,     EXPR_OR,          EXPR_NOT,  EXPR_COUNT,     EXPR_WORTH, EXPR_NO_MOVES,
        EXPR_TO_MOVE, EXPR_CAPTURED,    EXPR_LOOT, EXPR_BY_CHANCE, EXPR_MOVER, EXPR_WAS,
        EXPR_PASSED,  EXPR_CAPTOR_WORTH};
    if (e == 0)
        return true;
    const Expr *x = &g->exprs[e];
    /* "captured, and by a Chief" is false of every quiet move, whatever else it asks */
    if (x->kind == EXPR_AND &&
        (g->exprs[x->a].kind == EXPR_CAPTURED || g->exprs[x->b].kind == EXPR_CAPTURED))
        return true;
    bool known = false;
    for (unsigned i = 0; i < sizeof fixed; i++)
        known |= x->kind == fixed[i];
    known = known && !(x->kind == EXPR_COUNT && x->zone != 0) && x->kind != EXPR_CAPTOR_WORTH;
    return known && same_for_all(g, x->a) && same_for_all(g, x->b);
}

/* Where royal pieces stand, nobody may land. */
static bool rules_allow(const Game *g) {
    if (!g->tables || !g->simple_turn || g->nameless || g->nplayers != 2 || g->nforbid ||
        g->royal || g->nchances || g->nbrief || g->turns[0].part[0].when ||
        g->turns[0].part[0].kinds == 0 || g->turns[0].part[0].program != 0)
        return false;
    for (int i = 0; i < g->nrules; i++)
        if (!g->rules[i].by_event && !same_for_all(g, g->rules[i].when))
            return false;
    for (int i = 0; i < g->ntriggers; i++) {
        const Trigger *t = &g->triggers[i];
        bool quiet = t->time == AT_TURN || t->time == AT_MOVE;
        if (quiet && (!same_for_all(g, t->when) || !same_for_all(g, t->value)))
            return false;
    }
    return true;
}

/* The variables that an expression reads for a player. */
static uint64_t reads_of(const Game *g, ExprId e, int player) {
    const Expr *x = &g->exprs[e];
    if (e == 0)
        return 0;
    uint64_t below = reads_of(g, x->a, player) | reads_of(g, x->b, player);
    if (x->kind != EXPR_VAR)
        return below;
    bool own = g->vars[x->arg].player >= 0 && x->who == WHO_ME;
    if (own)
        return below | (uint64_t)1 << (x->arg + player);
    for (int i = 0; i < g->nplayers; i++)
        below |= (uint64_t)1 << (x->arg + (g->vars[x->arg].player >= 0 ? i : 0));
    return below;
}

static uint64_t reads_of_rules(const Game *g) {
    uint64_t all = 0;
    for (int i = 0; i < g->nrules; i++)
        all |= reads_of(g, g->rules[i].when, 0) | reads_of(g, g->rules[i].when, 1);
    for (int i = 0; i < g->ntriggers; i++) {
        const Trigger *t = &g->triggers[i];
        for (int p = 0; p < 2; p++)
            all |= reads_of(g, t->when, p) | reads_of(g, t->value, p);
    }
    return all;
}

static uint64_t copies_of(const Game *g, int var) {
    uint64_t one = (uint64_t)1 << var;
    return g->vars[var].player < 0 ? one : (((uint64_t)1 << g->nplayers) - 1) << var;
}

static uint64_t set_by_triggers(const Game *g) {
    uint64_t all = 0;
    for (int i = 0; i < g->ntriggers; i++) {
        const Trigger *t = &g->triggers[i];
        all |= copies_of(g, t->var) | (t->verb == VERB_PAY ? copies_of(g, t->payer) : 0);
    }
    return all;
}

static bool is_unattacked(const Game *g, ExprId e) {
    return g->exprs[e].kind == EXPR_NOT && g->exprs[g->exprs[e].a].kind == EXPR_ATTACKED;
}

static bool is_shy(const Game *g, const Branch *b, const PathKind *k) {
    return b->ngroups == 0 && b->nneeds == 0 && k->open == CLASS_NONE && k->land == ON_EMPTY &&
           k->ntests == 1 && is_unattacked(g, k->test[0]) && !k->solver;
}

static SweepKind kind_of_start(const Game *g, const StartTable *s) {
    SweepKind kind = SWEEP_NONE;
    for (int i = 0; i < s->nfamilies; i++) {
        const Family *f = &s->family[i];
        for (int j = 0; j < f->nbranches; j++) {
            const PathKind *k = &g->tables->kinds[f->branch[j].kind];
            bool plain = k->plain && f->branch[j].nneeds == 0 && f->nbranches == 1 &&
                         f->end_slot != 0xff;
            SweepKind this = plain                         ? SWEEP_PLAIN
                             : is_shy(g, &f->branch[j], k) ? SWEEP_SHY
                                                           : SWEEP_NONE;
            if (this == SWEEP_NONE || (kind != SWEEP_NONE && kind != this))
                return SWEEP_NONE;
            kind = this;
        }
    }
    return kind == SWEEP_NONE && s->nfamilies == 0 ? SWEEP_PLAIN : kind;
}

static SweepKind kind_of_piece(const Game *g, const PieceTables *t) {
    SweepKind kind = SWEEP_NONE;
    if (!t->start)
        return t->odd_attacks ? SWEEP_NONE : SWEEP_PLAIN;
    for (int cell = 0; cell < g->graph.ncells; cell++) {
        SweepKind this = kind_of_start(g, &t->start[cell]);
        bool empty = t->start[cell].nfamilies == 0;
        if (this == SWEEP_NONE || (kind != SWEEP_NONE && kind != this && !empty))
            return SWEEP_NONE;
        if (kind == SWEEP_NONE || !empty)
            kind = this;
    }
    return kind;
}

/* One MOVE first, then changes of variables that nobody asks about before the next move. */
static bool shape_allows(const Shape *s, uint64_t read) {
    if (s->nfx < 1 || s->fx[0].fx != FX_MOVE)
        return false;
    for (int i = 1; i < s->nfx; i++)
        if ((s->fx[i].fx != FX_SET && s->fx[i].fx != FX_ADD) || read >> s->fx[i].var & 1)
            return false;
    return true;
}

/* Expressions that change with variables alone. */
static bool asks_variables(const Game *g, ExprId e) {
    static const uint8_t kinds[] = {EXPR_NUM, EXPR_VAR, EXPR_ADD, EXPR_SUB, EXPR_MUL, EXPR_EQ,
                                    EXPR_LT,  EXPR_LE,  EXPR_AND, EXPR_OR,  EXPR_NOT};
    uint64_t known = 0;
    for (unsigned i = 0; i < sizeof kinds; i++)
        known |= (uint64_t)1 << kinds[i];
    return (expr_kinds(g, e) & ~known) == 0;
}

/* The variables that count lost pieces. */
static uint64_t holdings(const Game *g) {
    uint64_t all = 0;
    for (int i = 0; i < g->nkinds; i++)
        if (g->kinds[i].holding >= 0)
            all |= copies_of(g, g->kinds[i].holding);
    return all;
}

/* A shy walk may ask about its owner's variables alone, and none that a trigger changes. */
static bool gates_allow(const Game *g, Sweep *w, int player, const PieceTables *t) {
    for (int cell = 0; cell < g->graph.ncells; cell++) {
        for (int i = 0; i < t->start[cell].nfamilies; i++) {
            const PathKind *k = &g->tables->kinds[t->start[cell].family[i].branch[0].kind];
            for (int j = 0; j < k->ngates; j++) {
                if (!same_for_all(g, k->gate[j]))
                    return false;
                w->reads[player] |= reads_of(g, k->gate[j], player);
                w->captures &= asks_variables(g, k->gate[j]);
            }
        }
    }
    return true;
}

const Sweep *sweep_find(const Game *g, Arena *a) {
    Sweep *w = arena_alloc(a, sizeof *w);
    uint8_t *piece = ARENA_ARRAY(a, uint8_t, PIECES_MAX);
    bool *shape = ARENA_ARRAY(a, bool, g->nshapes);
    *w = (Sweep){.possible = rules_allow(g), .captures = true, .piece = piece, .shape = shape};
    if (!w->possible)
        return w;
    for (int owner = 0; owner < 2; owner++) {
        for (int kind = 0; kind < g->nkinds; kind++) {
            Piece x = game_piece(g, owner, kind);
            piece[x] = (uint8_t)kind_of_piece(g, &g->tables->of[x]);
            if (piece[x] == SWEEP_SHY && !gates_allow(g, w, owner, &g->tables->of[x]))
                piece[x] = SWEEP_NONE;
        }
    }
    uint64_t changed = set_by_triggers(g), read = reads_of_rules(g);
    w->possible = !((w->reads[0] | w->reads[1]) & changed);
    w->captures &= !((w->reads[0] | w->reads[1]) & holdings(g));
    for (int i = 0; i < g->nshapes; i++)
        shape[i] = shape_allows(&g->shapes[i], read);
    return w;
}

bool sweep_count(const Pos *p, const History *history, uint64_t *n) {
    const Game *g = p->game;
    return g->tables && g->sweep && g->sweep->possible && !p->chance &&
           g->walker->sweep(p, history, n);
}
