/*
** tree.c -- nodes.
**
** The table of node kinds, and the one place where a node is made.
*/
#include "tree.h"

#include <stdlib.h>
#include <string.h>

const NodeInfo node_info[NODE_OPS] = {
#define NODE(name, sort, steps, args, word) {#name, args, word, SORT_##sort, STEPS_##steps},
#include "tree.def"
#undef NODE
};

const char *const sort_text[SORT_COUNT] = {
    [SORT_POISON] = "nothing", [SORT_WALK] = "a pattern", [SORT_COND] = "a condition",
    [SORT_NUM] = "a number",   [SORT_WHO] = "a player",   [SORT_SYMMETRY] = "a symmetry",
};

int names_find(const char *const *names, size_t n, const char *name) {
    for (size_t i = 0; i < n; i++)
        if (strcmp(names[i], name) == 0)
            return (int)i;
    return -1;
}

static int by_text(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

void names_sort(const char **names, size_t n) {
    if (n > 0)
        qsort(names, n, sizeof *names, by_text);
}

bool names_same(Names a, Names b) {
    bool same = a.n == b.n;
    for (int i = 0; i < a.n && same; i++)
        same = names_find(b.at, (size_t)b.n, a.at[i]) >= 0;
    return same;
}

/* The sizes of children are bounded, so that no sum of them overflows. */
static void count(Node *n, const Node *child) {
    if (!child)
        return;
    if (child->depth >= n->depth)
        n->depth = child->depth + 1;
    n->size += child->size;
    n->sided |= child->sided;
    unsigned passes = n->op >= NODE_NUM ? expr_info[n->op - NODE_NUM].passes : ~0u;
    n->asks |= child->asks & (passes | ASK_WINNER);
}

bool node_changes(NodeOp op) {
    return node_info[op].steps == STEPS_ACTS &&
           (node_info[op].args[0] == 'V' || op == NODE_MARK);
}

const Node *node_new(Arena *a, Node like) {
    Node *n = arena_copy(a, &like, sizeof like);
    if (n->op != NODE_SIDES)
        n->sort = node_info[n->op].sort;
    n->depth = n->size = 1;
    n->sided = n->op == NODE_SIDES;
    n->asks = who_asks(n->who) | (n->who == WHO_WINNER ? ASK_WINNER : 0u) |
              (n->op >= NODE_NUM ? expr_info[n->op - NODE_NUM].asks : 0u);
    count(n, n->a);
    count(n, n->b);
    for (int i = 0; n->side && n->side[i]; i++)
        count(n, n->side[i]);
    return n;
}

const Node *node_side(const Node *n, int player) {
    while (n->op == NODE_SIDES)
        n = n->side[player];
    return n;
}
