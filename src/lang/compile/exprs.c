/*
** exprs.c -- conditions and numbers to expressions.
**
** Equal expressions are kept once, which makes "means the same for every player" a comparison
** of numbers. Conditions about the cell alone are folded to one mask or one zone.
*/
#include "build.h"
#include "lang/tree/facts.h"

/* A board seen from the other side may turn the parts of a condition round. */
static bool same_parts(const Expr *x, const Expr *y) {
    bool either = x->kind == EXPR_AND || x->kind == EXPR_OR;
    return (x->a == y->a && x->b == y->b) || (either && x->a == y->b && x->b == y->a);
}

static bool same(const Expr *x, const Expr *y) {
    return x->kind == y->kind && x->who == y->who && same_parts(x, y) && x->arg == y->arg &&
           x->zone == y->zone && x->was == y->was;
}

static ExprId add(Build *b, Place at, Expr x) {
    for (size_t i = 1; i < b->exprs.n; i++)
        if (same(&b->exprs.at[i], &x))
            return (ExprId)i;
    if (b->exprs.n >= UINT16_MAX) {
        build_too_big(b, at, "conditions");
        return 1;
    }
    exprs_add(&b->exprs, x);
    return (ExprId)(b->exprs.n - 1);
}

static ExprId number(Build *b, Place at, int32_t value) {
    return add(b, at, (Expr){.kind = EXPR_NUM, .arg = value});
}

static bool is_number(const Build *b, ExprId id, int32_t *value) {
    const Expr *x = &b->exprs.at[id];
    *value = x->arg;
    return x->kind == EXPR_NUM;
}

/* a and b, a or b, not a: a side that is known decides or falls away. */
static ExprId logic(Build *b, Place at, ExprKind kind, ExprId x, ExprId y) {
    int32_t value;
    if (kind == EXPR_NOT)
        return is_number(b, x, &value) ? number(b, at, !value)
                                       : add(b, at, (Expr){.kind = EXPR_NOT, .a = x});
    for (int i = 0; i < 2; i++) {
        if (is_number(b, i ? y : x, &value))
            return (value != 0) == (kind == EXPR_AND) ? (i ? x : y) : number(b, at, !!value);
    }
    return x == y ? x : add(b, at, (Expr){.kind = (uint8_t)kind, .a = x, .b = y});
}

ExprId build_and(Build *b, ExprId x, ExprId y) {
    return !x ? y : !y ? x : logic(b, (Place){0}, EXPR_AND, x, y);
}

ExprId build_mover_is(Build *b, int player) {
    return add(b, (Place){0},
               (Expr){.kind = EXPR_MOVER, .who = (uint8_t)(WHO_PLAYER0 + player)});
}

static ExprId zone_expr(Build *b, const Node *n, int player, CellSet cells) {
    CellSet all = set_first((unsigned)b->def->board.ncells);
    if (set_equal(cells, all) || set_empty(cells))
        return number(b, n->place, !set_empty(cells));
    uint16_t zone = build_zone(b, build_seen_cells(b, cells, player), n->place);
    return add(b, n->place, (Expr){.kind = EXPR_IN, .arg = zone});
}

static ExprId was(Build *b, const Node *n, int player) {
    ExprId before = build_expr(b, n->a, player);
    size_t bit = 0;
    while (bit < b->was.n && b->was.at[bit] != before)
        bit++;
    if (bit == b->was.n)
        exprids_add(&b->was, before);
    if (bit >= 32)
        build_too_big(b, n->place, "conditions in was()");
    return add(b, n->place, (Expr){.kind = EXPR_WAS, .a = before, .was = bit & 31});
}

static ExprId beside(Build *b, const Node *n, int player) {
    CellSet dirs;
    ExprId there = build_expr(b, n->b, player), any = number(b, n->place, 0);
    if (!walk_is_step(n->a, player, &dirs)) {
        def_error(b->def, n->place, "beside() takes a direction, or a choice of directions");
        return any;
    }
    dirs = build_seen_dirs(b, dirs, player);
    while (!set_empty(dirs)) {
        int32_t dir = (int32_t)set_pop(&dirs);
        ExprId one = add(b, n->place, (Expr){.kind = EXPR_BESIDE, .a = there, .arg = dir});
        any = logic(b, n->place, EXPR_OR, any, one);
    }
    return any;
}

/* A variable: arg is the first copy, and who chooses among them. */
static ExprId variable(Build *b, const Node *n, ExprKind kind) {
    const VarDef *v = &b->def->vars.at[n->arg];
    uint8_t who = v->per_player ? (uint8_t)n->who : (uint8_t)WHO_NOBODY;
    return add(b, n->place, (Expr){.kind = (uint8_t)kind, .who = who, .arg = v->first});
}

/* What speaks of a set of kinds, and perhaps of a player and a zone. */
static ExprId of_kinds(Build *b, const Node *n, int player, ExprKind kind) {
    Expr x = {.kind = (uint8_t)kind,
              .who = (uint8_t)n->who,
              .arg = build_kindset(b, n->kinds, n->place)};
    CellSet all = set_first((unsigned)b->def->board.ncells);
    if (kind == EXPR_COUNT && !set_empty(n->set) && !set_equal(n->set, all))
        x.zone = build_zone(b, build_seen_cells(b, n->set, player), n->place);
    if (kind == EXPR_THREATENS)
        x.zone = build_kindset(b, n->others, n->place);
    return add(b, n->place, x);
}

static ExprId plain(Build *b, const Node *n, ExprKind kind) {
    return add(b, n->place,
               (Expr){.kind = (uint8_t)kind, .who = (uint8_t)n->who, .arg = n->arg});
}

/* Authors count throws from 1. */
static ExprId roll(Build *b, const Node *n) {
    if (n->arg < 1 || n->arg > ROLLS_MAX)
        def_error(b->def, n->place, "roll: a throw has at most %d numbers, from 1 on",
                  ROLLS_MAX);
    return add(b, n->place, (Expr){.kind = EXPR_ROLL, .arg = (n->arg - 1) & (ROLLS_MAX - 1)});
}

static ExprId landed(Build *b, const Node *n, int player) {
    uint16_t zone = build_zone(b, build_seen_cells(b, n->set, player), n->place);
    return add(b, n->place, (Expr){.kind = EXPR_LANDED, .arg = zone});
}

/* The zone is named as `who` sees the board. */
static ExprId touched(Build *b, const Node *n, int player) {
    int sees = n->who >= WHO_PLAYER0 ? n->who - WHO_PLAYER0
               : n->who == WHO_NEXT  ? (player + 1) % b->def->nplayers
                                     : player;
    uint16_t zone = build_zone(b, build_seen_cells(b, n->set, sees), n->place);
    return add(b, n->place, (Expr){.kind = EXPR_TOUCHED, .arg = zone});
}

static ExprId two(Build *b, const Node *n, int player, ExprKind kind) {
    ExprId x = build_expr(b, n->a, player), y = build_expr(b, n->b, player);
    return add(b, n->place, (Expr){.kind = (uint8_t)kind, .a = x, .b = y});
}

static ExprId numeric(Build *b, const Node *n, int player) {
    switch (n->op) {
    case NODE_NUM: return number(b, n->place, n->arg);
    case NODE_VAR: return variable(b, n, EXPR_VAR);
    case NODE_ADD: return two(b, n, player, EXPR_ADD);
    case NODE_SUB: return two(b, n, player, EXPR_SUB);
    case NODE_MUL: return two(b, n, player, EXPR_MUL);
    case NODE_DIV: return two(b, n, player, EXPR_DIV);
    case NODE_MOD: return two(b, n, player, EXPR_MOD);
    case NODE_MIN: return two(b, n, player, EXPR_MIN);
    case NODE_MAX: return two(b, n, player, EXPR_MAX);
    case NODE_EQ: return two(b, n, player, EXPR_EQ);
    case NODE_LT: return two(b, n, player, EXPR_LT);
    case NODE_LE: return two(b, n, player, EXPR_LE);
    case NODE_COUNT: return of_kinds(b, n, player, EXPR_COUNT);
    case NODE_WORTH: return of_kinds(b, n, player, EXPR_WORTH);
    case NODE_LOOT: return of_kinds(b, n, player, EXPR_LOOT);
    case NODE_CAPTOR_WORTH: return plain(b, n, EXPR_CAPTOR_WORTH);
    case NODE_ROLL: return roll(b, n);
    case NODE_WORTH_AT: return variable(b, n, EXPR_WORTH_AT);
    default: return number(b, n->place, 0);
    }
}

static ExprId about_rules(Build *b, const Node *n, int player) {
    switch (n->op) {
    case NODE_FLAG: return variable(b, n, EXPR_VAR);
    case NODE_CHECK: return plain(b, n, EXPR_CHECK);
    case NODE_THREATENS: return of_kinds(b, n, player, EXPR_THREATENS);
    case NODE_NO_MOVES: return plain(b, n, EXPR_NO_MOVES);
    case NODE_CAN:
        return add(b, n->place, (Expr){.kind = EXPR_CAN, .a = build_expr(b, n->a, player)});
    case NODE_REPEATED: return plain(b, n, EXPR_REPEATED);
    case NODE_CAPTURED: return of_kinds(b, n, player, EXPR_CAPTURED);
    case NODE_CAPTOR: return of_kinds(b, n, player, EXPR_CAPTOR);
    case NODE_LANDED: return landed(b, n, player);
    case NODE_TOUCHED: return touched(b, n, player);
    case NODE_PASSED: return plain(b, n, EXPR_PASSED);
    case NODE_BY_CHANCE: return plain(b, n, EXPR_BY_CHANCE);
    case NODE_MOVED_BY: return plain(b, n, EXPR_MOVER);
    case NODE_TURN_OF: return plain(b, n, EXPR_TO_MOVE);
    case NODE_WAS: return was(b, n, player);
    default: return numeric(b, n, player);
    }
}

ExprId build_expr(Build *b, const Node *n, int player) {
    unsigned mask;
    CellSet zone, board = set_first((unsigned)b->def->board.ncells);
    n = node_side(n, player);
    if (cond_is_mask(n, player, &mask))
        return add(b, n->place, (Expr){.kind = EXPR_ON, .arg = (int32_t)mask});
    if (cond_is_zone(n, player, board, &zone))
        return zone_expr(b, n, player, zone);
    switch (n->op) {
    case NODE_AND:
    case NODE_OR: {
        ExprId x = build_expr(b, n->a, player), y = build_expr(b, n->b, player);
        return logic(b, n->place, n->op == NODE_AND ? EXPR_AND : EXPR_OR, x, y);
    }
    case NODE_NOT: return logic(b, n->place, EXPR_NOT, build_expr(b, n->a, player), 0);
    case NODE_KIND: return of_kinds(b, n, player, EXPR_KIND);
    case NODE_ATTACKED: return plain(b, n, EXPR_ATTACKED);
    case NODE_REACHED: return of_kinds(b, n, player, EXPR_REACHED);
    case NODE_MARKED: return variable(b, n, EXPR_MARKED);
    case NODE_START: return plain(b, n, EXPR_START);
    case NODE_BESIDE: return beside(b, n, player);
    default: return about_rules(b, n, player);
    }
}

ExprId build_test(Build *b, const Node *n, int player) {
    int32_t value;
    ExprId id = build_expr(b, n, player);
    return is_number(b, id, &value) && value ? 0 : id;
}

bool build_same_for_all(Build *b, const Node *n) {
    for (int p = 1; p < b->def->nplayers; p++)
        if (build_expr(b, n, p) != build_expr(b, n, 0))
            return false;
    return true;
}
