/*
** cell.c -- what a walk does at one cell: the tests of a joint, the landing, effects.
**
** Factors without a step wait in the State until it is known which of the two the cell is. What
** they say about what the cell holds is gathered into one mask.
*/
#include "emit.h"

#include "lang/tree/facts.h"

static int fx_of(NodeOp op) {
    switch (op) {
    case NODE_TAKE: return FX_TAKE;
    case NODE_SHIFT: return FX_MOVE;
    case NODE_CALLED: return FX_CALL;
    case NODE_PUT: return FX_PUT;
    case NODE_BECOME: return FX_BECOME;
    case NODE_CONVERT: return FX_CONVERT;
    case NODE_UNMAKE: return FX_UNMAKE;
    case NODE_MAKE: return FX_MAKE;
    case NODE_MARK: return FX_MARK;
    case NODE_SET: return FX_SET;
    case NODE_RAISE: return FX_ADD;
    default: return FX_KINDS;
    }
}

static void act(Emit *em, Act a, const Node *n) {
    emit_ins(em, OP_ACT, build_act(em->build, a, n->place), 0);
}

static void change(Emit *em, const Node *n) {
    const Node *var = n->a;
    int owner = var->who == WHO_NEXT      ? (em->player + 1) % em->build->def->nplayers
                : var->who >= WHO_PLAYER0 ? var->who - WHO_PLAYER0
                                          : em->player;
    act(em,
        (Act){.fx = (uint8_t)fx_of(n->op),
              .var = build_var(em->build, var->arg, owner),
              .expr = build_expr(em->build, n->b, em->player)},
        n);
}

static uint16_t marker(const Emit *em, int var) {
    return build_var(em->build, var, em->player);
}

/* What is done to the pieces on two cells that the position knows: by a, to b. */
static void between_markers(Emit *em, const Node *n) {
    uint16_t a = marker(em, n->a->arg), b = marker(em, n->arg);
    if (n->op == NODE_ADVANCE) {
        act(em,
            (Act){.fx = FX_MOVE, .ref_a = REF_VAR, .arg_a = a, .ref_b = REF_VAR, .arg_b = b},
            n);
        return;
    }
    act(em, (Act){.fx = FX_CAPTOR, .ref_a = REF_VAR, .arg_a = a}, n);
    act(em, (Act){.fx = FX_TAKE, .ref_a = REF_VAR, .arg_a = b}, n);
}

static void fetch(Emit *em, const Node *n, CellRef cell) {
    act(em,
        (Act){.fx = FX_MOVE,
              .ref_a = REF_PIECE,
              .arg_a = (uint16_t)build_kind(em->build, n->kinds.at[0]),
              .ref_b = (uint8_t)cell},
        n);
}

static uint16_t seen_cell(const Emit *em, int cell) {
    CellSet seen = build_seen_cells(em->build, set_of((unsigned)cell), em->player);
    return (uint16_t)set_pop(&seen);
}

/* Another piece moves along, between cells that the author names. */
static void shift(Emit *em, const Node *n) {
    act(em,
        (Act){.fx = FX_MOVE,
              .ref_a = REF_FIXED,
              .arg_a = seen_cell(em, n->arg),
              .ref_b = REF_FIXED,
              .arg_b = seen_cell(em, n->hi)},
        n);
}

/* What stands one step from the cell is taken. */
static void take_beside(Emit *em, const Node *n, Act *a) {
    CellSet dirs;
    if (!walk_is_step(n->a, em->player, &dirs) || set_count(dirs) != 1) {
        emit_fail(em, n->place, "takes() wants one direction");
        return;
    }
    dirs = build_seen_dirs(em->build, dirs, em->player);
    a->ref_a = REF_STEP;
    a->arg_a = (uint16_t)set_pop(&dirs);
}

/* Effects are written with the cell that they fall on: where the walk is, or has landed. */
static void effect(Emit *em, const Node *n, CellRef cell) {
    Act a = {.fx = (uint8_t)fx_of(n->op), .ref_a = (uint8_t)cell};
    switch (n->op) {
    case NODE_SET:
    case NODE_RAISE: change(em, n); return;
    case NODE_FETCH: fetch(em, n, cell); return;
    case NODE_ADVANCE:
    case NODE_BEAT: between_markers(em, n); return;
    case NODE_PAY:
        emit_fail(em, n->place, "payments follow from moves: after { x:pay(y, n) }");
        return;
    case NODE_SHIFT: shift(em, n); return;
    case NODE_TAKE:
        if (n->a)
            take_beside(em, n, &a);
        break;
    case NODE_CALLED:
        a.ref_a = REF_NONE;
        a.var = build_call(em->build, n->text, n->place);
        break;
    case NODE_MARK: a.var = marker(em, n->a->arg); break;
    case NODE_PUT:
        a.var = (uint16_t)(n->who == WHO_NEUTRAL ? em->build->def->nplayers : em->player);
        a.kind = (uint8_t)build_kind(em->build, n->kinds.at[0]);
        break;
    case NODE_BECOME: a.kind = (uint8_t)build_kind(em->build, n->kinds.at[0]); break;
    default: break;
    }
    act(em, a, n);
}

/* `take` is about the cell itself, unless it says where. */
static bool takes_here(const Node *n) {
    return n->op == NODE_TAKE && !n->a;
}

/* A condition of the cell, as one mask and tests: the parts of an `and` each for itself. */
static void tests(Emit *em, const Node *n, unsigned *mask, State *s, bool emit) {
    unsigned m;
    n = node_side(n, em->player);
    if (n->op == NODE_AND) {
        tests(em, n->a, mask, s, emit);
        tests(em, n->b, mask, s, emit);
    } else if (cond_is_mask(n, em->player, &m)) {
        *mask &= m;
    } else if (emit) {
        ExprId test = build_test(em->build, n, em->player);
        s->attack |= ops_ask_attack(node_ops(n, em->player));
        if (test)
            emit_ins(em, OP_TEST, test, 0);
    }
}

/* Does a waiting factor say what the cell may hold? By kind alone counts at joints only. */
static bool spoken(const Emit *em, const State *s, bool by_kind) {
    for (const Wait *w = s->wait; w; w = w->next) {
        if (takes_here(w->node))
            return true;
        if (w->node->op != NODE_AT)
            continue;
        OpSet ops = node_ops_here(w->node->a, em->player);
        if (ops_have(ops, NODE_ON) || (by_kind && ops_have(ops, NODE_KIND)))
            return true;
    }
    return false;
}

/* The mask of all that waits; the tests follow with `emit`. The oldest first. */
static void wait_tests(Emit *em, const Wait *w, unsigned *mask, State *s, bool emit) {
    if (!w)
        return;
    wait_tests(em, w->next, mask, s, emit);
    if (w->node->op == NODE_AT)
        tests(em, w->node->a, mask, s, emit);
    else if (takes_here(w->node))
        *mask &= ON_ENEMY;
}

static void wait_effects(Emit *em, const Wait *w, CellRef cell, State *s) {
    if (!w)
        return;
    wait_effects(em, w->next, cell, s);
    s->takes |= w->node->op == NODE_TAKE;
    if (w->node->op != NODE_AT)
        effect(em, w->node, cell);
}

/* <joint> == on MASK; tests; acts */
void emit_leave(Emit *em, State *s) {
    unsigned mask = ON_ALL;
    const Ctx *joint = s->moved ? s->joint : NULL;
    if (joint && !joint->jump && !joint->via && !spoken(em, s, true))
        mask = ON_EMPTY;
    wait_tests(em, s->wait, &mask, s, false);
    for (const Cond *v = joint ? joint->via : NULL; v; v = v->next)
        tests(em, v->test, &mask, s, false);
    if (mask != ON_ALL)
        emit_ins(em, OP_ON, (int)mask, 0);
    wait_tests(em, s->wait, &mask, s, true);
    for (const Cond *v = joint ? joint->via : NULL; v; v = v->next)
        tests(em, v->test, &mask, s, true);
    wait_effects(em, s->wait, s->moved ? REF_HERE : REF_START, s);
    s->wait = NULL;
    s->joint = NULL;
    s->moved = true;
}

/* What a landing may find where nothing is said: a piece that moves, one that is still, and one
** that has not stepped and finds itself. A hole and a royal piece are never moved onto. */
static unsigned landing_mask(const Emit *em, const State *s) {
    bool said = spoken(em, s, false);
    if (!s->moved)
        return em->thrown ? ON_ALL : ON_EMPTY | ON_FRIEND;
    if (s->still)
        return said ? ON_ALL : ON_EMPTY;
    return said ? ON_ALL & ~(unsigned)(ON_ROYAL | ON_HOLE) : ON_EMPTY | ON_ENEMY;
}

/* The move says who takes, though he stays. */
static void name_captor(Emit *em, const State *s) {
    bool takes = s->takes;
    for (const Wait *w = s->wait; w; w = w->next)
        takes |= w->node->op == NODE_TAKE;
    if (takes && !em->thrown)
        emit_ins(em, OP_ACT,
                 build_act(em->build, (Act){.fx = FX_CAPTOR, .ref_a = REF_START}, em->place),
                 0);
}

/* How a piece lands: what must stand there, and of which kind; and what its landing does. */
typedef struct Landing {
    unsigned mask;
    const Node *kind; /* KIND, or NULL */
    bool other;       /* no such kind must stand there */
    bool moves;       /* else it stays */
    Act act;
} Landing;

/* land MASK; tests; second g...; act; acts; end */
static void one_landing(Emit *em, State s, const Landing *l) {
    unsigned unused = ON_ALL;
    emit_ins(em, OP_LAND, (int)l->mask, 0);
    if (l->kind) {
        const Node not = {.op = NODE_NOT, .sort = SORT_COND, .a = l->kind};
        ExprId test = build_test(em->build, l->other ? &not : l->kind, em->player);
        emit_ins(em, OP_TEST, test, 0);
    }
    wait_tests(em, s.wait, &unused, &s, true);
    for (int g = 0; g < GROUPS; g++)
        if (s.seconds >> g & 1)
            emit_ins(em, OP_SECOND, g, 0);
    if (s.attack && ((l->moves && l->mask & ~(unsigned)ON_EMPTY) || s.takes))
        emit_fail(em, em->place,
                  "a walk that may capture cannot ask what is attacked; say quiet(...)");
    if (l->moves)
        emit_ins(em, OP_ACT, build_act(em->build, l->act, em->place), 0);
    else
        name_captor(em, &s);
    wait_effects(em, s.wait, l->moves ? REF_LANDED : s.moved ? REF_HERE : REF_START, &s);
    emit_ins(em, OP_END, 0, 0);
}

/* What lands beside an enemy as before, captures those that cannot be challenged, and challenges
** the others: fork L1; <landing>; L1: fork L2; <capture>; L2: <challenge> */
static void challenging(Emit *em, State s, Landing l) {
    const ChallengeDef *c = &em->build->def->challenge;
    const Node except = {.op = NODE_KIND, .sort = SORT_COND, .kinds = c->except};
    Landing capture = l, clash = l;
    capture.mask = clash.mask = ON_ENEMY;
    capture.kind = clash.kind = c->except.n ? &except : NULL;
    clash.other = true;
    clash.act.fx = FX_CLASH;
    clash.act.var = build_var(em->build, c->var, em->player);
    l.mask &= ~(unsigned)ON_ENEMY;
    Landing ways[] = {l, capture, clash};
    for (int i = l.mask ? 0 : 1; i < 2; i++) {
        if (i == 1 && !c->except.n)
            continue;
        int fork = emit_ins(em, OP_FORK, 0, 0);
        one_landing(em, s, &ways[i]);
        em->code.at[fork].a = (int)em->code.n;
    }
    one_landing(em, s, &clash);
}

void emit_land(Emit *em, State s) {
    Landing l = {.mask = landing_mask(em, &s),
                 .moves = s.moved && !s.still,
                 .act = {.fx = FX_MOVE, .ref_a = REF_START, .ref_b = REF_HERE}};
    if (l.moves && s.wait && takes_here(s.wait->node))
        emit_fail(em, s.wait->node->place,
                  "a piece that lands takes what stands there; leave `take` out");
    wait_tests(em, s.wait, &l.mask, &s, false);
    if (em->build->def->challenge.declared && l.moves && !em->thrown && l.mask & ON_ENEMY)
        challenging(em, s, l);
    else
        one_landing(em, s, &l);
}
