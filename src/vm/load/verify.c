/*
** verify.c -- every index, every program, every list of a game, checked once.
**
** Programs are followed along all their ways, each instruction once for each state (WAYS) in
** which a walk can come to it.
*/
#include "verify.h"

#include "vm/meaning/longwalk.h"
#include "vm/meaning/query.h"

#include <stdlib.h>
#include <string.h>

/* PROGRAM_MAX: offsets are 16 bits, and a walk that needs more is a mistake. */
enum { PROGRAM_MAX = 16384, EXPR_DEPTH_MAX = 64 };

/* Operands of a sort must be less than this. */
static int limit_of(const Game *g, const Program *p, uint8_t operand) {
    switch ((Operand)operand) {
    case OPERAND_DIRS: return g->ndirsets;
    case OPERAND_FLAGS: return (STEP_LINE | STEP_REVISIT) + 1;
    case OPERAND_MASK: return MASKS_END;
    case OPERAND_EXPR: return g->nexprs;
    case OPERAND_ACT: return g->nacts;
    case OPERAND_LABEL: return p->n;
    case OPERAND_GROUP: return GROUPS_MAX;
    case OPERAND_LONG: return g->nlongs;
    case OPERAND_NONE: break;
    }
    return UINT16_MAX + 1;
}

/* Marks where instructions begin; false where one is cut off or has a bad operand. */
static bool decode(const Game *g, const Program *p, bool *begins, Err *e) {
    for (int at = 0; at < p->n;) {
        unsigned op = p->code[at];
        if (op >= OP_COUNT)
            return err_set(e, "instruction %d: unknown opcode %u", at, op);
        const OpInfo *info = &op_info[op];
        if (at + info->length > p->n)
            return err_set(e, "instruction %d: '%s' is cut off", at, info->text);
        for (int i = 1; i < info->length; i++)
            if (p->code[at + i] >= limit_of(g, p, info->operand[i - 1]))
                return err_set(e, "instruction %d: '%s' operand out of range", at, info->text);
        begins[at] = true;
        at += op_length(op);
    }
    return true;
}

/* The state of a walk: what has happened on the way to an instruction. */
enum { HAS_LANDED = 1, HAS_LONG = 2, IN_HAND = 4, WAYS = 8 };

typedef struct Following {
    const Program *program;
    const bool *begins; /* [n]: an instruction begins there */
    bool *seen;         /* [n][WAYS] */
    Err *err;
} Following;

static bool order_ok(unsigned op, unsigned way) {
    switch ((Stands)op_info[op].stands) {
    case STANDS_HAND: return way == IN_HAND;
    case STANDS_STEPS: return way == 0;
    case STANDS_BEFORE: return !(way & (HAS_LANDED | IN_HAND));
    case STANDS_AFTER: return way & HAS_LANDED;
    case STANDS_ANY: break;
    }
    return true;
}

/* Follows every way on from instruction `at` in state `way`; each such pair once. */
static bool follow(Following *f, unsigned at, unsigned way) {
    for (;;) {
        if (at >= (unsigned)f->program->n || !f->begins[at])
            return err_set(f->err, "the program runs past its last instruction at %u", at);
        if (f->seen[at * WAYS + way])
            return true;
        f->seen[at * WAYS + way] = true;
        unsigned op = f->program->code[at];
        const OpInfo *info = &op_info[op];
        if (!order_ok(op, way))
            return err_set(f->err, "instruction %u: '%s' is not allowed here", at, info->text);
        if (info->flow == FLOW_STOP)
            return true;
        if (op == OP_ENTER)
            way &= ~(unsigned)IN_HAND;
        way |= op_lands(op) ? HAS_LANDED : op == OP_LONG ? HAS_LONG : 0;
        if (info->flow == FLOW_BOTH && !follow(f, f->program->code[at + 1], way))
            return false;
        at = info->flow == FLOW_GOTO ? f->program->code[at + 1] : at + info->length;
    }
}

/* True if a condition holds only where the walk has not taken what stands there. */
static bool denies_taken(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_AND)
        return denies_taken(g, e->a) || denies_taken(g, e->b);
    return e->kind == EXPR_NOT && g->exprs[e->a].kind == EXPR_TAKEN;
}

/* A search for loops that do not end. */
typedef struct Loops {
    const Game *game;
    const Program *program;
    CellSet lines; /* directions whose lines end, so that a straight step in them is progress */
    uint8_t *color; /* [n]: WHITE, GREY or BLACK */
} Loops;

/* True if a loop through this instruction ends: each round comes to a new cell, finds a man who
** was not taken before, or goes on along a line that ends. */
static bool renews(const Loops *l, unsigned at) {
    const uint16_t *code = &l->program->code[at];
    if (code[0] == OP_TEST)
        return denies_taken(l->game, code[1]);
    if (code[0] == OP_ANYWHERE)
        return true;
    if (code[0] != OP_STEP)
        return false;
    if (!(code[2] & STEP_REVISIT))
        return true;
    const DirSet *dirs = &l->game->dirsets[code[1]];
    bool on = code[2] & STEP_LINE;
    for (int i = 0; on && i < dirs->n; i++)
        on = set_has(&l->lines, dirs->dir[i]);
    return on;
}

enum { WHITE, GREY, BLACK }; /* not visited; on the path of the search; done */

/* True if no loop can be reached from here but through an instruction that renews(). */
static bool acyclic(const Loops *l, unsigned at) {
    uint8_t *color = l->color;
    if (color[at] != WHITE)
        return color[at] == BLACK;
    color[at] = GREY;
    unsigned op = l->program->code[at];
    uint8_t flow = op_info[op].flow;
    bool ok = true;
    if (flow == FLOW_BOTH || flow == FLOW_GOTO)
        ok = acyclic(l, l->program->code[at + 1]);
    if (ok && (flow == FLOW_BOTH || flow == FLOW_NEXT) && !renews(l, at))
        ok = acyclic(l, at + (unsigned)op_length(op));
    color[at] = BLACK;
    return ok;
}

/* True if a way leads from here to `to` without passing an instruction that renews(). What has
** been visited is black. */
static bool leads_to(const Loops *l, unsigned at, unsigned to) {
    if (l->color[at] == BLACK)
        return false;
    l->color[at] = BLACK;
    unsigned op = l->program->code[at], next = at + (unsigned)op_length(op);
    uint8_t flow = op_info[op].flow;
    bool other = flow == FLOW_BOTH || flow == FLOW_GOTO;
    bool on = (flow == FLOW_BOTH || flow == FLOW_NEXT) && !renews(l, at);
    unsigned jump = other ? l->program->code[at + 1] : 0;
    return (other && (jump == to || leads_to(l, jump, to))) ||
           (on && (next == to || leads_to(l, next, to)));
}

/* True if all loops end. Only instructions that can be reached are examined: of these follow()
** has shown that they lead to instructions. A loop with OP_LINE begins a new line in each
** round, so that steps along lines are no progress there (`turning`). */
static bool loops_end(const Game *g, const Program *p, const CellSet *lines, const bool *seen,
                      Arena *a, Err *e) {
    Loops along = {g, p, *lines, arena_alloc(a, (size_t)p->n)};
    Loops turning = {g, p, {{0}}, arena_alloc(a, (size_t)p->n)};
    for (unsigned at = 0; at < (unsigned)p->n; at++) {
        bool reached = false;
        for (unsigned way = 0; way < WAYS; way++)
            reached |= seen[at * WAYS + way];
        if (reached && p->code[at] == OP_LINE)
            memset(turning.color, WHITE, (size_t)p->n);
        if (reached &&
            (!acyclic(&along, at) || (p->code[at] == OP_LINE && leads_to(&turning, at, at))))
            return err_set(e, "instruction %u: a loop without a step to a new cell", at);
    }
    return true;
}

/* True if an act falls on the cell where the walk is, and on nothing else. */
static bool falls_here(const Act *a) {
    const FxInfo *fx = &fx_info[a->fx];
    return fx->cells == 1 && a->ref_a == REF_HERE && !(fx->with & WITH_VAR) &&
           !(fx->does & DOES_MANY);
}

/* True if query.h can handle all instructions and acts of a program. */
static bool all_asked(const Game *g, const Program *p, Err *e) {
    for (int at = 0; at < p->n; at += op_length(p->code[at])) {
        bool act = p->code[at] == OP_ACT;
        if (!op_info[p->code[at]].asked || (act && !falls_here(&g->acts[p->code[at + 1]])))
            return err_set(e,
                           "instruction %d: '%s' is not allowed in a walk that is asked about",
                           at, op_info[p->code[at]].text);
    }
    return query_has_room(p) ||
           err_set(e, "a walk that is asked about has more than %d acts", QUERY_ACTS_MAX);
}

/* Checks a program in which walks begin in state `way`. lines: the directions whose lines end;
** NULL for a query, which ends whatever loops it has. */
static bool verify_walk(const Game *g, const Program *p, unsigned way, const CellSet *lines,
                        Err *e) {
    if (p->n < 1 || p->n > PROGRAM_MAX)
        return err_set(e, "a program of %d units; 1 to %d are allowed", p->n, PROGRAM_MAX);
    if (p->puts > g->nkinds)
        return err_set(e, "a program puts down a kind that does not exist");
    Arena *a = arena_new();
    bool *begins = ARENA_ARRAY(a, bool, p->n);
    Following f = {p, begins, ARENA_ARRAY(a, bool, p->n *WAYS), e};
    bool ok = decode(g, p, begins, e) && follow(&f, 0, way) &&
              (lines ? loops_end(g, p, lines, f.seen, a, e) : all_asked(g, p, e));
    arena_free(a);
    return ok;
}

bool verify_program(const Game *g, const Program *p, bool drop, Err *e) {
    CellSet lines = graph_ending_lines(&g->graph);
    return verify_walk(g, p, drop ? IN_HAND : 0, &lines, e);
}

/* The members `arg` and `more` of an expression must be less than this, by what they are. */
static int64_t expr_limit(const Game *g, uint8_t arg) {
    switch ((ExprArg)arg) {
    case ARG_NUMBER: return (int64_t)INT32_MAX + 1;
    case ARG_VAR:
    case ARG_MARKER: return g->nvars;
    case ARG_KINDS: return g->nkindsets;
    case ARG_ZONE: return g->nzones;
    case ARG_MASK: return MASKS_END;
    case ARG_DIRS: return g->ndirsets;
    case ARG_THROWN: return ROLLS_MAX;
    case ARG_BIT: return g->nwas;
    case ARG_QUERY: return g->nqueries;
    case ARG_NONE: break;
    }
    return 1;
}

/* True if a variable for each player is followed by those of the other players, so that
** one can be chosen by the player (one_VAR, firing_of). */
static bool has_all_copies(const Game *g, int var) {
    return g->vars[var].player < 0 || var + g->nplayers <= g->nvars;
}

/* How deep the tests of a query nest; -1 where one does not come before `id`. */
static int depth_of_query(const Program *p, ExprId id, const uint8_t *depth) {
    int most = 0;
    for (int at = 0; at < p->n; at += op_length(p->code[at])) {
        ExprId test = p->code[at] == OP_TEST ? p->code[at + 1] : 0;
        if (test >= id)
            return -1;
        most = depth[test] > most ? depth[test] : most;
    }
    return most;
}

/* Parts come before what they are parts of: an expression is a tree, of bounded depth. */
static bool verify_expr(const Game *g, ExprId id, uint8_t *depth, Err *e) {
    const Expr *x = &g->exprs[id];
    if (x->kind >= EXPR_KINDS || x->who >= WHO_PLAYER0 + g->nplayers)
        return err_set(e, "expression %d: unknown kind or player", id);
    const ExprInfo *info = &expr_info[x->kind];
    bool parts = (x->a != 0) == (info->arity >= 1) && (x->b != 0) == (info->arity >= 2);
    if (!parts || x->a >= id || x->b >= id)
        return err_set(e, "expression %d: its parts must come before it", id);
    bool number = info->arg == ARG_NUMBER;
    if ((x->arg < 0 && !number) || x->arg >= expr_limit(g, info->arg) ||
        x->more >= expr_limit(g, info->more))
        return err_set(e, "expression %d: index out of range", id);
    if (info->arg == ARG_MARKER && g->vars[x->arg].kind != VAR_CELL)
        return err_set(e, "expression %d: asks for the piece on something that is not a marker",
                       id);
    bool chosen = info->arg == ARG_VAR && x->who != WHO_NOBODY;
    if (chosen && !has_all_copies(g, x->arg))
        return err_set(e, "expression %d: a variable that not every player has", id);
    int deepest = depth[x->a] > depth[x->b] ? depth[x->a] : depth[x->b];
    int asked = info->arg == ARG_QUERY ? depth_of_query(&g->queries[x->arg], id, depth) : 0;
    if (asked < 0)
        return err_set(e, "expression %d: a walk that it asks about must come before it", id);
    deepest = asked > deepest ? asked : deepest;
    depth[id] = (uint8_t)(1 + deepest);
    if (deepest >= EXPR_DEPTH_MAX)
        return err_set(e, "expression %d: nested too deeply", id);
    return true;
}

/* Conditions of variables are in range, and markers can name no cell beyond the board. */
static bool verify_vars(const Game *g, Err *e) {
    for (int i = 0; i < g->nvars; i++)
        for (int p = 0; p < PLAYERS_MAX; p++)
            if (g->vars[i].where[p] >= g->nexprs)
                return err_set(e, "'%s': its condition is out of range", g->vars[i].name);
    for (int i = 0; i < g->nvars; i++)
        if (g->vars[i].kind == VAR_CELL &&
            (g->vars[i].min < 0 || g->vars[i].max > g->graph.ncells))
            return err_set(e, "marker '%s' could name a cell that the board does not have",
                           g->vars[i].name);
    return true;
}

/* True if var is -1, or there is room for a variable of each player from it on. */
static bool is_per_player(const Game *g, int var) {
    return var == -1 || (var >= 0 && var + g->nplayers <= g->nvars);
}

static bool verify_start(const Game *g, Err *e) {
    int end = PIECE_FIRST + (g->nplayers + 1) * g->nkinds;
    if (g->first < 0 || g->first >= g->nplayers)
        return err_set(e, "no player begins");
    for (int i = 0; i < g->nkinds; i++)
        if (!is_per_player(g, g->kinds[i].holding) || !is_per_player(g, g->kinds[i].gains))
            return err_set(e, "kind '%s': its counter is out of range", g->kinds[i].name);
    for (int i = 0; i < g->graph.ncells; i++)
        if (g->start[i] >= end)
            return err_set(e, "cell %d has a number that no piece has", i);
    return true;
}

/* Queries, then the expressions that name them, then Game.was. */
static bool verify_exprs(const Game *g, Err *e) {
    for (int i = 0; i < g->nqueries; i++)
        if (!verify_walk(g, &g->queries[i], 0, NULL, e))
            return err_in(e, "the walk of query %d", i + 1);
    if (g->nexprs < 1 || g->nwas > 32)
        return err_set(e, "too many conditions on the position before a move");
    uint8_t *depth = mem_grow(NULL, (size_t)g->nexprs);
    bool ok = true;
    depth[0] = 0;
    for (int i = 1; i < g->nexprs && ok; i++)
        ok = verify_expr(g, (ExprId)i, depth, e);
    free(depth);
    for (int i = 0; i < g->nwas && ok; i++)
        if (g->was[i] == 0 || g->was[i] >= g->nexprs)
            return err_set(e, "condition %d on the position before a move has no expression",
                           i);
    return ok;
}

static bool verify_ref(const Game *g, uint8_t ref, uint16_t arg) {
    switch ((CellRef)ref) {
    case REF_FIXED: return arg < g->graph.ncells;
    case REF_VAR: return arg < g->nvars && g->vars[arg].kind == VAR_CELL;
    case REF_STEP: return arg < g->graph.ndirs;
    case REF_PIECE: return arg < g->nkinds;
    case REF_NONE:
    case REF_START:
    case REF_HERE:
    case REF_LANDED: return true;
    }
    return false;
}

static bool verify_act(const Game *g, const Act *a) {
    if (a->fx >= FX_KINDS)
        return false;
    const FxInfo *info = &fx_info[a->fx];
    int first_too_many = info->with & WITH_OWNER  ? g->nplayers + 1
                         : info->with & WITH_VAR  ? g->nvars
                         : info->with & WITH_PAIR ? g->nvars - 1
                         : info->with & WITH_CALL ? g->ncalls
                         : info->with & WITH_WALK ? g->nqueries
                                                  : UINT16_MAX + 1;
    bool sized = (info->cells >= 1) == (a->ref_a != REF_NONE) &&
                 (info->cells >= 2) == (a->ref_b != REF_NONE);
    bool kind = !(info->with & WITH_KIND) || a->kind < g->nkinds;
    bool expr = !(info->with & WITH_EXPR) || (a->expr > 0 && a->expr < g->nexprs);
    return sized && kind && expr && a->var < first_too_many &&
           verify_ref(g, a->ref_a, a->arg_a) && verify_ref(g, a->ref_b, a->arg_b);
}

/* True if two shapes are equal and at the same point of a part. */
static bool same_state(const Shape *a, const Shape *b) {
    return shape_same(a, b) && a->start_slot == b->start_slot && a->landed == b->landed;
}

static bool verify_shapes(const Game *g, Err *e) {
    if (g->nshapes < 1 || g->nshapes > LONG_SHAPE || !same_state(&g->shapes[0], &shape_nothing))
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

/* The board, the lists to which programs refer, and `programs` itself. */
static bool verify_tables(const Game *g, Err *e) {
    for (int i = 0; i < g->graph.ndirs * g->graph.ncells; i++)
        if (g->graph.next[i] != SQ_NONE &&
            (g->graph.next[i] >= g->graph.ncells || g->graph.arrive[i] >= g->graph.ndirs))
            return err_set(e, "an edge leads off the board");
    for (int i = 0; i < g->ndirsets; i++)
        for (int j = 0; j < g->dirsets[i].n; j++)
            if (g->dirsets[i].dir[j] >= g->graph.ndirs)
                return err_set(e, "a set of directions names one that does not exist");
    for (int i = 0; i < g->nlongs; i++)
        if (g->longs[i].dirs >= g->ndirsets || g->longs[i].lo < 1 ||
            g->longs[i].lo > g->longs[i].hi ||
            (g->longs[i].lo > 1 && g->longs[i].hi > LONG_STEPS_MAX) ||
            g->longs[i].joint >= g->nexprs)
            return err_set(e, "a long walk of %d to %d steps; 1 to %d are allowed",
                           g->longs[i].lo, g->longs[i].hi, LONG_STEPS_MAX);
    for (int i = 0; i < g->nacts; i++)
        if (!verify_act(g, &g->acts[i]))
            return err_set(e, "effect %d is malformed", i);
    int n = g->nprograms * (g->nplayers + 1) * g->nkinds;
    for (int i = 0; i < n; i++)
        if (g->programs[i] < -1 || g->programs[i] >= g->nwalks)
            return err_set(e, "a piece's program is out of range");
    return true;
}

static bool verify_turns(const Game *g, Err *e) {
    if (g->nturns < 1)
        return err_set(e, "there are no turns, so nobody could ever move");
    for (int i = 0; i < g->nturns; i++) {
        const Turn *t = &g->turns[i];
        if (t->nparts < 1 || t->nparts > PARTS_MAX)
            return err_set(e, "a turn of %d parts; 1 to %d are allowed", t->nparts, PARTS_MAX);
        if (t->most >= g->nexprs)
            return err_set(e, "turn %d: out of range", i + 1);
        for (int j = 0; j < t->nparts; j++)
            if (t->part[j].program >= g->nprograms || t->part[j].drops >= g->nprograms ||
                t->part[j].when >= g->nexprs)
                return err_set(e, "turn %d, part %d: out of range", i + 1, j + 1);
    }
    return true;
}

static bool verify_rules(const Game *g, Err *e) {
    for (int i = 0; i < g->nrules; i++)
        if (g->rules[i].when >= g->nexprs || g->rules[i].who >= WHO_PLAYER0 + g->nplayers ||
            g->rules[i].verdict > VERDICT_DRAW || g->rules[i].losers_share >= POINT_PARTS / 2)
            return err_set(e, "ending %d: out of range", i + 1);
    for (int d = 0; d < DECREES; d++)
        for (int i = 0; i < g->decree[d].n; i++)
            if (g->decree[d].at[i] >= g->nexprs)
                return err_set(e, "condition %d of decree %d: out of range", i + 1, d);
    for (int i = 0; i < g->nfollows; i++)
        if (g->follows[i].from >= g->nexprs || g->follows[i].walk >= g->nqueries ||
            g->follows[i].player >= g->nplayers)
            return err_set(e, "consequence %d: out of range", i + 1);
    for (int i = 0; i < g->nplayers; i++)
        if (g->aim[i] >= g->nexprs)
            return err_set(e, "the goal of player %d: out of range", i + 1);
    for (int i = 0; i < g->ntriggers; i++) {
        const Trigger *t = &g->triggers[i];
        if (t->when >= g->nexprs || t->value >= g->nexprs || t->value == 0 ||
            t->var >= g->nvars || t->payer >= g->nvars || t->verb > VERB_PAY ||
            t->time >= TRIGGER_TIMES || t->who >= WHO_PLAYER0 + g->nplayers ||
            t->payer_who >= WHO_PLAYER0 + g->nplayers || !has_all_copies(g, t->var) ||
            !has_all_copies(g, t->payer))
            return err_set(e, "change %d after a move: out of range", i + 1);
    }
    return true;
}

static bool verify_chance(const Game *g, const Chance *c, Err *e) {
    if (c->when >= g->nexprs || c->noutcomes < 1)
        return err_set(e, "it has no condition or no outcome");
    for (int i = 0; i < c->nmarks; i++)
        if (c->marks[i] >= g->nvars)
            return err_set(e, "mark %d: out of range", i + 1);
    for (int i = 0; i < c->ncases; i++) {
        const ChanceCase *x = &c->cases[i];
        bool start = x->start == REF_FIXED || x->start == REF_VAR || x->start == REF_PIECE;
        if (x->when >= g->nexprs || x->walk >= g->nwalks || !start ||
            !verify_ref(g, x->start, x->arg))
            return err_set(e, "case %d: out of range", i + 1);
    }
    for (int i = 0; i < c->noutcomes; i++) {
        const Outcome *o = &c->outcome[i];
        if (o->weight == 0 || o->nrolls > ROLLS_MAX || o->first + o->ncases > c->ncases)
            return err_set(e, "outcome %d: out of range", i + 1);
    }
    return true;
}

static bool asks_legal(const ExprFacts *facts, ExprId id) {
    return facts[id].asks & ASK_LEGAL;
}

static bool walk_asks_legal(const ExprFacts *facts, const Program *p) {
    bool asks = false;
    for (int at = 0; at < p->n; at += op_length(p->code[at]))
        asks |= p->code[at] == OP_TEST && asks_legal(facts, p->code[at + 1]);
    return asks;
}

/* Nothing that is evaluated while legal moves are looked for, or a move is made, may ask for
** legal moves itself. */
static bool verify_asking(const Game *g, Err *e) {
    bool asks = false;
    Arena *a = arena_new();
    const ExprFacts *facts = expr_facts(g->exprs, g->nexprs, g->queries, g->graph.ncells, a);
    for (int d = 0; d < DECREES; d++)
        for (int i = 0; i < g->decree[d].n; i++)
            asks |= asks_legal(facts, g->decree[d].at[i]);
    for (int i = 0; i < g->nwas; i++)
        asks |= asks_legal(facts, g->was[i]);
    for (int i = 0; i < g->nturns; i++) {
        asks |= asks_legal(facts, g->turns[i].most);
        for (int k = 0; k < g->turns[i].nparts; k++)
            asks |= asks_legal(facts, g->turns[i].part[k].when);
    }
    for (int i = 0; i < g->ntriggers; i++)
        asks |= g->triggers[i].time != AT_END && (asks_legal(facts, g->triggers[i].when) ||
                                                  asks_legal(facts, g->triggers[i].value));
    for (int i = 0; i < g->nchances; i++) {
        asks |= asks_legal(facts, g->chances[i].when);
        for (int k = 0; k < g->chances[i].ncases; k++)
            asks |= asks_legal(facts, g->chances[i].cases[k].when);
    }
    for (int i = 0; i < g->nlongs; i++)
        asks |= asks_legal(facts, g->longs[i].joint);
    for (int i = 0; i < g->nfollows; i++)
        asks |= asks_legal(facts, g->follows[i].from) ||
                walk_asks_legal(facts, &g->queries[g->follows[i].walk]);
    for (int i = 0; i < g->nacts; i++) {
        bool many = fx_info[g->acts[i].fx].with & WITH_WALK;
        asks |= asks_legal(facts, g->acts[i].expr) ||
                (many && walk_asks_legal(facts, &g->queries[g->acts[i].var]));
    }
    for (int i = 0; i < g->nwalks; i++)
        asks |= walk_asks_legal(facts, &g->walks[i]);
    arena_free(a);
    return !asks ||
           err_set(e, "a condition asks about legal moves while they are being generated");
}

/* True if some part of a turn puts a man down from the hand by this walk. */
static bool is_drop(const Game *g, int walk) {
    int n = (g->nplayers + 1) * g->nkinds;
    for (int t = 0; t < g->nturns; t++)
        for (int k = 0; k < g->turns[t].nparts; k++)
            for (int i = 0; g->turns[t].part[k].drops && i < n; i++)
                if (g->programs[g->turns[t].part[k].drops * n + i] == walk)
                    return true;
    return false;
}

bool verify_game(const Game *g, Err *e) {
    if (g->graph.ncells < 1 || g->graph.ncells > SQ_MAX || g->graph.ndirs > DIRS_MAX)
        return err_set(e, "%d cells and %d directions; a board has 1 to %d and at most %d",
                       g->graph.ncells, g->graph.ndirs, SQ_MAX, DIRS_MAX);
    if (g->nplayers < 1 || g->nplayers > PLAYERS_MAX)
        return err_set(e, "%d players; 1 to %d are allowed", g->nplayers, PLAYERS_MAX);
    int most = (PIECES_MAX - PIECE_FIRST) / (g->nplayers + 1);
    if (g->nkinds < 1 || g->nkinds > KINDS_MAX || g->nkinds > most)
        return err_set(e, "%d kinds of piece; 1 to %d are allowed", g->nkinds,
                       most < KINDS_MAX ? most : KINDS_MAX);
    if (g->nzones < 1 || g->nkindsets < 1)
        return err_set(e, "the set of all cells or the set of all kinds is missing");
    if (g->nvars > VARS_MAX)
        return err_set(e, "%d counters and rights; at most %d are allowed", g->nvars, VARS_MAX);
    if (!verify_vars(g, e) || !verify_start(g, e) || !verify_tables(g, e) ||
        !verify_exprs(g, e) || !verify_shapes(g, e) || !verify_turns(g, e) ||
        !verify_rules(g, e))
        return false;
    if (g->nchances > CHANCES_MAX)
        return err_set(e, "%d throws; at most %d are allowed", g->nchances, CHANCES_MAX);
    for (int i = 0; i < g->nchances; i++)
        if (!verify_chance(g, &g->chances[i], e))
            return err_in(e, "throw '%s'", g->chances[i].name);
    CellSet lines = graph_ending_lines(&g->graph);
    for (int i = 0; i < g->nwalks; i++)
        if (!verify_walk(g, &g->walks[i], is_drop(g, i) ? IN_HAND : 0, &lines, e))
            return err_in(e, "walk %d", i);
    return verify_asking(g, e);
}
