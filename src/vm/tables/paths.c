/*
** paths.c -- the machine's search, with tests recorded instead of evaluated.
**
** A step leads to several cells, one for each direction. The walk stays on all of these spots
** at once until an instruction distinguishes them. For the last step of a walk none does, as a
** rule: the rest of the program is followed once, whatever the number of directions.
*/
#include "paths.h"

#include "base/budget.h"
#include "vm/meaning/cond.h"

#include <string.h>

/* PATHS_MAX: paths from one cell; a walk with more is left to the machine. DEPTH_MAX:
** instructions on one way, each of which can be a level of recursion. WORK_MAX: instructions on
** all ways from a cell, many of which may lead nowhere. */
enum { PATHS_MAX = 4000, DEPTH_MAX = 600, WORK_MAX = 1 << 19 };
/* WAY_WORK: one instruction, and the copy of a Way that it may need, in units of the budget. */
enum { WAY_WORK = 4 };

/* Where a step has led. `line` is the direction of the last step as the program names it,
** `heading` the one in which a straight line goes on from here. */
typedef struct Spot {
    Sq cell;
    Dir line, heading;
} Spot;

TYPED_VEC(Spots, spots, Spot)

/* A walk as far as the instruction at pc. */
typedef struct Way {
    uint16_t pc;
    Spot at;
    uint16_t nspots; /* not 0: the walk is on each of these spots, and not at `at` */
    size_t spot;     /* index of the first of them in Finder.spots */
    bool landed;
    Move move; /* as far as it is known; the end's byte is 0 */
    uint8_t end_slot;
    CellSet visited;
    CellClass now; /* what is required of this cell so far */
    bool recorded; /* an act names this cell */
    PathKind pathkind;
    uint8_t nneeds;
    Need need[NEEDS_MAX];
    CellSet joints;
    int depth; /* instructions followed */
} Way;

typedef struct Finder {
    PathLists *lists;
    const Game *game;
    const Program *program;
    int me;
    Sq start;
    Spots spots;
    Paths *out;
    size_t first; /* index in *out of the first path of this start */
    const char *why;
    int64_t work; /* instructions followed, on all ways */
} Finder;

void pathlists_init(PathLists *l, const Game *g) {
    *l = (PathLists){.game = g, .nowhere = {.game = g}};
    cellclasses_add(&l->classes, (CellClass){.mask = 0xffff});
}

void pathlists_free(PathLists *l) {
    pathkinds_free(&l->pathkinds);
    cellclasses_free(&l->classes);
}

static bool give_up(Finder *f, const char *why) {
    f->why = why;
    return false;
}

static uint16_t class_number(PathLists *l, const CellClass *c) {
    share_spend(l->share, (int64_t)l->classes.n / 4);
    for (size_t i = 0; i < l->classes.n; i++) {
        const CellClass *have = &l->classes.at[i];
        if (have->mask == c->mask && have->ntests == c->ntests &&
            memcmp(have->test, c->test, sizeof c->test[0] * c->ntests) == 0)
            return (uint16_t)i;
    }
    cellclasses_add(&l->classes, *c);
    return (uint16_t)(l->classes.n - 1);
}

bool pathkind_same(const PathKind *a, const PathKind *b) {
    return a->open == b->open && a->land == b->land && a->strikes == b->strikes &&
           a->ntests == b->ntests && a->ngates == b->ngates && a->firsts == b->firsts &&
           a->second == b->second && a->solver == b->solver &&
           memcmp(a->test, b->test, sizeof a->test[0] * a->ntests) == 0 &&
           memcmp(a->gate, b->gate, sizeof a->gate[0] * a->ngates) == 0;
}

static uint16_t pathkind_number(PathLists *l, const PathKind *k) {
    share_spend(l->share, (int64_t)l->pathkinds.n / 2);
    for (size_t i = 0; i < l->pathkinds.n; i++)
        if (pathkind_same(&l->pathkinds.at[i], k))
            return (uint16_t)i;
    pathkinds_add(&l->pathkinds, *k);
    return (uint16_t)(l->pathkinds.n - 1);
}

/* What decides a condition. BY_CELL: the cell and the start alone, for good. BY_LOOK: the
** position, seen from the cell. BY_POSITION: the position, whatever the cell. BY_MACHINE: more
** than that, as what the walk has done so far, so that only the machine can evaluate it. */
typedef enum Decides { BY_CELL, BY_LOOK, BY_POSITION, BY_MACHINE } Decides;

static Decides decided_by(const Game *g, ExprId e) {
    const unsigned cell = ASK_CELL | ASK_START;
    const unsigned known = cell | ASK_BOARD | ASK_VARS | ASK_TURN | ASK_EVENT | ASK_PASS |
                           ASK_CAUGHT | ASK_WALKS | ASK_GOES | ASK_MOVES | ASK_THROW |
                           ASK_HISTORY | ASK_LEGAL;
    unsigned asks = g->facts[e].asks;
    if (asks & ~known)
        return BY_MACHINE;
    return !(asks & ~cell) ? BY_CELL : asks & cell ? BY_LOOK : BY_POSITION;
}

/* The truth of a BY_CELL condition. */
static bool fixed_truth(const Finder *f, ExprId e, Sq here) {
    share_spend(f->lists->share, f->game->facts[e].parts);
    Scope s = scope_at_cell(&f->lists->nowhere, f->me, here);
    s.start = f->start;
    return scope_holds(&s, e);
}

/* False where the list is full. */
static bool add_test(ExprId *list, uint8_t *n, ExprId e) {
    for (int i = 0; i < *n; i++)
        if (list[i] == e)
            return true;
    if (*n == TESTS_MAX)
        return false;
    list[(*n)++] = e;
    return true;
}

static bool note_test(Finder *f, Way *w, ExprId e, bool *dead);

/* The side of a disjunction that the cell alone decides; 0 where there is none. */
static ExprId told_part(const Game *g, const Expr *x) {
    if (x->kind != EXPR_OR)
        return 0;
    return decided_by(g, x->a) == BY_CELL ? x->a : decided_by(g, x->b) == BY_CELL ? x->b : 0;
}

/* Where that side holds nothing need be recorded, and elsewhere only the other side. */
static bool note_either(Finder *f, Way *w, const Expr *x, ExprId told, bool *dead) {
    if (fixed_truth(f, told, w->at.cell))
        return true;
    return note_test(f, w, told == x->a ? x->b : x->a, dead);
}

/* Records a condition of the cell, a conjunction part by part. Sets *dead where it surely
** fails. False where paths cannot express it. */
static bool note_test(Finder *f, Way *w, ExprId e, bool *dead) {
    const Expr *x = &f->game->exprs[e];
    ExprId told = w->landed ? 0 : told_part(f->game, x);
    if (x->kind == EXPR_AND)
        return note_test(f, w, x->a, dead) && (*dead || note_test(f, w, x->b, dead));
    if (told)
        return note_either(f, w, x, told, dead);
    if (x->kind == EXPR_ON && !w->landed) {
        w->now.mask &= (uint16_t)x->arg;
        return true;
    }
    switch (decided_by(f->game, e)) {
    case BY_CELL: *dead = !fixed_truth(f, e, w->at.cell); return true;
    case BY_POSITION: return add_test(w->pathkind.gate, &w->pathkind.ngates, e);
    case BY_LOOK:
        return w->landed ? add_test(w->pathkind.test, &w->pathkind.ntests, e)
                         : add_test(w->now.test, &w->now.ntests, e);
    case BY_MACHINE: break;
    }
    return false;
}

/* Called when the walk leaves a cell: makes a joint or a need of what is required of it. The
** class of the first joint is the open class. A cell of another class, the start, and a cell
** that an act names become needs. */
static bool settle_cell(Finder *f, Way *w) {
    bool asks = w->now.mask != 0xffff || w->now.ntests;
    if (asks) {
        uint16_t class = class_number(f->lists, &w->now);
        bool joint = !w->recorded && w->at.cell != f->start &&
                     (w->pathkind.open == CLASS_NONE || w->pathkind.open == class);
        if (joint) {
            w->pathkind.open = class;
            set_add(&w->joints, w->at.cell);
        } else {
            if (w->nneeds == NEEDS_MAX)
                return give_up(f, "it asks something else of too many cells on its way");
            w->need[w->nneeds++] = (Need){w->at.cell, class};
        }
    }
    w->now = (CellClass){.mask = 0xffff};
    w->recorded = false;
    return true;
}

static CellSet cells_of(const Finder *f, const Way *w) {
    CellSet cells = {{0}};
    for (int i = 0; i < w->nspots; i++)
        set_add(&cells, f->spots.at[w->spot + (size_t)i].cell);
    return w->nspots ? cells : set_of(w->at.cell);
}

static bool same_but_ends(const Path *a, const Path *b) {
    return a->pathkind == b->pathkind && a->base == b->base && a->end_slot == b->end_slot &&
           a->nneeds == b->nneeds &&
           memcmp(a->need, b->need, sizeof a->need[0] * a->nneeds) == 0 &&
           set_equal(a->joints, b->joints);
}

/* True if the end is one of several cells that the move lists in ascending order: then no slot
** is the end's. */
static bool sorts_end(const Finder *f, const Way *w) {
    const Shape *s = &f->game->shapes[move_shape(w->move)];
    for (int i = 0; i + 1 < s->nfx; i++)
        if (shape_is_row(s, i) && (s->fx[i].a == w->end_slot || s->fx[i + 1].a == w->end_slot))
            return true;
    return false;
}

static bool add_path(Finder *f, const Way *w) {
    Path p = {.ends = cells_of(f, w), .end_slot = w->end_slot};
    p.base = shape_canonical(f->game->shapes, w->move);
    p.joints = w->joints;
    p.pathkind = pathkind_number(f->lists, &w->pathkind);
    p.nneeds = w->nneeds;
    memcpy(p.need, w->need, sizeof p.need);
    if (sorts_end(f, w))
        return give_up(f, "it does the same where it ends as on a cell before");
    Path *last = f->out->n > f->first ? &f->out->at[f->out->n - 1] : NULL;
    if (last && same_but_ends(last, &p)) {
        last->ends = set_or(last->ends, p.ends);
        return true;
    }
    if (f->out->n - f->first == PATHS_MAX)
        return give_up(f, "it has too many walks");
    paths_add(f->out, p);
    return true;
}

static Sq known_cell(const Finder *f, const Way *w, uint8_t ref, uint16_t arg) {
    if (ref == REF_STEP)
        return graph_next(&f->game->graph, (Dir)arg, w->at.cell);
    return ref == REF_START ? f->start : ref == REF_FIXED ? arg : w->at.cell;
}

/* Fills one slot of the move, or makes it the end's. *dead: the act's cell does not exist. */
static bool fill_slot(Finder *f, Way *w, uint8_t ref, uint16_t arg, unsigned slot, bool *dead) {
    if (ref == REF_VAR || ref == REF_PIECE)
        return give_up(f, "an effect of it falls on a cell that only the position tells");
    Sq cell = known_cell(f, w, ref, arg);
    if (cell == SQ_NONE) {
        *dead = true;
        return true;
    }
    if (ref == REF_HERE && w->landed) {
        if (w->end_slot != NO_SLOT)
            return give_up(f, "several of its effects fall on the cell where it ends");
        w->end_slot = (uint8_t)slot;
        return true;
    }
    w->recorded |= ref == REF_HERE;
    w->move = move_with(w->move, slot, cell);
    return true;
}

static bool note_act(Finder *f, Way *w, uint16_t id, bool *dead) {
    const Act *a = &f->game->acts[id];
    const Shape *parent = &f->game->shapes[move_shape(w->move)];
    const Shape *child = shape_child(f->game->shapes, parent, id);
    if (!child)
        return give_up(f,
                       "a move of it can name more than 6 cells, or have more than 12 effects");
    NewSlots slot = shape_new_slots(parent, child);
    w->move = move_with_shape(w->move, (unsigned)(child - f->game->shapes));
    if (slot.a != NO_SLOT && !fill_slot(f, w, a->ref_a, a->arg_a, slot.a, dead))
        return false;
    return slot.b == NO_SLOT || *dead || fill_slot(f, w, a->ref_b, a->arg_b, slot.b, dead);
}

static bool explore(Finder *f, Way w);

/* Follows the walk from each of its spots by itself. */
static bool split(Finder *f, const Way *from) {
    for (size_t i = 0; i < from->nspots; i++) {
        Way w = *from;
        w.at = f->spots.at[from->spot + i];
        w.nspots = 0;
        set_add(&w.visited, w.at.cell);
        if (!explore(f, w))
            return false;
    }
    return true;
}

/* Goes on from the spots from index `first` on, and pops them. */
static bool explore_spots(Finder *f, Way *w, size_t first) {
    w->spot = first;
    w->nspots = (uint16_t)(f->spots.n - first);
    bool ok = w->nspots == 0 || explore(f, *w);
    f->spots.n = first;
    return ok;
}

/* A step in each direction of the set. */
static bool note_step(Finder *f, Way *w) {
    const uint16_t *code = f->program->code + w->pc;
    const DirSet *set = &f->game->dirsets[code[1]];
    const Graph *g = &f->game->graph;
    size_t first = f->spots.n;
    if (!settle_cell(f, w))
        return false;
    bool goes_on = code[2] & STEP_LINE && w->at.line != DIR_NONE;
    for (int i = 0; i < set->n; i++) {
        if (goes_on && set->dir[i] != w->at.line)
            continue;
        Dir by = goes_on ? w->at.heading : set->dir[i];
        Sq next = graph_next(g, by, w->at.cell);
        if (next == SQ_NONE)
            continue;
        if (code[2] & STEP_REVISIT || !set_has(&w->visited, next))
            spots_add(&f->spots, (Spot){next, set->dir[i], graph_arrive(g, by, w->at.cell)});
    }
    w->pc = (uint16_t)(w->pc + 3);
    return explore_spots(f, w, first);
}

/* Where Long.ends is set the ends are known; otherwise they may be any cells, and the solver
** looks for them in each position. */
static bool note_long(Finder *f, Way *w) {
    const Long *l = &f->game->longs[f->program->code[w->pc + 1]];
    size_t first = f->spots.n;
    if (!settle_cell(f, w))
        return false;
    bool fresh = set_count(w->visited) == 1;
    if (!fresh || w->pathkind.open != CLASS_NONE || w->nneeds)
        return give_up(f, "a walk of many single steps follows a step or a condition");
    if (!l->ends && decided_by(f->game, l->joint) == BY_MACHINE)
        return give_up(f, "it asks more than a table holds");
    CellSet ends = l->ends ? l->ends[w->at.cell] : set_minus(f->game->board, w->visited);
    if (!l->ends)
        w->pathkind.solver = (uint16_t)(l - f->game->longs + 1);
    while (!set_empty(ends))
        spots_add(&f->spots, (Spot){(Sq)set_pop(&ends), DIR_NONE, DIR_NONE});
    w->pc = (uint16_t)(w->pc + 2);
    return explore_spots(f, w, first);
}

/* True if the cell alone decides some part of a condition. */
static bool cell_decides(const Game *g, ExprId e) {
    const Expr *x = &g->exprs[e];
    if (x->kind == EXPR_AND || x->kind == EXPR_OR)
        return cell_decides(g, x->a) || cell_decides(g, x->b);
    return decided_by(g, e) == BY_CELL;
}

/* True if the instruction does the same on all spots, whatever cell it is. */
static bool treats_alike(const Finder *f, const Way *w) {
    const uint16_t *at = f->program->code + w->pc;
    switch ((Op)at[0]) {
    case OP_ACT: {
        const Act *a = &f->game->acts[at[1]];
        return w->landed && a->ref_a != REF_STEP && a->ref_b != REF_STEP;
    }
    case OP_TEST: return !cell_decides(f->game, at[1]);
    case OP_STEP:
    case OP_LONG:
    case OP_LINE: return false;
    case OP_ENTER:
    case OP_ANYWHERE:
    case OP_ON:
    case OP_LAND:
    case OP_LOOK:
    case OP_FORK:
    case OP_JUMP:
    case OP_FIRST:
    case OP_SECOND:
    case OP_END:
    case OP_FAIL:
    case OP_COUNT: break;
    }
    return true;
}

/* What was required of the cell before the walk landed on it is required of the landing. */
static bool note_landing(Finder *f, Way *w, Op op, uint16_t mask) {
    w->pathkind.land = mask & w->now.mask;
    w->pathkind.strikes = op == OP_LAND && w->pathkind.land & ON_ENEMY;
    w->landed = true;
    w->pathkind.ntests = w->now.ntests;
    memcpy(w->pathkind.test, w->now.test, sizeof w->now.test);
    w->now = (CellClass){.mask = 0xffff};
    return !w->recorded || give_up(f, "it does something to its end before it lands");
}

static bool note_second(Finder *f, Way *w, uint16_t group) {
    if (w->pathkind.second)
        return give_up(f, "a '/' stands within another");
    w->pathkind.second = (uint8_t)(group + 1);
    return true;
}

static bool explore(Finder *f, Way w) {
    for (bool dead = false; !dead;) {
        const uint16_t *at = f->program->code + w.pc;
        uint16_t next = (uint16_t)(w.pc + op_length(at[0]));
        bool ok = true;
        if (++w.depth > DEPTH_MAX)
            return give_up(f, "its walks are too long");
        if (++f->work > WORK_MAX || !share_spend(f->lists->share, WAY_WORK))
            return give_up(f, "it has too many walks");
        if (w.nspots && !treats_alike(f, &w))
            return split(f, &w);
        switch ((Op)at[0]) {
        case OP_STEP: return note_step(f, &w);
        case OP_LONG: return note_long(f, &w);
        case OP_ENTER: return give_up(f, "it begins in the hand");
        case OP_ANYWHERE: return give_up(f, "it goes anywhere on a board of many cells");
        case OP_END: return add_path(f, &w);
        case OP_COUNT:
        case OP_FAIL: return true;
        case OP_JUMP: next = at[1]; break;
        case OP_FORK: {
            Way first = w;
            first.pc = next;
            ok = explore(f, first);
            next = at[1];
            break;
        }
        case OP_LINE: w.at.line = DIR_NONE; break;
        case OP_ON: w.now.mask &= at[1]; break;
        case OP_LAND:
        case OP_LOOK: ok = note_landing(f, &w, (Op)at[0], at[1]); break;
        case OP_TEST:
            ok =
                note_test(f, &w, at[1], &dead) || give_up(f, "it asks more than a table holds");
            break;
        case OP_ACT: ok = note_act(f, &w, at[1], &dead); break;
        case OP_FIRST: w.pathkind.firsts |= (uint16_t)(1 << at[1]); break;
        case OP_SECOND: ok = note_second(f, &w, at[1]); break;
        }
        if (!ok)
            return false;
        w.pc = next;
    }
    return true;
}

/* True if walks could go round for ever: steps may revisit cells, and the program loops. */
static bool turns_back(const Program *p) {
    bool again = false, back = false;
    for (int at = 0; at < p->n; at += op_length(p->code[at])) {
        const uint16_t *code = p->code + at;
        unsigned flow = op_info[code[0]].flow;
        again |= code[0] == OP_STEP && code[2] & STEP_REVISIT;
        back |= (flow == FLOW_GOTO || flow == FLOW_BOTH) && code[1] <= at;
    }
    return again && back;
}

bool paths_of(PathLists *l, const Program *p, int me, Sq start, Paths *out, const char **why) {
    Finder f = {.lists = l,
                .game = l->game,
                .program = p,
                .me = me,
                .start = start,
                .out = out,
                .first = out->n};
    Way w = {.at = {start, DIR_NONE, DIR_NONE},
             .end_slot = NO_SLOT,
             .visited = set_of(start),
             .now = {.mask = 0xffff}};
    bool ok = turns_back(p) ? give_up(&f, "it may visit a cell again") : explore(&f, w);
    spots_free(&f.spots);
    if (!ok) {
        out->n = f.first;
        *why = f.why;
    }
    return ok;
}
