/*
** tree.c -- the table of node kinds, and the one place where nodes are made.
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

/* Adds a child to its parent's depth, size and asks. No sum overflows: children are within
** NODE_SIZE and NODE_DEPTH. */
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

/* ---- chains ---- */

/* The parts of a chain so far: each is deeper than the one after it. */
typedef struct Flat {
    Arena *arena;
    const Node *whole;
    int kept; /* a part of the chain that is no deeper stays as it is */
    int n;
    const Node *part[2 * NODE_DEPTH];
} Flat;

static const Node *join(const Flat *f, const Node *x, const Node *y) {
    Node both = {.op = f->whole->op, .place = f->whole->place, .a = x, .b = y};
    return node_new(f->arena, both);
}

static void join_last(Flat *f) {
    f->n--;
    f->part[f->n - 1] = join(f, f->part[f->n - 1], f->part[f->n]);
}

/* First joins what is no deeper than the next part, so that parts of equal depth make a
** balanced tree. */
static void add_part(Flat *f, const Node *part) {
    for (;;) {
        while (f->n >= 2 && f->part[f->n - 2]->depth <= part->depth)
            join_last(f);
        if (f->n == 0 || f->part[f->n - 1]->depth > part->depth)
            break;
        part = join(f, f->part[--f->n], part);
    }
    f->part[f->n++] = part;
}

static void add_chain(Flat *f, const Node *n) {
    if (n->op == f->whole->op && n->depth > f->kept) {
        add_chain(f, n->a);
        add_chain(f, n->b);
    } else {
        add_part(f, node_flat(f->arena, n, f->kept));
    }
}

/* Aims well below `most`, so that a chain that goes on growing is not taken apart at each new
** part. */
static const Node *flat_chain(Arena *a, const Node *n, int most) {
    Flat f = {.arena = a, .whole = n, .kept = most - most / 4 - 1};
    add_chain(&f, n);
    while (f.n > 1)
        join_last(&f);
    return f.part[0];
}

static bool is_chain(NodeOp op) {
    return op == NODE_CHOICE || op == NODE_THEN || op == NODE_OR || op == NODE_AND ||
           op == NODE_ADD || op == NODE_MUL;
}

const Node *node_flat(Arena *a, const Node *n, int most) {
    if (!n || n->depth <= most)
        return n;
    if (is_chain(n->op))
        return flat_chain(a, n, most);
    Node flat = *n;
    flat.a = node_flat(a, n->a, most - 1);
    flat.b = node_flat(a, n->b, most - 1);
    int sides = 0;
    while (n->side && n->side[sides])
        sides++;
    const Node **side = ARENA_ARRAY(a, const Node *, sides + 1);
    for (int i = 0; i < sides; i++)
        side[i] = node_flat(a, n->side[i], most - 1);
    flat.side = n->side ? side : NULL;
    return node_new(a, flat);
}

const Node *node_side(const Node *n, int player) {
    while (n->op == NODE_SIDES)
        n = n->side[player];
    return n;
}
