/*
** verify.c -- every index, every program, every list of a game, checked once.
**
** Programs are followed along all their ways, each instruction once for each thing that may have
** happened before it.
*/
#include "verify.h"

#include "vm/meaning/longwalk.h"

#include <string.h>

/* PROGRAM_MAX: offsets are 16 bits, and a walk that needs more is a mistake. */
enum { PROGRAM_MAX = 16384, EXPR_DEPTH_MAX = 64 };

/* What an operand names, and how many of those there are. */
typedef enum Operand { NONE, DIRS, FLAGS, MASK, EXPR, ACT, LABEL, GROUP, LONG } Operand;

static const struct {
    const char *name;
    Operand a, b;
} ops[] = {
#define OP(op, a, b, text, meaning) {text, a, b},
#include "vm/model/ops.def"
#undef OP
};

const char *const op_text[OP_COUNT] = {
#define OP(op, a, b, text, meaning) text,
#include "vm/model/ops.def"
#undef OP
};

int op_length(unsigned op) {
    return 1 + (ops[op].a != NONE) + (ops[op].b != NONE);
}

static int limit_of(const Game *g, const Program *p, Operand o) {
    switch (o) {
    case DIRS: return g->ndirsets;
    case FLAGS: return (STEP_LINE | STEP_REVISIT) + 1;
    case MASK: return 2 * ON_HOLE;
    case EXPR: return g->nexprs;
    case ACT: return g->nacts;
    case LABEL: return p->n;
    case GROUP: return 16;
    case LONG: return g->nlongs;
    case NONE: break;
    }
    return 0;
}

/* Marks where instructions begin; false where one is cut off or has a bad operand. */
static bool decode(const Game *g, const Program *p, bool *begins, Err *e) {
    for (int at = 0; at < p->n;) {
        unsigned op = p->code[at];
        if (op >= OP_COUNT)
            return err_set(e, "instruction %d: no opcode %u", at, op);
        if (at + op_length(op) > p->n)
            return err_set(e, "instruction %d: '%s' is cut off", at, ops[op].name);
        Operand kinds[2] = {ops[op].a, ops[op].b};
        for (int i = 0; i < 2; i++)
            if (kinds[i] != NONE && p->code[at + 1 + i] >= limit_of(g, p, kinds[i]))
                return err_set(e, "instruction %d: '%s' operand out of range", at,
                               ops[op].name);
        begins[at] = true;
        at += op_length(op);
    }
    return true;
}

/* What has happened on the way to an instruction. */
enum { HAS_LANDED = 1, HAS_LONG = 2, WAYS = 4 };

typedef struct Flow {
    const Program *program;
    const bool *begins;
    bool *seen; /* [n][WAYS] */
    Err *err;
} Flow;

static bool order_ok(unsigned op, unsigned way) {
    switch ((Op)op) {
    case OP_STEP:
    case OP_LONG: return way == 0;
    case OP_LINE:
    case OP_ON:
    case OP_LAND: return !(way & HAS_LANDED);
    case OP_END: return way & HAS_LANDED;
    default: return true;
    }
}

/* Follows every way through the program; each (instruction, way) once. */
static bool follow(Flow *f, unsigned at, unsigned way) {
    for (;;) {
        if (at >= (unsigned)f->program->n || !f->begins[at])
            return err_set(f->err, "the program runs off its instructions at %u", at);
        if (f->seen[at * WAYS + way])
            return true;
        f->seen[at * WAYS + way] = true;
        unsigned op = f->program->code[at];
        if (!order_ok(op, way))
            return err_set(f->err, "instruction %u: '%s' must not stand here", at,
                           ops[op].name);
        if (op == OP_END || op == OP_FAIL)
            return true;
        way |= op == OP_LAND ? HAS_LANDED : op == OP_LONG ? HAS_LONG : 0;
        if (op == OP_FORK && !follow(f, f->program->code[at + 1], way))
            return false;
        at = op == OP_JUMP ? f->program->code[at + 1] : at + (unsigned)op_length(op);
    }
}

/* Loops must lead to new cells: without the steps that do, the program has no cycle. */
static bool acyclic(const Program *p, unsigned at, uint8_t *color) {
    enum { WHITE, GREY, BLACK };
    if (color[at] != WHITE)
        return color[at] == BLACK;
    color[at] = GREY;
    unsigned op = p->code[at], next = at + (unsigned)op_length(op);
    bool ok = true;
    if (op == OP_FORK || op == OP_JUMP)
        ok = acyclic(p, p->code[at + 1], color);
    bool renews = op == OP_STEP && !(p->code[at + 2] & STEP_REVISIT);
    if (ok && op != OP_JUMP && op != OP_END && op != OP_FAIL && !renews)
        ok = acyclic(p, next, color);
    color[at] = BLACK;
    return ok;
}

/* Only what can be reached is looked at: `follow` has shown that it stays in the program. */
static bool loops_end(const Program *p, const bool *seen, Arena *a, Err *e) {
    uint8_t *color = arena_alloc(a, (size_t)p->n);
    for (unsigned at = 0; at < (unsigned)p->n; at++) {
        bool reached = false;
        for (unsigned way = 0; way < WAYS; way++)
            reached |= seen[at * WAYS + way];
        if (reached && !acyclic(p, at, color))
            return err_set(e, "instruction %u: a loop without a step to a new cell", at);
    }
    return true;
}

bool verify_program(const Game *g, const Program *p, Err *e) {
    if (p->n < 1 || p->n > PROGRAM_MAX)
        return err_set(e, "a program of %d units; 1 to %d are possible", p->n, PROGRAM_MAX);
    Arena *a = arena_new();
    bool *begins = ARENA_ARRAY(a, bool, p->n);
    Flow f = {p, begins, ARENA_ARRAY(a, bool, p->n *WAYS), e};
    bool ok = decode(g, p, begins, e) && follow(&f, 0, 0) && loops_end(p, f.seen, a, e);
    arena_free(a);
    return ok;
}

static int expr_args(unsigned kind) {
    static const uint8_t args[] = {
#define EXPR(name, n, text) n,
#include "vm/model/exprs.def"
#undef EXPR
    };
    return args[kind];
}

static int64_t expr_limit(const Game *g, unsigned kind) {
    switch ((ExprKind)kind) {
    case EXPR_VAR:
    case EXPR_WORTH_AT:
    case EXPR_MARKED: return g->nvars;
    case EXPR_KIND:
    case EXPR_REACHED:
    case EXPR_COUNT:
    case EXPR_WORTH:
    case EXPR_THREATENS:
    case EXPR_CAPTURED:
    case EXPR_LOOT:
    case EXPR_CAPTOR: return g->nkindsets;
    case EXPR_IN:
    case EXPR_TOUCHED:
    case EXPR_LANDED: return g->nzones;
    case EXPR_BESIDE: return g->graph.ndirs;
    case EXPR_ROLL: return 4;
    default: return (int64_t)INT32_MAX + 1;
    }
}

static bool verify_expr(const Game *g, ExprId id, int depth, Err *e) {
    if (id >= g->nexprs || depth > EXPR_DEPTH_MAX)
        return err_set(e, "expression %d: out of range or nested too deep", id);
    const Expr *x = &g->exprs[id];
    if (x->kind >= EXPR_COUNT_KINDS || x->who >= WHO_PLAYER0 + g->nplayers)
        return err_set(e, "expression %d: unknown kind or player", id);
    bool indexed = expr_limit(g, x->kind) <= INT32_MAX;
    if (indexed && (x->arg < 0 || x->arg >= expr_limit(g, x->kind)))
        return err_set(e, "expression %d: index out of range", id);
    if (x->kind == EXPR_WORTH_AT && g->vars[x->arg].kind != VAR_CELL)
        return err_set(e, "expression %d: asks for the piece on no cell", id);
    int zones = x->kind == EXPR_THREATENS ? g->nkindsets : g->nzones;
    if (x->zone >= zones || (x->kind == EXPR_WAS && x->was >= g->nwas))
        return err_set(e, "expression %d: zone or bit out of range", id);
    int n = expr_args(x->kind);
    return (n < 1 || verify_expr(g, x->a, depth + 1, e)) &&
           (n < 2 || verify_expr(g, x->b, depth + 1, e));
}

/* What names a cell names one of the board. */
static bool verify_vars(const Game *g, Err *e) {
    for (int i = 0; i < g->nvars; i++)
        for (int p = 0; p < PLAYERS_MAX; p++)
            if (g->vars[i].where[p] >= g->nexprs)
                return err_set(e, "'%s' asks for what is out of range", g->vars[i].name);
    for (int i = 0; i < g->nvars; i++)
        if (g->vars[i].kind == VAR_CELL &&
            (g->vars[i].min < 0 || g->vars[i].max > g->graph.ncells))
            return err_set(e, "marker '%s' could name a cell that the board does not have",
                           g->vars[i].name);
    return true;
}

static bool verify_exprs(const Game *g, Err *e) {
    if (g->nexprs < 1 || g->nwas > 32)
        return err_set(e, "too many conditions on the position before a move");
    for (int i = 1; i < g->nexprs; i++)
        if (!verify_expr(g, (ExprId)i, 0, e))
            return false;
    for (int i = 0; i < g->nwas; i++)
        if (g->was[i] == 0 || g->was[i] >= g->nexprs)
            return err_set(e, "no expression for condition %d on the position before", i);
    return true;
}

static bool verify_ref(const Game *g, uint8_t ref, uint16_t arg) {
    switch ((CellRef)ref) {
    case REF_FIXED: return arg < g->graph.ncells;
    case REF_VAR: return arg < g->nvars && g->vars[arg].kind == VAR_CELL;
    case REF_STEP: return arg < g->graph.ndirs;
    case REF_ROLL: return arg < ROLLS_MAX;
    case REF_PIECE: return arg < g->nkinds;
    default: return ref <= REF_PIECE;
    }
}

static bool verify_act(const Game *g, const Act *a) {
    static const uint8_t cells[] = {
#define FX(name, n, text) n,
#include "vm/model/effects.def"
#undef FX
    };
    if (a->fx >= FX_COUNT)
        return false;
    bool sized = (cells[a->fx] >= 1) == (a->ref_a != REF_NONE) &&
                 (cells[a->fx] >= 2) == (a->ref_b != REF_NONE);
    bool put = a->fx != FX_PUT || a->var <= g->nplayers;
    bool kind = (a->fx != FX_PUT && a->fx != FX_BECOME) || a->kind < g->nkinds;
    bool var = (a->fx != FX_MARK && a->fx != FX_SET && a->fx != FX_ADD) || a->var < g->nvars;
    var = var && (a->fx != FX_CLASH || a->var + 1 < g->nvars) &&
          (a->fx != FX_CALL || a->var < g->ncalls);
    bool expr = (a->fx != FX_SET && a->fx != FX_ADD) || (a->expr > 0 && a->expr < g->nexprs);
    return sized && put && kind && var && expr && verify_ref(g, a->ref_a, a->arg_a) &&
           verify_ref(g, a->ref_b, a->arg_b);
}

bool shape_same(const Shape *a, const Shape *b) {
    if (a->nfx != b->nfx || a->ncells != b->ncells)
        return false;
    for (int i = 0; i < a->nfx; i++) {
        const Effect *x = &a->fx[i], *y = &b->fx[i];
        if (x->fx != y->fx || x->a != y->a || x->b != y->b || x->kind != y->kind ||
            x->var != y->var || x->expr != y->expr)
            return false;
    }
    return true;
}

/* The same, and at the same place of a part. */
static bool same_state(const Shape *a, const Shape *b) {
    return shape_same(a, b) && a->start_slot == b->start_slot && a->from == b->from &&
           a->to == b->to && a->landed == b->landed;
}

static bool verify_shapes(const Game *g, Err *e) {
    const Shape root = {.start_slot = 0xff, .from = 0xff, .to = 0xff, .landed = 0xff};
    if (g->nshapes < 1 || g->nshapes >= 0x10000 || !same_state(&g->shapes[0], &root))
        return err_set(e, "the first shape must do nothing");
    for (int i = 0; i < g->nshapes; i++) {
        for (int j = 0; j < g->shapes[i].nchildren; j++) {
            ShapeChild c = g->shapes[i].child[j];
            Shape want;
            if (c.shape <= i || c.shape >= g->nshapes ||
                (c.act != ACT_PART && c.act >= g->nacts))
                return err_set(e, "shape %d: child %d out of range", i, j);
            if (c.act == ACT_PART)
                want = shape_new_part(&g->shapes[i]);
            else if (!shape_extend(&g->shapes[i], &g->acts[c.act], &want))
                return err_set(e, "shape %d: child %d does too much", i, j);
            if (!same_state(&want, &g->shapes[c.shape]))
                return err_set(e, "shape %d: child %d is not what its act makes", i, j);
        }
    }
    return true;
}

static bool verify_tables(const Game *g, Err *e) {
    for (int i = 0; i < g->graph.ndirs * g->graph.ncells; i++)
        if (g->graph.next[i] != SQ_NONE &&
            (g->graph.next[i] >= g->graph.ncells || g->graph.arrive[i] >= g->graph.ndirs))
            return err_set(e, "an edge leads off the board");
    for (int i = 0; i < g->ndirsets; i++)
        for (int j = 0; j < g->dirsets[i].n; j++)
            if (g->dirsets[i].dir[j] >= g->graph.ndirs)
                return err_set(e, "a set of directions names none");
    for (int i = 0; i < g->nlongs; i++)
        if (g->longs[i].dirs >= g->ndirsets || g->longs[i].lo < 1 ||
            g->longs[i].lo > g->longs[i].hi || g->longs[i].hi > LONG_STEPS_MAX ||
            g->longs[i].joint >= g->nexprs)
            return err_set(e, "a long walk of %d to %d steps; 1 to %d are possible",
                           g->longs[i].lo, g->longs[i].hi, LONG_STEPS_MAX);
    for (int i = 0; i < g->nacts; i++)
        if (!verify_act(g, &g->acts[i]))
            return err_set(e, "effect %d is not well formed", i);
    int n = g->nprograms * (g->nplayers + 1) * g->nkinds;
    for (int i = 0; i < n; i++)
        if (g->programs[i] < -1 || g->programs[i] >= g->nwalks)
            return err_set(e, "a piece's program out of range");
    return true;
}

static bool verify_turns(const Game *g, Err *e) {
    if (g->nturns < 1)
        return err_set(e, "no turn: nobody could ever move");
    for (int i = 0; i < g->nturns; i++) {
        const Turn *t = &g->turns[i];
        if (t->nparts < 1 || t->nparts > PARTS_MAX)
            return err_set(e, "a turn of %d parts; 1 to %d are possible", t->nparts, PARTS_MAX);
        for (int j = 0; j < t->nparts; j++)
            if (t->part[j].program >= g->nprograms || t->part[j].when >= g->nexprs)
                return err_set(e, "turn %d, part %d: out of range", i + 1, j + 1);
    }
    return true;
}

static bool verify_rules(const Game *g, Err *e) {
    for (int i = 0; i < g->nrules; i++)
        if (g->rules[i].when >= g->nexprs || g->rules[i].who >= WHO_PLAYER0 + g->nplayers)
            return err_set(e, "ending %d: out of range", i + 1);
    for (int i = 0; i < g->nforbid; i++)
        if (g->forbid[i] >= g->nexprs)
            return err_set(e, "forbidden move %d: out of range", i + 1);
    for (int i = 0; i < g->ntriggers; i++)
        if (g->triggers[i].when >= g->nexprs || g->triggers[i].value >= g->nexprs ||
            g->triggers[i].value == 0 || g->triggers[i].var >= g->nvars ||
            g->triggers[i].payer >= g->nvars || g->triggers[i].verb > VERB_PAY)
            return err_set(e, "change %d after a move: out of range", i + 1);
    return true;
}

/* What is used as a cell must be one. */
static bool verify_rolls(const Game *g, const Chance *c, const Outcome *o) {
    for (int i = o->first; i < o->first + o->ncases; i++) {
        const ChanceCase *x = &c->cases[i];
        if (x->start == REF_ROLL &&
            (x->arg >= o->nrolls || o->roll[x->arg] < 0 || o->roll[x->arg] >= g->graph.ncells))
            return false;
    }
    return true;
}

static bool verify_chance(const Game *g, const Chance *c, Err *e) {
    if (c->when >= g->nexprs || c->noutcomes < 1)
        return err_set(e, "no condition or no outcome");
    for (int i = 0; i < c->nmarks; i++)
        if (c->marks[i] >= g->nvars)
            return err_set(e, "mark %d: out of range", i + 1);
    for (int i = 0; i < c->ncases; i++) {
        const ChanceCase *x = &c->cases[i];
        bool start = x->start == REF_FIXED || x->start == REF_VAR || x->start == REF_ROLL ||
                     x->start == REF_PIECE;
        if (x->when >= g->nexprs || x->walk >= g->nwalks || !start ||
            !verify_ref(g, x->start, x->arg))
            return err_set(e, "case %d: out of range", i + 1);
    }
    for (int i = 0; i < c->noutcomes; i++) {
        const Outcome *o = &c->outcome[i];
        if (o->weight == 0 || o->nrolls > ROLLS_MAX || o->first + o->ncases > c->ncases ||
            !verify_rolls(g, c, o))
            return err_set(e, "outcome %d: out of range", i + 1);
    }
    return true;
}

bool verify_game(const Game *g, Err *e) {
    if (g->graph.ncells < 1 || g->graph.ncells > SQ_MAX || g->graph.ndirs > DIRS_MAX)
        return err_set(e, "%d cells and %d directions; a board has 1 to %d and at most %d",
                       g->graph.ncells, g->graph.ndirs, SQ_MAX, DIRS_MAX);
    if (g->nplayers < 1 || g->nplayers > PLAYERS_MAX)
        return err_set(e, "%d players; 1 to %d are possible", g->nplayers, PLAYERS_MAX);
    int most = (PIECES_MAX - PIECE_FIRST) / (g->nplayers + 1);
    if (g->nkinds < 1 || g->nkinds > KINDS_MAX || g->nkinds > most)
        return err_set(e, "%d kinds of piece; 1 to %d are possible", g->nkinds,
                       most < KINDS_MAX ? most : KINDS_MAX);
    if (g->nvars > VARS_MAX || g->nzones < 1 || g->nkindsets < 1)
        return err_set(e, "%d counters and rights; %d are possible", g->nvars, VARS_MAX);
    if (!verify_vars(g, e) || !verify_tables(g, e) || !verify_exprs(g, e) ||
        !verify_shapes(g, e) || !verify_turns(g, e) || !verify_rules(g, e))
        return false;
    for (int i = 0; i < g->nchances; i++)
        if (!verify_chance(g, &g->chances[i], e))
            return err_in(e, "throw '%s'", g->chances[i].name);
    for (int i = 0; i < g->nwalks; i++)
        if (!verify_program(g, &g->walks[i], e))
            return err_in(e, "walk %d", i);
    return true;
}
