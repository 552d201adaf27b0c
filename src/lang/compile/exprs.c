/*
** exprs.c -- compiles conditions and numbers to expressions.
**
** Equal expressions are kept once, so that "means the same for every player" is a comparison of
** indices. Conditions about what a cell holds, or which cell it is, are folded to one mask or
** one zone.
*/
#include "build.h"
#include "lang/tree/facts.h"

#include <assert.h>

/* The parts of `and` and `or` may be in either order: seen from the other side of the board, a
** condition may come out with them swapped. */
static bool same_parts(const Expr *x, const Expr *y) {
    bool either = x->kind == EXPR_AND || x->kind == EXPR_OR;
    return (x->a == y->a && x->b == y->b) || (either && x->a == y->b && x->b == y->a);
}

static bool same(const Expr *x, const Expr *y) {
    return x->kind == y->kind && x->who == y->who && same_parts(x, y) && x->arg == y->arg &&
           x->more == y->more;
}

/* The index of the expression x, added if it is new; 0 when the budget is spent. */
static ExprId add(Build *b, Place at, Expr x) {
    if (!build_spend(b, at, NULL, 1 + (int64_t)b->exprs.n / 4))
        return 0;
    for (size_t i = 1; i < b->exprs.n; i++)
        if (same(&b->exprs.at[i], &x))
            return (ExprId)i;
    if (b->exprs.n >= UINT16_MAX) {
        build_too_big(b, at, "conditions");
        return 1;
    }
    exprs_add(&b->exprs, x);
    places_add(&b->expr_places, at);
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

/* x and y, x or y, not x. A part that is constant decides the whole or is dropped. */
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

Names build_royal_names(const Build *b) {
    const PieceDefs *pieces = &b->def->pieces;
    const char **royal = ARENA_ARRAY(b->scratch, const char *, pieces->n);
    Names names = {.at = royal};
    for (size_t i = 0; i < pieces->n; i++)
        if (pieces->at[i].kind.royal)
            royal[names.n++] = pieces->at[i].kind.name;
    return names;
}

ExprId build_spares_royal(Build *b, bool returns) {
    Names names = build_royal_names(b);
    if (names.n == 0)
        return 0;
    Place at = {0};
    uint16_t kinds = build_kindset(b, names, at);
    ExprId man =
        build_and(b, add(b, at, (Expr){.kind = EXPR_ON, .arg = ON_FRIEND | ON_NEUTRAL}),
                  add(b, at, (Expr){.kind = EXPR_KIND, .arg = kinds}));
    ExprId away = logic(b, at, EXPR_NOT, add(b, at, (Expr){.kind = EXPR_START}), 0);
    return logic(b, at, EXPR_NOT, returns ? build_and(b, man, away) : man, 0);
}

ExprId build_mover_is(Build *b, int player) {
    return add(b, (Place){0},
               (Expr){.kind = EXPR_MOVER, .who = (uint8_t)(WHO_PLAYER0 + player)});
}

ExprId build_asked_as(Build *b, int player) {
    return add(b, (Place){0},
               (Expr){.kind = EXPR_ASKED_AS, .who = (uint8_t)(WHO_PLAYER0 + player)});
}

static ExprId is_turn_of(Build *b, int player) {
    return add(b, (Place){0},
               (Expr){.kind = EXPR_TO_MOVE, .who = (uint8_t)(WHO_PLAYER0 + player)});
}

ExprId build_number(Build *b, int32_t value) {
    return number(b, (Place){0}, value);
}

ExprId build_sum(Build *b, ExprId x, ExprId y) {
    return add(b, (Place){0}, (Expr){.kind = EXPR_ADD, .a = x, .b = y});
}

ExprId build_leads(Build *b, const Node *every, int player) {
    int query = build_query(b, every->a, player, every->place, true);
    return add(b, every->place, (Expr){.kind = EXPR_LEADS, .arg = query});
}

ExprId build_over(Build *b, int var) {
    ExprId n = add(b, (Place){0}, (Expr){.kind = EXPR_VAR, .who = WHO_NOBODY, .arg = var});
    return add(b, (Place){0}, (Expr){.kind = EXPR_LT, .a = build_number(b, 0), .b = n});
}

static ExprId zone_expr(Build *b, const Node *n, int player, CellSet cells) {
    CellSet all = set_first((unsigned)b->def->board.ncells);
    if (set_equal(cells, all) || set_empty(cells))
        return number(b, n->place, !set_empty(cells));
    uint16_t zone = build_zone(b, build_seen_cells(b, cells, player), n->place);
    return add(b, n->place, (Expr){.kind = EXPR_IN, .arg = zone});
}

/* ---- a row of exprs.def ---- */

static_assert((int)NODE_ROLL - (int)NODE_NUM == (int)EXPR_ROLL,
              "each expression has a node, in the same order");

static ExprKind kind_of(const Node *n) {
    return n->op == NODE_FLAG ? EXPR_VAR : (ExprKind)(n->op - NODE_NUM);
}

/* The child of a node that is a walk or directions; its other child, if any, is a condition. */
static const Node *walk_of(const Node *n) {
    return n->a->sort == SORT_WALK ? n->a : n->b;
}

static int32_t directions(Build *b, const Node *n, int player) {
    CellSet dirs = {{0}};
    if (!walk_is_step(walk_of(n), player, &dirs))
        def_error(b->def, n->place, "%s() takes a direction, or a choice of directions",
                  node_info[n->op].word);
    return build_dirset(b, build_seen_dirs(b, dirs, player), n->place);
}

/* The most numbers that any throw has. */
static int rolls_most(const Def *d) {
    int most = 0;
    for (size_t i = 0; i < d->throws.n; i++)
        for (int k = 0; k < d->throws.at[i].noutcomes; k++)
            most = d->throws.at[i].outcome[k].nrolls > most ? d->throws.at[i].outcome[k].nrolls
                                                            : most;
    return most;
}

/* Which number of a throw is meant, from 0; authors count from 1. */
static int32_t thrown(Build *b, const Node *n) {
    if (n->arg < 1 || n->arg > ROLLS_MAX)
        def_error(b->def, n->place, "roll: a throw has at most %d numbers, counted from 1",
                  ROLLS_MAX);
    else if (b->def->throws.n == 0)
        def_warning(b->def, n->place,
                    "roll: nothing is ever thrown, so it is always 0; declare a throw, throw "
                    "\"die\" { ... }");
    else if (n->arg > rolls_most(b->def))
        def_warning(
            b->def, n->place,
            "roll: no throw has that many numbers, so it is always 0; the first is roll(1)");
    static_assert((ROLLS_MAX & (ROLLS_MAX - 1)) == 0, "the mask keeps every number in range");
    return (n->arg - 1) & (ROLLS_MAX - 1);
}

/* The bit of Pos.was for a condition asked of the position before the move. */
static uint16_t was_bit(Build *b, const Node *n, ExprId before) {
    size_t bit = 0;
    while (bit < b->was.n && b->was.at[bit] != before)
        bit++;
    if (bit == b->was.n)
        exprids_add(&b->was, before);
    if (bit >= 32)
        build_too_big(b, n->place, "conditions in was()");
    return bit & 31;
}

static uint16_t zone_of(Build *b, const Node *n, int player) {
    return build_zone(b, build_seen_cells(b, n->set, player), n->place);
}

/* A variable is named by the index of its first copy; `who` chooses the copy at evaluation. */
static void take_var(const Build *b, const Node *n, Expr *x) {
    const VarDef *v = &b->def->vars.at[n->arg];
    x->who = v->per_player ? (uint8_t)n->who : (uint8_t)WHO_NOBODY;
    x->arg = v->first;
}

static void take_arg(Build *b, const Node *n, int player, Expr *x) {
    switch ((ExprArg)expr_info[x->kind].arg) {
    case ARG_NONE:
    case ARG_BIT: break;
    case ARG_NUMBER:
    case ARG_MASK: x->arg = n->arg; break;
    case ARG_VAR:
    case ARG_MARKER: take_var(b, n, x); break;
    case ARG_KINDS: x->arg = build_kindset(b, n->kinds, n->place); break;
    case ARG_ZONE: x->arg = zone_of(b, n, build_player(b, n->who, player)); break;
    case ARG_DIRS: x->arg = directions(b, n, player); break;
    case ARG_QUERY: x->arg = build_query(b, walk_of(n), player, n->place, false); break;
    case ARG_THROWN: x->arg = thrown(b, n); break;
    }
}

static ExprId of_row(Build *b, const Node *n, int player) {
    Expr x = {.kind = (uint8_t)kind_of(n), .who = (uint8_t)n->who};
    const ExprInfo *info = &expr_info[x.kind];
    if (info->arity >= 1)
        x.a = build_expr(b, n->a->sort == SORT_WALK ? n->b : n->a, player);
    if (info->arity >= 2)
        x.b = build_expr(b, n->b, player);
    take_arg(b, n, player, &x);
    if (info->more == ARG_ZONE && !set_empty(n->set))
        x.more = zone_of(b, n, player);
    if (info->more == ARG_KINDS)
        x.more = build_kindset(b, n->others, n->place);
    if (info->more == ARG_BIT)
        x.more = was_bit(b, n, x.a);
    return add(b, n->place, x);
}

ExprId build_expr(Build *b, const Node *n, int player) {
    unsigned mask;
    CellSet zone, board = set_first((unsigned)b->def->board.ncells);
    n = node_side(n, player);
    /* The size counts because the tree is searched for a mask and a zone. */
    if (!build_spend(b, n->place, NULL, 4 + n->size / 8))
        return 0;
    if (cond_is_mask(n, player, &mask))
        return add(b, n->place, (Expr){.kind = EXPR_ON, .arg = (int32_t)mask});
    if (cond_is_zone(n, player, board, &zone))
        return zone_expr(b, n, player, zone);
    if (n->op == NODE_NOT)
        return logic(b, n->place, EXPR_NOT, build_expr(b, n->a, player), 0);
    if (n->op == NODE_AND || n->op == NODE_OR) {
        ExprId x = build_expr(b, n->a, player), y = build_expr(b, n->b, player);
        return logic(b, n->place, kind_of(n), x, y);
    }
    return of_row(b, n, player);
}

ExprId build_test(Build *b, const Node *n, int player) {
    int32_t value;
    ExprId id = build_expr(b, n, player);
    return is_number(b, id, &value) && value ? 0 : id;
}

ExprId build_as_mover(Build *b, const Node *n) {
    if (build_same_for_all(b, n))
        return build_test(b, n, 0);
    ExprId all = build_number(b, 0);
    for (int p = 0; p < b->def->nplayers; p++) {
        ExprId his = logic(b, n->place, EXPR_AND, is_turn_of(b, p), build_expr(b, n, p));
        all = logic(b, n->place, EXPR_OR, all, his);
    }
    return all;
}

bool build_same_for_all(Build *b, const Node *n) {
    for (int p = 1; p < b->def->nplayers; p++)
        if (build_expr(b, n, p) != build_expr(b, n, 0))
            return false;
    return true;
}
