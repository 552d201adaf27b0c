/*
** mcts_tree.h -- the positions that random games have been begun from, and what came of them.
**
** A node is a position as it was reached: two ways to one position are two nodes, so that rules
** about repetition hold. All nodes and edges lie in one block of memory of a fixed size, but for a root of more
** moves than that has room for; when it is full the tree grows no more, and what is in it is still counted. A tree
** is kept from search to search: whoever comes to a position below the old root goes on from there.
**
** Hex on 2 x 2 cells after six games, two of which began with a1:
**
**     node 1  root, Red     edges a1 b1 a2 b2, visits 6
**       edge a1  visits 2  sum 1.0   Red has won one of two; played by Red at any time in four
**                amaf 4    sum 3.0   games, of which he won three
**         node 2  Blue      a leaf as yet: its edges are made at the next visit
*/
#ifndef STEPWISE_MCTS_TREE_H
#define STEPWISE_MCTS_TREE_H

#include "vm/model/position.h"

#include <stdatomic.h>

/* What is proven of a node: nothing; which player (PROOF_WON + his number) wins; a draw. A node that is over
** where the winner left something to the others (Result.left) is not proven. */
enum { PROOF_NONE, PROOF_WON, PROOF_DRAWN = PROOF_WON + PLAYERS_MAX };

/* What is known of a node's edges. NEW: nobody has looked whether the game goes on. */
typedef enum NodeState { NODE_NEW, NODE_LEAF, NODE_OPEN, NODE_CHANCE, NODE_OVER } NodeState;

/* Numbers of nodes and edges; 0 is none. */
typedef uint32_t NodeId;
typedef uint32_t EdgeId;

typedef struct MctsEdge {
    Move move;
    NodeId child;
    uint32_t visits; /* games that went this way, those that are being played included */
    float sum;       /* what they gave, to the player who moves */
    uint32_t slot;   /* the number of the move (mcts_slot); 0: it has none */
    union {
        struct {
            uint32_t visits; /* games in which he played the move here or later */
            float sum;
        } amaf;
        uint64_t effect; /* of a throw: by which equal ones are known */
    };
} MctsEdge;

typedef struct MctsNode {
    EdgeId first;
    uint32_t nedges, room; /* edges; and how many there is room for (chance nodes grow) */
    uint32_t open;         /* edges that are looked at: progressive widening */
    uint32_t visits;
    uint16_t plies; /* to the end that is proven */
    uint8_t side;   /* to move; while a throw is due, who moved */
    uint8_t state;  /* NodeState */
    uint8_t proof;
    uint16_t reply; /* 0, or the number of a move that won at once after one of its moves */
} MctsNode;

/* VISITS: a sum of so many points is kept to the quarter of one by a float. */
enum { MCTS_VISITS = 1 << 22 };

/* SLOTS: numbers for moves; half of them are used at most. */
enum { MCTS_SLOTS = 1 << 16 };

typedef union MctsCell {
    MctsEdge edge;
    MctsNode node;
} MctsCell;

typedef struct MctsTree {
    MctsCell *cell; /* owned */
    uint32_t ncells, used;
    bool full; /* something did not fit */
    bool kept; /* `pos` and `root` mean something */
    NodeId root;
    Pos pos;       /* of the root; borrows nothing but its game */
    size_t nplies; /* of the history before it, */
    uint64_t past; /* and what tells it from others */
    uint32_t nslots;
    _Atomic Move *slot; /* owned: [MCTS_SLOTS], by hash; MOVE_NONE: free. Read without a lock */
} MctsTree;

/* Of so many megabytes, which are asked for now and filled when they are needed. */
MctsTree *mcts_tree_new(size_t megabytes);
void mcts_tree_free(MctsTree *t);
/* Makes p the root: what is known of it is kept where p lies a few plies below the old one, in the
** same game, and memory is not half used; otherwise the tree is empty but for the root. `whole`:
** all moves of p are to be looked at, and what was found is kept for the next search. */
void mcts_tree_root(MctsTree *t, const Pos *p, const History *history, bool whole);
/* Begins anew with the same root, which has n moves and found no room for them: the block is made larger where
** they would have none in all of it. */
void mcts_tree_room(MctsTree *t, uint32_t n);

/* Among how many the point is shared: whoever is alone plays against nobody, who wins where he loses. */
static inline int mcts_sides(const Game *g) {
    int teams = game_teams(g);
    return teams < 2 ? 2 : teams;
}
static inline MctsNode *mcts_node(const MctsTree *t, NodeId id) {
    return &t->cell[id].node;
}
static inline MctsEdge *mcts_edge(const MctsTree *t, EdgeId id) {
    return &t->cell[id].edge;
}
/* A new node, or the first of n new edges, all 0; 0 where memory is full. */
NodeId mcts_node_new(MctsTree *t);
EdgeId mcts_edges_new(MctsTree *t, uint32_t n);
/* One edge more, for a node of chance, whose others may move, in their order; 0 where memory is full. */
EdgeId mcts_edge_add(MctsTree *t, MctsNode *n);

/* The number of a move, if it has one; or else 0. */
uint32_t mcts_slot(const MctsTree *t, Move m);
/* The same; gives it one if it has none and there are any left. */
uint32_t mcts_slot_give(MctsTree *t, Move m);
/* The move of a number. */
Move mcts_slot_move(const MctsTree *t, uint32_t slot);

#endif
