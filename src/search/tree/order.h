/*
** order.h -- which move to try first: MVV/LVA, killers, history.
**
** An Order learns while a search runs; it belongs to that search alone. Captures come in the
** order of the most valuable victim, of equal ones the least valuable attacker; then the killers,
** quiet moves that refuted another position of the same ply; then quiet moves by their history, what
** they have refuted elsewhere; last the captures that lose by static exchange evaluation. Of equal moves those of the
** nearest men come first, as each player sees the board; where the game hangs on no man, and at the
** root where it hangs on none that is royal, those of the foremost: so equal moves make headway.
*/
#ifndef STEPWISE_ORDER_H
#define STEPWISE_ORDER_H

#include "search/memory/tt.h"
#include "search/value/eval.h"
#include "vm/ask/movegen.h"

/* A rank for each move of a list, at the same index. */
TYPED_VEC(Ranks, ranks, int32_t)

/* From RANK_CAPTURE on a move changes the balance of pieces; below it is a quiet one, from
** RANK_KILLER on a killer. RANK_LOSING_CAPTURE: of a capture that loses by static exchange
** evaluation, which comes last and is treated like a quiet move. RANK_DECIDES: takes a piece on which
** the game hangs. */
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

void order_clear(Order *o, const Eval *e);
/* Ranks the moves from index `from` on, having put them in the order in which the player to move sees them. */
void order_rank(const Order *o, const Pos *p, int ply, Moves *moves, size_t from, Ranks *ranks);
/* Brings the best of the moves from index i on to i, and returns its rank. */
int32_t order_pick(Moves *moves, Ranks *ranks, size_t i);
/* A quiet move refuted the position (a beta cutoff); the ones tried before it did not. */
void order_cutoff(Order *o, const Pos *p, int ply, int depth, Move best, const Move *tried,
                  size_t ntried);

/* ---- of one move, or of a part of a turn, as it is viewed ---- */

/* Its rank, killers aside; what it has refuted elsewhere. */
int32_t order_rank_view(const Order *o, const MoveView *v);
int32_t order_history(const Order *o, const MoveView *v);
/* It refuted a position, or others did after it. */
void order_learn(Order *o, const MoveView *v, int depth, bool refuted);
void order_killer(Order *o, int ply, Move m);
/* Does the player to move see the board from the other end of what moves are listed by? */
bool order_turns(const Order *o, const Pos *p, int ply);

#endif
