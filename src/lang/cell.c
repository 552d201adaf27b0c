/*
** cell.c -- what a walk does at one cell: the tests of a joint, the landing, effects.
**
** Factors without a step wait in the State until it is known which of the two the cell is. What
** they say about what the cell holds is gathered into one mask.
*/
#include "emit.h"

#include "facts.h"

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
    default: return FX_COUNT;
    }
}

/* A variable changes; no cell is named. */
static void change(Emit *em, const Node *n, Act *act) {
    const Node *var = n->a;
    int owner = var->who == WHO_NEXT      ? (em->player + 1) % em->build->def->nplayers
                : var->who >= WHO_PLAYER0 ? var->who - WHO_PLAYER0
                                          : em->player;
    act->ref_a = REF_NONE;
    act->var = build_var(em->build, var->arg, owner);
    act->expr = build_expr(em->build, n->b, em->player);
}

static uint16_t seen_cell(const Emit *em, int cell) {
    CellSet seen = build_seen_cells(em->build, set_of((unsigned)cell), em->player);
    return (uint16_t)set_pop(&seen);
}

/* Another piece moves along, between cells that the author names. */
static void shift(const Emit *em, const Node *n, Act *act) {
    act->ref_a = act->ref_b = REF_FIXED;
    act->arg_a = seen_cell(em, n->arg);
    act->arg_b = seen_cell(em, n->hi);
}

/* What stands one step from the cell is taken. */
static void take_beside(Emit *em, const Node *n, Act *act) {
    CellSet dirs;
    if (!walk_is_step(n->a, em->player, &dirs) || set_count(dirs) != 1) {
        emit_fail(em, n->place, "takes() wants one direction");
        return;
    }
    dirs = build_seen_dirs(em->build, dirs, em->player);
    act->ref_a = REF_STEP;
    act->arg_a = (uint16_t)set_pop(&dirs);
}

/* Effects are written with the cell that they fall on: where the walk is, or has landed. */
static void effect(Emit *em, const Node *n, CellRef cell) {
    Act act = {.fx = (uint8_t)fx_of(n->op), .ref_a = (uint8_t)cell};
    switch (n->op) {
    case NODE_PUT: act.var = (uint16_t)em->player; /* fallthrough */
    case NODE_BECOME: act.kind = (uint8_t)build_kind(em->build, n->kinds.at[0]); break;
    case NODE_SET:
    case NODE_RAISE: change(em, n, &act); break;
    case NODE_MARK: act.var = build_var(em->build, n->a->arg, em->player); break;
    case NODE_SHIFT: shift(em, n, &act); break;
    case NODE_CALLED:
        act.ref_a = REF_NONE;
        act.var = build_call(em->build, n->text, n->place);
        break;
    case NODE_TAKE:
        if (n->a)
            take_beside(em, n, &act);
        break;
    default: break;
    }
    emit_ins(em, OP_ACT, build_act(em->build, act, n->place), 0);
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
        return ON_EMPTY | ON_FRIEND;
    if (s->still)
        return said ? ON_ALL : ON_EMPTY;
    return said ? ON_ALL & ~(unsigned)(ON_ROYAL | ON_HOLE) : ON_EMPTY | ON_ENEMY;
}

/* <landing> == land MASK; tests; second g...; act MOVE; acts; end */
void emit_land(Emit *em, State s) {
    unsigned mask = landing_mask(em, &s);
    bool goes = s.moved && !s.still;
    if (goes && s.wait && takes_here(s.wait->node))
        emit_fail(em, s.wait->node->place,
                  "a piece that lands takes what stands there; leave `take` out");
    wait_tests(em, s.wait, &mask, &s, false);
    emit_ins(em, OP_LAND, (int)mask, 0);
    wait_tests(em, s.wait, &mask, &s, true);
    for (int g = 0; g < GROUPS; g++)
        if (s.seconds >> g & 1)
            emit_ins(em, OP_SECOND, g, 0);
    if (s.attack && ((goes && mask & ~(unsigned)ON_EMPTY) || s.takes))
        emit_fail(em, em->place,
                  "a walk that may capture cannot ask what is attacked; say quiet(...)");
    if (goes) {
        Act move = {.fx = FX_MOVE, .ref_a = REF_START, .ref_b = REF_HERE};
        emit_ins(em, OP_ACT, build_act(em->build, move, em->place), 0);
    }
    wait_effects(em, s.wait, goes ? REF_LANDED : s.moved ? REF_HERE : REF_START, &s);
    emit_ins(em, OP_END, 0, 0);
}
