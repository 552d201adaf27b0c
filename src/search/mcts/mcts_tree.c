/*
** mcts_tree.c -- the block of cells, numbers of moves by hashing, and finding the next root.
*/
#include "mcts_tree.h"

#include "base/rng.h"
#include "vm/meaning/make.h"

#include <stdlib.h>
#include <string.h>

_Static_assert(sizeof(MctsCell) == 32, "two to a cache line");

/* LEAST: the fewest cells with which a search can say anything. BELOW: how many plies below the
** old root a new one is looked for: one's own move, the answers of the others, throws. */
enum { LEAST = 1 << 12, BELOW = 8 };

MctsTree *mcts_tree_new(size_t megabytes) {
    MctsTree *t = mem_grow(NULL, sizeof *t);
    size_t n = (megabytes << 20) / sizeof(MctsCell);
    n = n < LEAST ? LEAST : n > UINT32_MAX ? UINT32_MAX : n;
    *t = (MctsTree){.ncells = (uint32_t)n, .used = 1};
    t->cell = mem_grow(NULL, n * sizeof *t->cell);
    t->slot = mem_grow(NULL, MCTS_SLOTS * sizeof *t->slot);
    return t;
}

void mcts_tree_free(MctsTree *t) {
    if (!t)
        return;
    free(t->cell);
    free(t->slot);
    free(t);
}

/* ---- cells ---- */

static uint32_t take(MctsTree *t, uint32_t n) {
    if (n > t->ncells - t->used) {
        t->full = true;
        return 0;
    }
    uint32_t first = t->used;
    t->used += n;
    return first;
}

NodeId mcts_node_new(MctsTree *t) {
    NodeId id = take(t, 1);
    if (id)
        t->cell[id].node = (MctsNode){0};
    return id;
}

EdgeId mcts_edges_new(MctsTree *t, uint32_t n) {
    EdgeId first = take(t, n);
    for (uint32_t i = 0; first && i < n; i++)
        t->cell[first + i].edge = (MctsEdge){0};
    return first;
}

/* If there is no room left, the edges are copied to a place twice as large; the
** old place is lost. */
EdgeId mcts_edge_add(MctsTree *t, MctsNode *n) {
    if (n->nedges == n->room) {
        uint32_t room = n->room ? n->room * 2 : 4;
        EdgeId first = mcts_edges_new(t, room);
        if (!first)
            return 0;
        for (uint32_t i = 0; i < n->nedges; i++)
            *mcts_edge(t, first + i) = *mcts_edge(t, n->first + i);
        n->first = first;
        n->room = room;
    }
    return n->first + n->nedges++;
}

/* ---- numbers of moves ---- */

static Move in_slot(const MctsTree *t, uint32_t i) {
    return atomic_load_explicit(&t->slot[i], memory_order_relaxed);
}

static void put_in_slot(MctsTree *t, uint32_t i, Move m) {
    atomic_store_explicit(&t->slot[i], m, memory_order_relaxed);
}

/* The slot where a move is, or would be. Slot 0 is not used. */
static uint32_t place_of(const MctsTree *t, Move m) {
    uint32_t i = (uint32_t)(m * 0x9e3779b97f4a7c15u >> 48);
    while (i == 0 || (in_slot(t, i) != m && in_slot(t, i) != MOVE_NONE))
        i = (i + 1) % MCTS_SLOTS;
    return i;
}

uint32_t mcts_slot(const MctsTree *t, Move m) {
    uint32_t i = place_of(t, m);
    return in_slot(t, i) == m ? i : 0;
}

uint32_t mcts_slot_give(MctsTree *t, Move m) {
    uint32_t i = place_of(t, m);
    if (in_slot(t, i) == m)
        return i;
    if (t->nslots >= MCTS_SLOTS / 2)
        return 0;
    t->nslots++;
    put_in_slot(t, i, m);
    return i;
}

Move mcts_slot_move(const MctsTree *t, uint32_t slot) {
    return in_slot(t, slot);
}

/* ---- the root ---- */

/* A pass and a move that changes nothing lead to the same key, but walks may ask
** which of them it was. */
static bool same_event(const Event *a, const Event *b) {
    return a->moved == b->moved && a->passed == b->passed && a->piece == b->piece &&
           a->from == b->from && a->to == b->to;
}

/* The child of a node by a move that leads to a position with that key and, unless last is
** NULL, that last move. Makes the move on p. 0 if there is none. */
static NodeId child_at(const MctsTree *t, NodeId id, Pos *p, uint64_t key, const Event *last) {
    const MctsNode *n = mcts_node(t, id);
    Undo u;
    for (uint32_t i = 0; n->state == NODE_OPEN || n->state == NODE_CHANCE; i++) {
        if (i == n->nedges)
            break;
        const MctsEdge *e = mcts_edge(t, n->first + i);
        if (!e->child)
            continue;
        pos_make(p, e->move, &u);
        if (p->key == key && (!last || same_event(&p->last, last)))
            return e->child;
        pos_unmake(p, &u);
    }
    return 0;
}

/* A hash of the first n keys of a history. */
static uint64_t past_of(const History *history, size_t n) {
    uint64_t hash = 0;
    for (size_t i = 0; i < n; i++)
        hash = rng_mix(hash ^ history->keys.at[i]);
    return hash;
}

/* The node of p, the old root or below it; 0 if it has none, or the game is another one. */
static NodeId node_of(const MctsTree *t, const Pos *p, const History *history) {
    size_t n = history ? history->keys.n : 0;
    if (!t->kept || t->used > t->ncells / 2 || n < t->nplies || n > t->nplies + BELOW ||
        p->game != t->pos.game || past_of(history, t->nplies) != t->past)
        return 0;
    Pos at = t->pos;
    NodeId id = t->root;
    if ((n > t->nplies ? history->keys.at[t->nplies] : p->key) != at.key ||
        (n == t->nplies && !same_event(&at.last, &p->last)))
        return 0;
    at.past = history; /* moves may depend on it: for each position, on what was before it */
    for (size_t i = t->nplies + 1; i <= n && id; i++) {
        at.npast = i - 1;
        id = i < n ? child_at(t, id, &at, history->keys.at[i], NULL)
                   : child_at(t, id, &at, p->key, &p->last);
    }
    return memcmp(at.var, p->var, sizeof at.var) == 0 ? id : 0;
}

static void clear(MctsTree *t) {
    t->used = 1;
    t->nslots = 0;
    for (uint32_t i = 0; i < MCTS_SLOTS; i++)
        put_in_slot(t, i, MOVE_NONE);
}

void mcts_tree_room(MctsTree *t, uint32_t n) {
    clear(t);
    if (t->ncells < n + LEAST) {
        t->ncells = n + LEAST;
        t->cell = mem_grow(t->cell, t->ncells * sizeof *t->cell);
    }
    t->root = mcts_node_new(t);
    t->full = false;
}

void mcts_tree_level(MctsTree *t, uint32_t games) {
    t->kept = t->kept && games == t->level;
    t->level = games;
}

void mcts_tree_root(MctsTree *t, const Pos *p, const History *history, bool whole) {
    NodeId known = whole ? node_of(t, p, history) : 0;
    if (!known)
        clear(t);
    t->root = known ? known : mcts_node_new(t);
    t->full = false;
    t->kept = whole;
    t->pos = *p;
    t->pos.past = NULL; /* it may not live as long as the tree */
    t->pos.sight = NULL;
    t->nplies = history ? history->keys.n : 0;
    t->past = past_of(history, t->nplies);
}
