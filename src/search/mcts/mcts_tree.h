/*
** mcts_tree.h -- the tree of positions that random games were played from, with their results.
**
** A node is a position as it was reached: a position reached in two ways has two nodes, so that
** rules about repetition hold. Nodes and edges lie in one block of memory of a fixed size (it
** grows only for a root with more moves than it has room for). When it is full the tree grows
** no more, but results are still counted. A tree is kept from search to search: one for a
** position below the old root goes on with what is there.
**
** Players are sides here: a team is represented by its first player.
**
** Hex on 2 x 2 cells after six games, two of which began with a1:
**
**     node 1  root, Red     edges a1 b1 a2 b2, visits 6
**       edge a1  visits 2  sum 1.0   Red has won one of two; he played a1 at any time in four
**                amaf 4    sum 3.0   games, of which he won three
**         node 2  Blue      edges b1 a2 b2, made at its second visit
*/
#ifndef STEPWISE_SEARCH_MCTS_MCTS_TREE_H
#define STEPWISE_SEARCH_MCTS_MCTS_TREE_H

#include "vm/model/position.h"

#include <stdatomic.h>

/* What is proven of a node: nothing; that side p wins (PROOF_WON + p); a draw. Where the game
** is over and the winner left something to the others (Result.losers_share), nothing counts as
** proven. */
enum { PROOF_NONE, PROOF_WON, PROOF_DRAWN = PROOF_WON + PLAYERS_MAX };

/* NEW: nobody has looked yet whether the game goes on. LEAF: it does, the edges are not made
** yet. OPEN: it has edges for all moves. CHANCE: a throw is due; edges are added as throws are
** drawn. OVER: the game has ended. */
typedef enum NodeState { NODE_NEW, NODE_LEAF, NODE_OPEN, NODE_CHANCE, NODE_OVER } NodeState;

/* Indices of MctsTree.cell; 0 is none. */
typedef uint32_t NodeId;
typedef uint32_t EdgeId;

typedef struct MctsEdge {
    Move move;
    NodeId child;    /* 0: not made yet, or there was no room */
    uint32_t visits; /* games that went this way, those in progress included */
    float sum;       /* their results for the side that moves */
    uint32_t slot;   /* the number of the move (mcts_slot); 0: it has none */
    union {
        struct {
            uint32_t visits; /* games in which the side played the move here or later */
            float sum;
        } amaf;          /* "all moves as first"; in an open node */
        uint64_t effect; /* in a chance node: throws with equal effects share an edge */
    };
} MctsEdge;

typedef struct MctsNode {
    EdgeId first;
    uint32_t nedges, room; /* room: for how many edges there is room (chance nodes grow) */
    uint32_t open;         /* how many edges are considered (progressive widening) */
    uint32_t visits;
    uint16_t plies; /* to the end that is proven */
    uint8_t side;   /* to move; while a throw is due, the one that moved */
    uint8_t state;  /* NodeState */
    uint8_t proof;  /* PROOF_* */
    uint16_t reply; /* the number of a move that won at once after some move from here; or 0 */
} MctsNode;

/* MCTS_VISITS: a float keeps a sum of that many points exact to a quarter of one. */
enum { MCTS_VISITS = 1 << 22 };

/* MCTS_SLOTS: the size of the hash table that numbers moves; at most half of it is used. */
enum { MCTS_SLOTS = 1 << 16 };

typedef union MctsCell {
    MctsEdge edge;
    MctsNode node;
} MctsCell;

typedef struct MctsTree {
    MctsCell *cell; /* owned */
    uint32_t ncells, used;
    bool full;      /* something did not fit since the search began */
    bool kept;      /* the next search may go on from this root */
    uint32_t level; /* the games that a search at its level may play; 0: any number */
    NodeId root;
    Pos pos;       /* of the root; borrows nothing but its game */
    size_t nplies; /* the length of the history before it */
    uint64_t past; /* a hash of that history */
    uint32_t nslots;
    _Atomic Move *slot; /* [MCTS_SLOTS], by hash; MOVE_NONE: free. Read without a lock. Owned */
} MctsTree;

/* Allocates that many megabytes; memory is first touched when it is used. Ends the
** program when memory is out. */
MctsTree *mcts_tree_new(size_t megabytes);
void mcts_tree_free(MctsTree *t); /* NULL is allowed */
/* Says at what level the next search is. What another level has found is not kept: a weak
** player does not know what a strong one has seen. */
void mcts_tree_level(MctsTree *t, uint32_t games);
/* Makes p the root. What is known of it is kept if p is the old root or lies a few plies below
** it in the same game, and less than half of the memory is used; else the tree is cleared.
** whole: all moves of p will be searched (no Limits.without); only then may what is known be
** used, and be kept for the next search. */
void mcts_tree_root(MctsTree *t, const Pos *p, const History *history, bool whole);
/* Clears the tree for the same root, whose n moves found no room; enlarges the block if they
** would find none in an empty one. */
void mcts_tree_room(MctsTree *t, uint32_t n);

/* The number of sides that share the point: 2 at least, since a lone player plays against
** nobody, who wins if he loses. */
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
/* A new node, or the first of n new edges, all zeroed; 0 if memory is full. */
NodeId mcts_node_new(MctsTree *t);
EdgeId mcts_edges_new(MctsTree *t, uint32_t n);
/* Adds an edge to a chance node; the others keep their order, but may move in
** memory. 0 if memory is full. */
EdgeId mcts_edge_add(MctsTree *t, MctsNode *n);

/* The number of a move, by which games note that it was played (AMAF); 0 if it has none. */
uint32_t mcts_slot(const MctsTree *t, Move m);
/* The number of a move, which is given one if it has none; 0 if there are no more. */
uint32_t mcts_slot_give(MctsTree *t, Move m);
/* The move with a number. */
Move mcts_slot_move(const MctsTree *t, uint32_t slot);

#endif
