/*
** facts.c -- plain recursion over trees, whose size and depth node_new() has bounded.
*/
#include "facts.h"

#include <assert.h>

static_assert(NODE_OPS <= 128, "an OpSet has 128 bits");

static void gather(const Node *n, int player, bool here, OpSet *s) {
    for (; n; n = n->b) {
        n = node_side(n, player);
        s->w[n->op >> 6] |= (uint64_t)1 << (n->op & 63);
        if (here && n->op == NODE_BESIDE)
            return;
        if (n->a)
            gather(n->a, player, here, s);
    }
}

OpSet node_ops(const Node *n, int player) {
    OpSet s = {{0}};
    gather(n, player, false, &s);
    return s;
}

OpSet node_ops_here(const Node *n, int player) {
    OpSet s = {{0}};
    gather(n, player, true, &s);
    return s;
}

bool ops_ask_attack(OpSet s) {
    return ops_have(s, NODE_ATTACKED) || ops_have(s, NODE_REACHED) || ops_have(s, NODE_CHECK) ||
           ops_have(s, NODE_THREATENS) || ops_have(s, NODE_NO_MOVES) || ops_have(s, NODE_CAN);
}

bool node_serves(const Node *n, Sort sort) {
    bool number = n->sort == SORT_NUM || n->sort == SORT_COND;
    return n->sort == sort || (number && (sort == SORT_NUM || sort == SORT_COND));
}

bool walk_may_step(const Node *n, int player) {
    n = node_side(n, player);
    switch (n->op) {
    case NODE_STEP:
    case NODE_ANYWHERE: return true;
    case NODE_CHOICE:
    case NODE_THEN:
    case NODE_ELSE: return walk_may_step(n->a, player) || walk_may_step(n->b, player);
    case NODE_REPEAT: return n->hi != 0 && walk_may_step(n->a, player);
    case NODE_STRAIGHT:
    case NODE_JUMP:
    case NODE_REVISIT:
    case NODE_STILL:
    case NODE_VIA: return walk_may_step(n->a, player);
    default: return false;
    }
}

bool walk_must_step(const Node *n, int player) {
    n = node_side(n, player);
    switch (n->op) {
    case NODE_NONE:
    case NODE_STEP:
    case NODE_ANYWHERE: return true;
    case NODE_THEN: return walk_must_step(n->a, player) || walk_must_step(n->b, player);
    case NODE_CHOICE:
    case NODE_ELSE: return walk_must_step(n->a, player) && walk_must_step(n->b, player);
    case NODE_REPEAT: return n->arg > 0 && walk_must_step(n->a, player);
    case NODE_STRAIGHT:
    case NODE_JUMP:
    case NODE_REVISIT:
    case NODE_STILL:
    case NODE_VIA: return walk_must_step(n->a, player);
    default: return false;
    }
}

bool walk_is_step(const Node *n, int player, CellSet *dirs) {
    n = node_side(n, player);
    CellSet other;
    switch (n->op) {
    case NODE_STEP: *dirs = n->set; return true;
    case NODE_CHOICE:
        if (!walk_is_step(n->a, player, dirs) || !walk_is_step(n->b, player, &other))
            return false;
        *dirs = set_or(*dirs, other);
        return true;
    case NODE_REPEAT: return n->arg == 1 && n->hi == 1 && walk_is_step(n->a, player, dirs);
    default: return false;
    }
}

bool cond_is_mask(const Node *n, int player, unsigned *mask) {
    n = node_side(n, player);
    unsigned other;
    switch (n->op) {
    case NODE_ON: *mask = (unsigned)n->arg; return true;
    case NODE_NOT:
        if (!cond_is_mask(n->a, player, mask))
            return false;
        *mask = ON_ALL & ~*mask;
        return true;
    case NODE_AND:
    case NODE_OR:
        if (!cond_is_mask(n->a, player, mask) || !cond_is_mask(n->b, player, &other))
            return false;
        *mask = n->op == NODE_AND ? *mask & other : *mask | other;
        return true;
    default: return false;
    }
}

bool cond_is_zone(const Node *n, int player, CellSet board, CellSet *zone) {
    n = node_side(n, player);
    CellSet other;
    switch (n->op) {
    case NODE_TRUE: *zone = board; return true;
    case NODE_IN: *zone = n->set; return true;
    case NODE_NOT:
        if (!cond_is_zone(n->a, player, board, zone))
            return false;
        *zone = set_minus(board, *zone);
        return true;
    case NODE_AND:
    case NODE_OR:
        if (!cond_is_zone(n->a, player, board, zone) ||
            !cond_is_zone(n->b, player, board, &other))
            return false;
        *zone = n->op == NODE_AND ? set_and(*zone, other) : set_or(*zone, other);
        return true;
    default: return false;
    }
}
