/*
** mcts_node.c -- UCT with RAVE, progressive widening, and proofs.
*/
#include "mcts_node.h"

#include <math.h>

/* EXPLORE: the weight of the bonus for edges with few games. RAVE: after that many games by an
** edge, the games in which its move came later count as much as these. UNTRIED: the value of a
** move that no game has had. SOME, MORE: the number of edges considered is SOME + MORE times
** the square root of the visits. */
#define EXPLORE 0.05f
#define RAVE 400.0f
#define UNTRIED 0.55f
#define SOME 8.0f
#define MORE 4.0f

/* ---- proofs ---- */

static bool wins(const MctsNode *child, unsigned side) {
    return child->proof == PROOF_WON + side;
}

/* Whether the side that moves into this node is proven to lose. */
static bool loses(const MctsNode *child, unsigned side) {
    return child->proof != PROOF_NONE && child->proof != PROOF_DRAWN && !wins(child, side);
}

static const MctsNode *child_of(const MctsTree *t, const MctsEdge *e) {
    static const MctsNode none;
    return e->child ? mcts_node(t, e->child) : &none;
}

bool node_prove(const MctsTree *t, MctsNode *n) {
    uint8_t all = PROOF_NONE;
    unsigned nearest = UINT16_MAX, farthest = 0;
    bool open = false, drawn = false, mixed = false;
    for (uint32_t i = 0; i < n->nedges; i++) {
        const MctsNode *child = child_of(t, mcts_edge(t, n->first + i));
        if (wins(child, n->side)) {
            nearest = child->plies < nearest ? child->plies : nearest;
            continue;
        }
        open |= child->proof == PROOF_NONE;
        drawn |= child->proof == PROOF_DRAWN;
        mixed |= all != PROOF_NONE && child->proof != all;
        all = child->proof;
        farthest = child->plies > farthest ? child->plies : farthest;
    }
    if (nearest < UINT16_MAX) {
        n->proof = (uint8_t)(PROOF_WON + n->side);
        n->plies = (uint16_t)(nearest + 1);
    } else if (!open && n->nedges && (drawn || !mixed)) {
        n->proof = drawn ? PROOF_DRAWN : all;
        n->plies = (uint16_t)(farthest + 1);
    }
    return n->proof != PROOF_NONE;
}

/* ---- the next edge ---- */

/* The value of an edge, with the bonus for few games. */
static float value_of(const MctsEdge *e, float explore) {
    float n = (float)e->visits, late = (float)e->amaf.visits;
    float explored = explore / sqrtf(n + 1);
    if (late <= 0)
        return (n > 0 ? e->sum / n : UNTRIED) + explored;
    float amaf = e->amaf.sum / late;
    if (n <= 0)
        return amaf + explored;
    float beta = late / (late + n + late * n / RAVE);
    return (1 - beta) * e->sum / n + beta * amaf + explored;
}

static void swap(MctsTree *t, EdgeId a, EdgeId b) {
    MctsEdge e = *mcts_edge(t, a);
    *mcts_edge(t, a) = *mcts_edge(t, b);
    *mcts_edge(t, b) = e;
}

/* Lets one edge more be considered, the most promising one. */
static void widen(MctsTree *t, MctsNode *n) {
    uint32_t best = n->open;
    float most = -1;
    for (uint32_t i = n->open; i < n->nedges; i++) {
        const MctsEdge *e = mcts_edge(t, n->first + i);
        float v = e->amaf.visits ? e->amaf.sum / (float)e->amaf.visits : 0.5f;
        if (v > most)
            most = v, best = i;
    }
    swap(t, n->first + best, n->first + n->open);
    n->open++;
}

EdgeId node_select(MctsTree *t, MctsNode *n) {
    EdgeId best = n->first;
    float most = -1, explore = EXPLORE * sqrtf(logf((float)n->visits + 1));
    float wanted = SOME + MORE * sqrtf((float)n->visits);
    while (n->open < n->nedges && (float)n->open < wanted)
        widen(t, n);
    for (uint32_t i = 0; i < n->open; i++) {
        const MctsEdge *e = mcts_edge(t, n->first + i);
        if (e->child && loses(mcts_node(t, e->child), n->side)) {
            if (i + 1 == n->open && most < 0 && n->open < n->nedges)
                widen(t, n);
            continue;
        }
        float v = value_of(e, explore);
        if (v > most)
            most = v, best = n->first + i;
    }
    return best;
}

static void fade(uint32_t *visits, float *sum) {
    uint32_t half = (*visits + 1) / 2;
    if (*visits > 0)
        *sum *= (float)half / (float)*visits;
    *visits = half;
}

void node_fade(MctsTree *t, MctsNode *n) {
    n->visits = (n->visits + 1) / 2;
    for (uint32_t i = 0; i < n->nedges; i++) {
        MctsEdge *e = mcts_edge(t, n->first + i);
        fade(&e->visits, &e->sum);
        if (n->state != NODE_CHANCE)
            fade(&e->amaf.visits, &e->amaf.sum);
    }
}

/* ---- the best edge ---- */

/* How good an edge is to play: proven wins, the shorter the better; then by visits; then
** losses, the longer the better. */
static int64_t rank_of(const MctsTree *t, const MctsNode *n, const MctsEdge *e) {
    enum { PROVEN = 1 << 20 };
    const MctsNode *child = child_of(t, e);
    if (wins(child, n->side))
        return (int64_t)PROVEN << 32 | (UINT16_MAX - child->plies);
    if (loses(child, n->side))
        return -PROVEN + child->plies;
    return e->visits;
}

EdgeId node_best(const MctsTree *t, const MctsNode *n) {
    EdgeId best = 0;
    int64_t most = INT64_MIN;
    for (uint32_t i = 0; i < n->nedges; i++) {
        int64_t rank = rank_of(t, n, mcts_edge(t, n->first + i));
        if (rank > most)
            most = rank, best = n->first + i;
    }
    return best;
}
