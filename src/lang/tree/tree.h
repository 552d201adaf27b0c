/*
** tree.h -- what a definition says, before it is compiled: patterns, conditions, numbers.
**
** Nodes are made while the definition runs, belong to the arena of its Def, and are never
** changed afterwards; they are shared freely, so a tree may be a graph without cycles. Each
** knows the author's line that made it. `quiet(n * n) + e` is
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
#ifndef STEPWISE_TREE_H
#define STEPWISE_TREE_H

#include "base/arena.h"
#include "vm/model/game.h"

typedef enum NodeOp {
#define NODE(name, sort, steps, args, word) NODE_##name,
#include "tree.def"
#undef NODE
    NODE_OPS
} NodeOp;

typedef enum Sort {
    SORT_POISON, /* what a mistake yields: silences what follows from it */
    SORT_WALK,
    SORT_COND,
    SORT_NUM,
    SORT_WHO,
    SORT_SYMMETRY,
    SORT_COUNT
} Sort;

typedef struct Place {
    const char *file;
    int line;
} Place;

typedef struct Names {
    int n;
    const char *const *at;
} Names;

typedef struct Node {
    NodeOp op;
    Sort sort;
    Place place;
    const struct Node *a, *b;
    const struct Node *const *side; /* SIDES: one for each player, then NULL */
    int who;                        /* WHO and what speaks of players: a Who */
    int arg; /* NUM, REPEATED, ROLL; ON: the mask; REPEAT: least; SHIFT: from; variables and
                  ** symmetries: which */
    int hi;  /* REPEAT: most, or -1 for any number; SHIFT: to */
    const char *text; /* CALLED */
    CellSet
        set; /* STEP: directions; IN, COUNT, LANDED: cells; as the first player names them */
    Names kinds, others;
    int depth, size; /* of the tree below */
    unsigned asks;   /* ASK_* of the conditions and numbers in it, whoever sees it */
    bool sided;      /* a SIDES is in it: it may differ from player to player */
} Node;

/* In Node.asks, beside ASK_*: who has won. */
enum { ASK_WINNER = 1 << 16 };

/* NODE_DEPTH bounds recursion over a tree, conditions becoming expressions of which the machine
** wants less; NODE_SIZE bounds the work of walking one that is shared with itself, which grows
** as a power of its depth. */
enum { NODE_DEPTH = 200, NODE_DEPTH_COND = 60, NODE_SIZE = 50000, REPEAT_MAX = 64 };

/* How a walk makes steps (tree.def). */
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

typedef struct NodeInfo {
    const char *name, *args, *word;
    Sort sort;
    Steps steps;
} NodeInfo;
extern const NodeInfo node_info[NODE_OPS];
extern const char *const sort_text[SORT_COUNT]; /* "a pattern", "a condition", ... */

/* Is it an effect that changes variables, and nothing on the board? */
bool node_changes(NodeOp op);
/* The index of a name among n, or -1. */
int names_find(const char *const *names, size_t n, const char *name);
/* By their bytes. */
void names_sort(const char **names, size_t n);
/* Do they have the same names, in whatever order? */
bool names_same(Names a, Names b);
/* A copy of like in a, with depth and size filled in, and the sort, which SIDES must bring. */
const Node *node_new(Arena *a, Node like);
/* n where it is no deeper than `most`; else a tree that means the same and is less deep, if there is one: the parts of a
** long chain, a + b + c ..., keep their order and are bracketed otherwise. */
const Node *node_flat(Arena *a, const Node *n, int most);
/* The tree that player sees: the same, or his child of a SIDES node. */
const Node *node_side(const Node *n, int player);

#endif
