/*
** openings.c -- following a program over its first steps.
*/
#include "openings.h"

#include "vm/meaning/scope.h"
#include "vm/meaning/spread.h"

/* Where one of these is exceeded, the walk is taken to begin anywhere. OPENINGS_MAX: with more
** of them, running the machine is quicker. BRANCHES_MAX: forks and jumps on one way.
** FOLLOWED_MAX: instructions on all ways together, which each fork may double. */
enum { OPENINGS_MAX = 16, BRANCHES_MAX = 40, FOLLOWED_MAX = 1 << 13 };

/* A walk as far as instruction `at`. */
typedef struct Way {
    int at;
    int branches; /* forks and jumps so far */
    Dir line;     /* the line it keeps, or DIR_NONE */
    Opening opening;
    bool told;          /* `step` describes all conditions and effects so far */
    bool strikes;       /* it has landed, and captures an enemy there */
    const Shape *shape; /* what was done */
    OneStep step;       /* `dir`, `mask`, `hits` and `base` are set at the end */
} Way;

typedef struct Finder {
    const Game *game;
    const Program *program;
    int n, nsteps; /* n -1: too many, or nothing is known */
    int followed;  /* instructions */
    bool ordered;  /* there are ordered choices: some walks rule out others */
    Opening found[OPENINGS_MAX];
    OneStep step[OPENINGS_MAX];
} Finder;

static bool is_same(const Opening *a, const Opening *b) {
    bool same = a->nsteps == b->nsteps && a->takes == b->takes && a->marker == b->marker;
    for (int i = 0; same && i < a->nsteps; i++)
        same = a->dir[i] == b->dir[i] && a->mask[i] == b->mask[i];
    return same;
}

static void add(Finder *f, const Opening *o) {
    int i = 0;
    while (i < f->n && !is_same(&f->found[i], o))
        i++;
    if (i < f->n || f->n < 0)
        return;
    if (f->n == OPENINGS_MAX)
        f->n = -1;
    else
        f->found[f->n++] = *o;
}

/* The mask of what may stand on a cell where a condition holds (a superset). Where the walk
** began that is one's own man. */
static unsigned mask_of(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_ON)
        return (unsigned)e->arg;
    if (e->kind == EXPR_AND)
        return mask_of(g, e->a) & mask_of(g, e->b);
    if (e->kind == EXPR_OR)
        return mask_of(g, e->a) | mask_of(g, e->b);
    return e->kind == EXPR_START ? ON_FRIEND : ON_ANYTHING;
}

/* 1 + a marker that must name the cell for a condition to hold there; 0: there is none. */
static int marker_of(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_AND) {
        int marker = marker_of(g, e->a);
        return marker ? marker : marker_of(g, e->b);
    }
    return e->kind == EXPR_MARKED && g->vars[e->arg].player < 0 ? e->arg + 1 : 0;
}

/* Narrows what may stand on the current cell. False where nothing is left. */
static bool ask(Way *w, unsigned mask) {
    if (w->opening.nsteps == 0)
        return mask & ON_FRIEND;
    uint16_t *now = &w->opening.mask[w->opening.nsteps - 1];
    *now &= (uint16_t)mask;
    return *now != 0;
}

/* True if no edge turns the lines in that direction. */
static bool is_straight(const Graph *g, Dir d) {
    for (int cell = 0; cell < g->ncells; cell++)
        if (graph_next(g, d, (Sq)cell) != SQ_NONE && graph_arrive(g, d, (Sq)cell) != d)
            return false;
    return true;
}

static void follow(Finder *f, Way w);

/* Adds an opening whose walk is not followed any further, and so may take something. */
static void cut(Finder *f, Opening o) {
    o.takes = true;
    add(f, &o);
}

/* True if a marker must name the start: that is all of the opening, since only one man fits. */
static bool is_marked(Finder *f, Way *w, ExprId test) {
    int marker = w->opening.nsteps ? 0 : marker_of(f->game, test);
    w->opening.marker = (uint16_t)marker;
    if (marker)
        cut(f, w->opening);
    return marker;
}

/* Follows the walk in each direction of a step; or cuts it off here, where it has enough steps
** or its line may turn. */
static void step(Finder *f, const Way *w) {
    const uint16_t *code = f->program->code + w->at;
    const DirSet *set = &f->game->dirsets[code[1]];
    bool goes_on = code[2] & STEP_LINE && w->line != DIR_NONE;
    bool bends = goes_on && !is_straight(&f->game->graph, w->line);
    if (w->opening.nsteps == OPENING_STEPS || bends) {
        cut(f, w->opening);
        return;
    }
    for (int i = 0; i < set->n; i++) {
        Way next = *w;
        const Shift *shift = &f->game->shift[set->dir[i]];
        if (!shift->even)
            f->n = -1; /* cells_before() would go cell by cell */
        if (shift->by == 0 && !(code[2] & STEP_REVISIT))
            continue; /* it leads back to the cell that it comes from */
        if (goes_on && set->dir[i] != w->line)
            continue;
        next.line = set->dir[i]; /* the machine, too, sets the line by any step */
        next.opening.dir[next.opening.nsteps] = set->dir[i];
        next.opening.mask[next.opening.nsteps++] = MASKS_END - 1;
        next.at += op_length(OP_STEP);
        follow(f, next);
    }
}

/* Records a test of the end in the OneStep. False unless it depends only on what stands there
** and whether the cell is in a zone. */
static bool tell_test(const Game *g, Way *w, ExprId id) {
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_AND)
        return tell_test(g, w, e->a) && tell_test(g, w, e->b);
    if (e->kind == EXPR_IN)
        w->step.within = set_and(w->step.within, g->zones[e->arg]);
    return w->opening.nsteps == 1 && (e->kind == EXPR_ON || e->kind == EXPR_IN);
}

/* Records in the OneStep that a slot is its start or end. False for other cells. */
static bool tell_cell(Way *w, uint8_t ref, unsigned slot) {
    if (ref == REF_START)
        w->step.start = move_with(w->step.start, slot, 1);
    else
        w->step.end = move_with(w->step.end, slot, 1);
    return ref == REF_START || ref == REF_HERE;
}

/* Records an act in the OneStep. False where that is not possible. */
static bool tell_act(const Game *g, Way *w, uint16_t id) {
    const Act *a = &g->acts[id];
    const Shape *parent = w->shape, *child = shape_child(g->shapes, parent, id);
    if (!child || w->opening.nsteps != 1)
        return false;
    NewSlots slot = shape_new_slots(parent, child);
    w->shape = child;
    if (slot.a != NO_SLOT && !tell_cell(w, a->ref_a, slot.a))
        return false;
    return slot.b == NO_SLOT || tell_cell(w, a->ref_b, slot.b);
}

static void add_step(Finder *f, const Way *w) {
    OneStep s = w->step;
    s.dir = w->opening.dir[0];
    s.mask = w->opening.mask[0];
    s.hits = w->opening.takes ? s.mask : w->strikes ? s.mask & ON_ENEMY : 0;
    s.base = (Move)(w->shape - f->game->shapes);
    if (f->nsteps == OPENINGS_MAX)
        f->n = -1;
    else
        f->step[f->nsteps++] = s;
}

/* The walk ends. It becomes a OneStep, or else an opening; and another opening that takes
** something, if it can land on an enemy. */
static void end(Finder *f, Way w) {
    if (w.told && w.opening.nsteps == 1) {
        add_step(f, &w);
        return;
    }
    add(f, &w.opening);
    w.opening.takes = true;
    if (w.strikes && ask(&w, ON_ENEMY))
        add(f, &w.opening);
}

/* Follows the program from w.at to the ends of its walks, or as far as openings reach. */
static void follow(Finder *f, Way w) {
    for (;;) {
        const uint16_t *code = f->program->code + w.at;
        bool on = true;
        if (++f->followed > FOLLOWED_MAX)
            f->n = -1;
        if (f->n < 0)
            return;
        switch ((Op)code[0]) {
        case OP_STEP: step(f, &w); return;
        case OP_END: end(f, w); return;
        case OP_FAIL:
        case OP_COUNT: return;
        case OP_LONG:
        case OP_ENTER:
        case OP_ANYWHERE: f->n = -1; return;
        case OP_LAND: w.strikes = true;
        /* fallthrough */
        case OP_ON:
        case OP_LOOK: on = ask(&w, code[1]); break;
        case OP_TEST:
            if (is_marked(f, &w, code[1]))
                return;
            on = ask(&w, mask_of(f->game, code[1]));
            w.told &= tell_test(f->game, &w, code[1]);
            break;
        case OP_ACT:
            w.told &= tell_act(f->game, &w, code[1]);
            w.opening.takes |= (fx_info[f->game->acts[code[1]].fx].does & DOES_TAKE) != 0;
            break;
        case OP_LINE: w.line = DIR_NONE; break;
        case OP_FIRST:
            w.opening.takes = true; /* it may rule out what takes something */
        /* fallthrough */
        case OP_SECOND: f->ordered = true; break;
        case OP_FORK:
        case OP_JUMP: break;
        }
        bool branches = op_info[code[0]].flow != FLOW_NEXT;
        if (!on || f->n < 0)
            return;
        if (branches && ++w.branches > BRANCHES_MAX) {
            f->n = -1;
            return;
        }
        if (code[0] == OP_FORK) {
            Way other = w;
            other.at = code[1];
            follow(f, other);
        }
        w.at = code[0] == OP_JUMP ? code[1] : w.at + op_length(code[0]);
    }
}

/* True if two steps of a man never end on the same cell, or do different things there. */
static bool are_apart(const Game *g, const OneStep *a, const OneStep *b) {
    return g->shift[a->dir].by != g->shift[b->dir].by || !set_meets(a->within, b->within) ||
           g->shapes[move_shape(a->base)].canon != g->shapes[move_shape(b->base)].canon;
}

/* Openings.distinct. */
static bool steps_apart(const Game *g, const Openings *o) {
    bool apart = o->n >= 0;
    for (int i = 0; i < o->nsteps; i++) {
        apart &= o->step[i].start && o->step[i].end;
        for (int k = 0; k < i; k++)
            apart &= are_apart(g, &o->step[i], &o->step[k]);
    }
    return apart;
}

const Openings *openings_build(const Game *g) {
    Openings *all = ARENA_ARRAY(g->arena, Openings, g->nwalks);
    for (int i = 0; i < g->nwalks; i++) {
        Finder f = {.game = g, .program = &g->walks[i]};
        follow(&f, (Way){.line = DIR_NONE,
                         .told = true,
                         .shape = &g->shapes[0],
                         .step = {.within = g->board}});
        if (f.ordered && f.nsteps > 0)
            f.n = -1;
        all[i].n = f.n;
        all[i].nsteps = f.n < 0 ? 0 : f.nsteps;
        all[i].at = arena_copy(g->arena, f.found, f.n > 0 ? (size_t)f.n * sizeof *f.found : 0);
        all[i].step = arena_copy(g->arena, f.step, (size_t)all[i].nsteps * sizeof *f.step);
        all[i].distinct = steps_apart(g, &all[i]);
    }
    return all;
}

CellSet openings_starts(const Pos *p, const Openings *o, int me, bool takes) {
    const Game *g = p->game;
    CellSet starts = {{0}};
    Memo memo;
    Scope s = scope_at_cell(p, me, SQ_NONE);
    if (o->n < 0)
        return g->board;
    memo_clear(&memo);
    s.memo = &memo;
    for (int i = 0; i < o->n; i++) {
        const Opening *of = &o->at[i];
        if (takes && !of->takes)
            continue;
        CellSet there = g->board;
        int32_t named = of->marker ? p->var[of->marker - 1] : 0;
        if (of->marker)
            there = named > 0 ? set_of((unsigned)named - 1) : (CellSet){{0}};
        for (int k = of->nsteps; k-- > 0;)
            there = cells_before(g, of->dir[k], set_and(there, *memo_on(&s, of->mask[k])));
        starts = set_or(starts, there);
    }
    return starts;
}

Sq one_step_end(const Pos *p, const OneStep *s, int me, Sq from, bool takes) {
    unsigned mask = takes ? s->hits : s->mask;
    Sq to = mask ? graph_next(&p->game->graph, s->dir, from) : SQ_NONE;
    if (to == SQ_NONE)
        return SQ_NONE;
    return piece_mask(p->game, me, p->cell[to]) & mask && set_has(&s->within, to) ? to
                                                                                  : SQ_NONE;
}

bool one_step_takes(const Pos *p, const OneStep *s, int me, Sq to) {
    return piece_mask(p->game, me, p->cell[to]) & s->hits;
}

bool beginnings_have(Beginnings *b, const Pos *p, int walk, bool takes, Sq from) {
    const Game *g = p->game;
    int i = 0;
    if (!b || !g->openings)
        return true;
    while (i < b->n && (b->of[i].walk != walk || b->of[i].takes != takes))
        i++;
    if (i == b->n) {
        i = b->n < BEGINNINGS ? b->n++ : 0;
        b->of[i] =
            (Beginning){walk, takes, openings_starts(p, &g->openings[walk], p->side, takes)};
    }
    return set_has(&b->of[i].starts, from);
}
