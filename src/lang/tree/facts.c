/*
** facts.c -- plain recursion over trees.
**
** Depth and size of a tree are bounded (NODE_DEPTH, NODE_SIZE), and so is the recursion.
*/
#include "facts.h"

#include <string.h>

bool node_serves(const Node *n, Sort sort) {
    bool number = n->sort == SORT_NUM || n->sort == SORT_COND;
    return n->sort == sort || (number && (sort == SORT_NUM || sort == SORT_COND));
}

/* Whether some way makes a step; unless `looks`, a step within still() is none, since there the
** piece itself does not move. */
static bool may_step(const Node *n, int player, bool looks) {
    n = node_side(n, player);
    switch (node_info[n->op].steps) {
    case STEPS_NOT:
    case STEPS_ACTS:
    case STEPS_NO_WAY: return false;
    case STEPS_ALL: return true;
    case STEPS_EITHER:
    case STEPS_BOTH: return may_step(n->a, player, looks) || may_step(n->b, player, looks);
    case STEPS_TIMES: return n->hi != 0 && may_step(n->a, player, looks);
    case STEPS_LIKE: return (looks || n->op != NODE_STILL) && may_step(n->a, player, looks);
    }
    return false;
}

bool walk_may_step(const Node *n, int player) {
    return may_step(n, player, true);
}

bool walk_may_go(const Node *n, int player) {
    return may_step(n, player, false);
}

bool walk_must_step(const Node *n, int player) {
    n = node_side(n, player);
    if (n->op == NODE_REVISIT)
        return false;
    switch (node_info[n->op].steps) {
    case STEPS_NOT:
    case STEPS_ACTS: return false;
    case STEPS_ALL:
    case STEPS_NO_WAY: return true;
    case STEPS_EITHER: return walk_must_step(n->a, player) && walk_must_step(n->b, player);
    case STEPS_BOTH: return walk_must_step(n->a, player) || walk_must_step(n->b, player);
    case STEPS_TIMES: return n->arg > 0 && walk_must_step(n->a, player);
    case STEPS_LIKE: return walk_must_step(n->a, player);
    }
    return false;
}

/* every(p) and any(p) are effects as far as p has any; p:takes(d) is one, wherever d leads. */
bool walk_acts(const Node *n, int player) {
    n = node_side(n, player);
    switch (node_info[n->op].steps) {
    case STEPS_ACTS:
        return !n->a || (n->op != NODE_EVERY && n->op != NODE_ANY) || walk_acts(n->a, player);
    case STEPS_NOT:
    case STEPS_NO_WAY:
    case STEPS_ALL: return false;
    case STEPS_EITHER:
    case STEPS_BOTH: return walk_acts(n->a, player) || walk_acts(n->b, player);
    case STEPS_TIMES: return n->hi != 0 && walk_acts(n->a, player);
    case STEPS_LIKE: return walk_acts(n->a, player);
    }
    return false;
}

static bool cond_denies_taken(const Node *n, int player) {
    n = node_side(n, player);
    if (n->op == NODE_AND)
        return cond_denies_taken(n->a, player) || cond_denies_taken(n->b, player);
    return n->op == NODE_NOT && node_side(n->a, player)->op == NODE_TAKEN;
}

bool walk_denies_taken(const Node *n, int player) {
    n = node_side(n, player);
    if (n->op == NODE_AT)
        return cond_denies_taken(n->a, player);
    switch (node_info[n->op].steps) {
    case STEPS_NOT:
    case STEPS_ACTS:
    case STEPS_ALL: return false;
    case STEPS_NO_WAY: return true; /* there is no way to repeat */
    case STEPS_EITHER:
        return walk_denies_taken(n->a, player) && walk_denies_taken(n->b, player);
    case STEPS_BOTH: return walk_denies_taken(n->a, player) || walk_denies_taken(n->b, player);
    case STEPS_TIMES: return n->arg > 0 && walk_denies_taken(n->a, player);
    case STEPS_LIKE: return walk_denies_taken(n->a, player);
    }
    return false;
}

bool node_same(const Node *x, const Node *y, int player) {
    if (!x || !y)
        return x == y;
    x = node_side(x, player), y = node_side(y, player);
    if (x == y)
        return true;
    return x->op == y->op && x->who == y->who && x->arg == y->arg && x->hi == y->hi &&
           (x->text == y->text || (x->text && y->text && strcmp(x->text, y->text) == 0)) &&
           set_equal(x->set, y->set) && names_same(x->kinds, y->kinds) &&
           names_same(x->others, y->others) && node_same(x->a, y->a, player) &&
           node_same(x->b, y->b, player);
}

/* How many nodes the tree has with all bounded repetitions written out. */
static double weight_of(const Node *n, int player) {
    double all = 1;
    for (; n; n = n->b) {
        n = node_side(n, player);
        double times = n->op == NODE_REPEAT && n->hi > 0 ? n->hi : 1;
        all += n->a ? times * weight_of(n->a, player) : 1;
    }
    return all;
}

const Node *walk_heaviest(const Node *n, int player) {
    while (n) {
        n = node_side(n, player);
        if (n->op == NODE_REPEAT && n->hi > 1)
            return n;
        bool left = !n->b || (n->a && weight_of(n->a, player) >= weight_of(n->b, player));
        n = left ? n->a : n->b;
    }
    return NULL;
}

const Node *walk_bulk(const Node *whole, int player) {
    for (const Node *n = whole;;) {
        const Node *a = n->a ? node_side(n->a, player) : NULL;
        const Node *b = n->b ? node_side(n->b, player) : NULL;
        const Node *larger = b && (!a || b->size > a->size) ? b : a;
        if (!larger || 2 * larger->size < whole->size || !larger->place.line)
            return n;
        n = larger;
    }
}

const Node *walk_idler(const Node *n, int player) {
    for (;;) {
        n = node_side(n, player);
        Steps steps = node_info[n->op].steps;
        bool below = steps == STEPS_LIKE || (steps == STEPS_TIMES && n->arg > 0);
        bool asked = steps == STEPS_BOTH && n->b->op == NODE_AT; /* b makes no step */
        if (steps == STEPS_EITHER)
            n = walk_must_step(n->a, player) ? n->b : n->a;
        else if (asked || (below && n->op != NODE_REVISIT))
            n = n->a;
        else
            return n;
    }
}

bool walk_is_step(const Node *n, int player, CellSet *dirs) {
    n = node_side(n, player);
    CellSet other;
    *dirs = n->set;
    if (n->op == NODE_REPEAT)
        return n->arg == 1 && n->hi == 1 && walk_is_step(n->a, player, dirs);
    if (n->op != NODE_CHOICE)
        return n->op == NODE_STEP;
    if (!walk_is_step(n->a, player, dirs) || !walk_is_step(n->b, player, &other))
        return false;
    *dirs = set_or(*dirs, other);
    return true;
}

bool node_has(const Node *n, int player, NodeOp op, bool away) {
    for (; n; n = n->b) {
        n = node_side(n, player);
        if (n->op == op)
            return true;
        if (!away && n->op >= NODE_NUM && expr_info[n->op - NODE_NUM].away)
            return false;
        if (n->a && node_has(n->a, player, op, away))
            return true;
    }
    return false;
}

/* Whether the condition is built by and, or, not from leaves of kind `leaf` alone (ON or IN),
** each of which is a subset of `all`; then *set is the set for which it holds. */
static bool is_set(const Node *n, int player, NodeOp leaf, CellSet all, CellSet *set) {
    n = node_side(n, player);
    CellSet other;
    *set = n->op == NODE_TRUE ? all : n->set;
    if (leaf == NODE_ON)
        *set = (CellSet){{(uint64_t)n->arg}};
    if (n->op == NODE_NOT) {
        bool is = is_set(n->a, player, leaf, all, set);
        *set = set_minus(all, *set);
        return is;
    }
    if (n->op != NODE_AND && n->op != NODE_OR)
        return n->op == leaf || (n->op == NODE_TRUE && leaf == NODE_IN);
    if (!is_set(n->a, player, leaf, all, set) || !is_set(n->b, player, leaf, all, &other))
        return false;
    *set = n->op == NODE_AND ? set_and(*set, other) : set_or(*set, other);
    return true;
}

bool cond_is_mask(const Node *n, int player, unsigned *mask) {
    CellSet set;
    bool is = is_set(n, player, NODE_ON, (CellSet){{ON_ALL}}, &set);
    *mask = (unsigned)set.w[0];
    return is;
}

unsigned cond_most(const Node *n, int player) {
    unsigned mask;
    n = node_side(n, player);
    if (cond_is_mask(n, player, &mask))
        return mask;
    if (n->op == NODE_KIND)
        return ON_ALL & ~(unsigned)(ON_EMPTY | ON_HOLE);
    if (n->op == NODE_AND)
        return cond_most(n->a, player) & cond_most(n->b, player);
    return n->op == NODE_OR ? cond_most(n->a, player) | cond_most(n->b, player) : ON_ALL;
}

bool cond_is_zone(const Node *n, int player, CellSet board, CellSet *zone) {
    return is_set(n, player, NODE_IN, board, zone);
}

CellSet cond_where(const Node *n, int player, CellSet board) {
    CellSet zone;
    n = node_side(n, player);
    if (cond_is_zone(n, player, board, &zone))
        return zone;
    if (n->op != NODE_AND && n->op != NODE_OR)
        return board;
    CellSet a = cond_where(n->a, player, board), b = cond_where(n->b, player, board);
    return n->op == NODE_AND ? set_and(a, b) : set_or(a, b);
}
