/*
** order.h -- move ordering: MVV/LVA, killers, history.
**
** An Order learns while a search runs; it belongs to that search alone. Moves
** come in this order:
**
** - captures, the most valuable victim first, then the least valuable attacker;
** - killers: quiet moves that refuted another position at the same ply;
** - quiet moves by their history: what they have refuted elsewhere;
** - captures that lose by static exchange evaluation.
**
** Among equal moves those of the men nearest to the player come first. Those of the foremost
** men do in games in which no piece is at stake, and, at the root, in games without royal
** pieces: there equal moves should make headway.
*/
#ifndef STEPWISE_SEARCH_TREE_ORDER_H
#define STEPWISE_SEARCH_TREE_ORDER_H

#include "search/memory/tt.h"
#include "search/value/eval.h"
#include "vm/ask/movegen.h"

/* A rank for each move of a list, at the same index. */
TYPED_VEC(Ranks, ranks, int32_t)

/* Ranks from RANK_CAPTURE on are of moves that change the balance of pieces; below are quiet
** moves, from RANK_KILLER on killers. RANK_DECIDES: a capture of a piece at stake.
** RANK_LOSING_CAPTURE: a capture that loses by static exchange evaluation; it comes last and
** is treated as a quiet move. */
enum {
    KILLERS = 2,
    RANK_LOSING_CAPTURE = -(1 << 18),
    RANK_KILLER = 1 << 20,
    RANK_CAPTURE = 1 << 24,
    RANK_DECIDES = 1 << 28
};

typedef struct Order {
    const Eval *eval; /* borrowed */
    Move killer[SEARCH_PLIES_MAX][KILLERS];
    int32_t history[PIECES_MAX][SQ_MAX]; /* by the piece that moves and the cell it goes to */
} Order;

static inline bool rank_is_quiet(int32_t rank) {
    return rank < RANK_CAPTURE;
}

/* Makes a zeroed Order that has learnt nothing yet. */
void order_begin(Order *o, const Eval *e);
/* Fills `ranks` for the moves from index `from` on; may first reverse their order, so that of
** equal moves the right ones come first. */
void order_rank(const Order *o, const Pos *p, int ply, Moves *moves, size_t from, Ranks *ranks);
/* Swaps the best of the moves from index i on to i, and returns its rank. */
int32_t order_pick(Moves *moves, Ranks *ranks, size_t i);
/* Learns that the quiet move `best` refuted p (a beta cutoff), and that the ones
** tried before it did not. */
void order_cutoff(Order *o, const Pos *p, int ply, int depth, Move best, const Move *tried,
                  size_t ntried);

/* ---- of one move, or one part of a turn, by its view ---- */

/* Its rank, killers aside. */
int32_t order_rank_view(const Order *o, const MoveView *v);
/* Its history: what it has refuted elsewhere. */
int32_t order_history(const Order *o, const MoveView *v);
/* Learns that it refuted a position, or that others did after it. */
void order_learn(Order *o, const MoveView *v, int depth, bool refuted);
void order_killer(Order *o, int ply, Move m);
/* Whether a list of moves must be reversed so that of equal moves the right ones
** come first (see above). */
bool order_reverses(const Order *o, const Pos *p, int ply);

#endif
