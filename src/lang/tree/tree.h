/*
** tree.h -- the trees of a definition before they are compiled: patterns, conditions, numbers.
**
** Nodes are made while the definition runs, lie in the arena of its Def, and are never changed
** afterwards. They are shared freely, so that a tree may be a directed acyclic graph. Each
** knows the line of the author's that made it. `quiet(n * n) + e` is
**
**     CHOICE           depth 4, size 8
**       THEN           quiet(p) is p:to(empty)
**         THEN
**           STEP {n}
**           STEP {n}   the same Node: n is one value of the script
**         AT
**           ON         arg is ON_EMPTY
**       STEP {e}
*/
#ifndef STEPWISE_LANG_TREE_TREE_H
#define STEPWISE_LANG_TREE_TREE_H

#include "base/arena.h"
#include "vm/model/game.h"

typedef enum NodeOp {
#define NODE(name, sort, steps, args, word) NODE_##name,
#include "tree.def"
#undef NODE
    NODE_OPS
} NodeOp;

typedef enum Sort {
    SORT_POISON, /* yielded by a mistake; what is made of it is not complained of */
    SORT_WALK,
    SORT_COND,
    SORT_NUM,
    SORT_WHO,
    SORT_SYMMETRY,
    SORT_COUNT
} Sort;

/* A line of the author's; line 0: none is known. */
typedef struct Place {
    const char *file;
    int line;
} Place;

/* A list of names, of pieces for instance. */
typedef struct Names {
    int n;
    const char *const *at;
} Names;

typedef struct Node {
    NodeOp op;
    Sort sort;
    Place place;
    const struct Node *a, *b;
    const struct Node *const *side; /* SIDES: a tree for each player, then NULL */
    int who;                        /* of nodes that name a player: a Who */
    /* NUM, REPEATED, CYCLE, ROLL: the number; ON: the mask; REPEAT: at least that often; SHIFT:
    ** the cell from which; variables and symmetries: the index (of the last variable; the first
    ** of two is a). */
    int arg;
    int hi;           /* REPEAT: at most that often, -1: no limit; SHIFT: the cell to which */
    const char *text; /* CALLED: the name */
    /* As the first player names them. STEP: directions; IN, COUNT, LANDED, TOUCHED: cells. */
    CellSet set;
    Names kinds, others; /* of pieces: the first and the second that the word takes */
    int depth, size;     /* of the tree, this node included; shared nodes count each time */
    unsigned asks;       /* ASK_* of all conditions and numbers in it, for any player */
    bool sided;          /* it contains a SIDES node: it may differ from player to player */
} Node;

/* A bit of Node.asks beside ASK_*: it asks who has won. */
enum { ASK_WINNER = 1 << 16 };

/* NODE_DEPTH bounds recursion over a tree; NODE_DEPTH_COND is less, since conditions become
** expressions over which the machine recurses. NODE_SIZE bounds the work of walking a tree
** whose nodes are shared, which can grow exponentially with its depth. REPEAT_MAX: of `^` and
** upto(). */
enum { NODE_DEPTH = 200, NODE_DEPTH_COND = 60, NODE_SIZE = 50000, REPEAT_MAX = 64 };

/* How a walk makes steps; tree.def explains them. */
typedef enum Steps {
    STEPS_NOT,
    STEPS_ACTS,
    STEPS_ALL,
    STEPS_NO_WAY,
    STEPS_EITHER,
    STEPS_BOTH,
    STEPS_TIMES,
    STEPS_LIKE
} Steps;

/* A row of tree.def. */
typedef struct NodeInfo {
    const char *name, *args, *word;
    Sort sort;
    Steps steps;
} NodeInfo;
extern const NodeInfo node_info[NODE_OPS];
extern const char *const sort_text[SORT_COUNT]; /* "a pattern", "a condition", ... */

/* Whether it is an effect that changes variables: SET, RAISE, PAY or MARK. */
bool node_changes(NodeOp op);
/* The index of a name among n, or -1. */
int names_find(const char *const *names, size_t n, const char *name);
/* Sorts names by their bytes. */
void names_sort(const char **names, size_t n);
/* Whether both lists have the same names, in any order. */
bool names_same(Names a, Names b);
/* A copy of `like` in the arena, with depth, size and asks filled in, and the sort of its op; a
** SIDES node keeps the sort of `like`. */
const Node *node_new(Arena *a, Node like);
/* n if it is no deeper than `most`; else, if there is one, a tree that means the same and is
** less deep: the parts of a long chain, a + b + c ..., keep their order but are bracketed
** differently. */
const Node *node_flat(Arena *a, const Node *n, int most);
/* The node as that player means it: his child of a SIDES node, else n itself. */
const Node *node_side(const Node *n, int player);

#endif
