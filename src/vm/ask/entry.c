/*
** entry.c -- choices of which each is a set of cells.
*/
#include "entry.h"

#include "vm/meaning/cond.h"
#include "vm/meaning/machine.h"

/* CHOICES_MOST: kinds that are put down, and passes; of more, moves are listed. */
enum { CHOICES_MOST = 8 };

/* Putting down men of a kind; or, without a program, passing. */
typedef struct Choice {
    const Program *program;
    CellSet cells;
    unsigned n; /* moves that nobody has drawn yet */
} Choice;

typedef struct Choices {
    int n;
    unsigned sum;
    Choice of[CHOICES_MOST];
} Choices;

/* ---- what a game has ---- */

/* ENTER (LAND | TEST)* ACT* END, the first act PUT HERE: the move names its cell and its kind. */
static bool is_entry(const Game *g, const Program *p) {
    int at = 0;
    if (p->code[at] != OP_ENTER)
        return false;
    at += op_length(OP_ENTER);
    while (p->code[at] == OP_LAND || p->code[at] == OP_TEST)
        at += op_length(p->code[at]);
    const Act *first = p->code[at] == OP_ACT ? &g->acts[p->code[at + 1]] : NULL;
    if (!first || first->fx != FX_PUT || first->ref_a != REF_HERE)
        return false;
    while (p->code[at] == OP_ACT)
        at += op_length(OP_ACT);
    return p->code[at] == OP_END;
}

static bool is_plain(const Turn *t) {
    return t->nparts == 1 && !t->most && !t->part[0].captures;
}

bool entry_exists(const Game *g) {
    for (int i = 0; i < g->nturns; i++) {
        const Part *part = &g->turns[i].part[0];
        for (int kind = 0; is_plain(&g->turns[i]) && part->drops && kind < g->nkinds; kind++) {
            const Program *p = game_walk(g, part->drops, 0, kind);
            if (part->kinds >> kind & 1 && p && is_entry(g, p))
                return true;
        }
    }
    return false;
}

/* ---- choices ---- */

static bool add(Choices *c, const Program *program, CellSet cells, unsigned n) {
    if (c->n == CHOICES_MOST)
        return false;
    c->of[c->n++] = (Choice){program, cells, n};
    c->sum += n;
    return true;
}

/* The men of a kind that can be put down, and those on the board, who must not move. */
static bool add_kind(const Pos *p, const Part *part, int kind, Choices *c) {
    const Game *g = p->game;
    const Program *drop = part->drops ? game_walk(g, part->drops, p->side, kind) : NULL;
    if (!part->only_drops && game_walk(g, part->program, p->side, kind))
        return false;
    if (!drop)
        return true;
    if (!is_entry(g, drop))
        return false;
    Run r = run_of(p, drop, p->side, SQ_NONE, NULL, NULL);
    CellSet cells = machine_entries(&r);
    return add(c, drop, cells, (unsigned)set_count(cells));
}

/* False where the turn may be something else. */
static bool add_turn(const Pos *p, const Turn *t, Choices *c) {
    const Part *part = &t->part[0];
    if (part->when) {
        Scope s = scope_of(p);
        s.me = p->side;
        if (!scope_holds(&s, part->when))
            return true;
    }
    if (!is_plain(t))
        return false;
    if (part->kinds == 0)
        return add(c, NULL, (CellSet){{0}}, 1);
    for (int kind = 0; kind < p->game->nkinds; kind++)
        if (part->kinds >> kind & 1 && !add_kind(p, part, kind, c))
            return false;
    return true;
}

/* ---- drawing ---- */

static WalkAnswer note_move(void *ctx, const Walk *w) {
    *(Move *)ctx = w->move;
    return WALK_STOP;
}

/* The move of a choice in its i-th cell, which is taken out. */
static Move take(const Pos *p, Choice *c, unsigned i) {
    Move m = 0;
    c->n--;
    if (!c->program)
        return m;
    CellSet rest = c->cells;
    while (i-- > 0)
        set_pop(&rest);
    CellSet one = {{0}};
    unsigned cell = set_pop(&rest);
    set_add(&one, cell);
    set_remove(&c->cells, cell);
    Run r = run_of(p, c->program, p->side, SQ_NONE, note_move, &m);
    r.entries = &one;
    machine_run(&r);
    return shape_canonical(p->game->shapes, m);
}

static bool draw_from(const Pos *p, Choices *c, Rng *rng, bool (*allowed)(void *, Move),
                      void *ctx, Move *m) {
    for (; c->sum > 0; c->sum--) {
        unsigned i = (unsigned)rng_below(rng, c->sum);
        Choice *of = c->of;
        while (i >= of->n)
            i -= of++->n;
        *m = take(p, of, i);
        if (!allowed || allowed(ctx, *m))
            return true;
    }
    return false;
}

EntryDraw entry_draw(const Pos *p, Rng *rng, bool (*allowed)(void *ctx, Move m), void *ctx,
                     Move *m) {
    const Game *g = p->game;
    Choices c;
    c.n = 0;
    c.sum = 0;
    for (int i = 0; i < g->nturns; i++) {
        if (g->turns[i].otherwise && draw_from(p, &c, rng, allowed, ctx, m))
            return ENTRY_DRAWN;
        if (!add_turn(p, &g->turns[i], &c))
            return ENTRY_UNKNOWN;
    }
    return draw_from(p, &c, rng, allowed, ctx, m) ? ENTRY_DRAWN : ENTRY_NONE;
}
