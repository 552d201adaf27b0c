/*
** victim.c -- the tests for a man that p:takes(d) can take.
*/
#include "victim.h"

#include "lang/tree/facts.h"

static const Node *new_node(const Emit *em, Node like) {
    return node_new(em->build->scratch, like);
}

static const Node *both(const Emit *em, const Node *a, const Node *b) {
    return new_node(em, (Node){.op = NODE_AND, .a = a, .b = b});
}

static const Node *no(const Emit *em, const Node *a) {
    return new_node(em, (Node){.op = NODE_NOT, .a = a});
}

/* A condition: a man stands here who can be taken, and is not the one who makes the walk. */
static const Node *a_victim(const Emit *em) {
    const Node *man =
        new_node(em, (Node){.op = NODE_ON, .arg = ON_ENEMY | ON_FRIEND | ON_NEUTRAL});
    const Node *spared = new_node(em, (Node){.op = NODE_ON, .arg = ON_FRIEND | ON_NEUTRAL});
    Names royal = build_royal_names(em->build);
    man = both(em, man, no(em, new_node(em, (Node){.op = NODE_START})));
    if (royal.n == 0)
        return man;
    const Node *royals = new_node(em, (Node){.op = NODE_KIND, .kinds = royal});
    return both(em, man, no(em, both(em, spared, royals)));
}

/* Whether the condition surely holds of no royal enemy and no royal neutral man. */
static bool spares_royal(const Emit *em, const Node *n) {
    n = node_side(n, em->player);
    if (!(cond_most(n, em->player) & (ON_ROYAL | ON_NEUTRAL)))
        return true;
    if (n->op == NODE_AND)
        return spares_royal(em, n->a) || spares_royal(em, n->b);
    if (n->op == NODE_OR)
        return spares_royal(em, n->a) && spares_royal(em, n->b);
    Names royal = build_royal_names(em->build);
    for (int i = 0; n->op == NODE_KIND && i < royal.n; i++)
        if (names_find(n->kinds.at, (size_t)n->kinds.n, royal.at[i]) >= 0)
            return false;
    return n->op == NODE_KIND || royal.n == 0;
}

/* Whether the condition of a cell says that one step in that direction there is a man to be
** taken. */
static bool asks_for_one(const Emit *em, const Node *n, CellSet dir) {
    n = node_side(n, em->player);
    if (n->op == NODE_AND)
        return asks_for_one(em, n->a, dir) || asks_for_one(em, n->b, dir);
    if (n->op != NODE_BESIDE)
        return false;
    bool turned = n->a->sort != SORT_WALK;
    const Node *where = turned ? n->b : n->a, *who = turned ? n->a : n->b;
    CellSet dirs;
    return walk_is_step(where, em->player, &dirs) && set_equal(dirs, dir) &&
           !(cond_most(who, em->player) & (ON_EMPTY | ON_HOLE | ON_FRIEND)) &&
           spares_royal(em, who);
}

const Node *victim_found(const Emit *em, const Node *n, const Wait *waits) {
    CellSet dir;
    if (n->op != NODE_TAKE || !n->a || !walk_is_step(n->a, em->player, &dir) ||
        set_count(dir) != 1)
        return NULL;
    for (const Wait *w = waits; w; w = w->next)
        if (w->node->op == NODE_AT && asks_for_one(em, w->node->a, dir))
            return NULL;
    const Node *beside = new_node(em, (Node){.op = NODE_BESIDE, .a = n->a, .b = a_victim(em)});
    return new_node(em, (Node){.op = NODE_AT, .a = beside});
}

const Node *victim_missing(const Emit *em, const Node *found) {
    return new_node(em, (Node){.op = NODE_AT, .a = no(em, found->a)});
}
