/*
** order.h -- which move to try first.
**
** An Order learns while a search runs; it belongs to that search alone.
*/
#ifndef STEPWISE_ORDER_H
#define STEPWISE_ORDER_H

#include "search/value/eval.h"
#include "search/tree/search.h"

/* A rank for each move of a list, at the same index. */
TYPED_VEC(Ranks, ranks, int32_t)

/* From RANK_TAKES on a move changes the balance of pieces; below it is a quiet one. RANK_LOSES:
** of a capture that is found to lose by the exchange: behind the killers, before other quiet
** moves, and treated like one of those. */
enum { KILLERS = 2, RANK_LOSES = 1 << 18, RANK_TAKES = 1 << 24, RANK_DECIDES = 1 << 28 };

typedef struct Order {
    const Eval *eval; /* borrowed */
    Move killer[SEARCH_PLIES_MAX][KILLERS];
    int32_t history[PIECES_MAX][SQ_MAX]; /* by the piece that moves and the cell it goes to */
} Order;

void order_clear(Order *o, const Eval *e);
/* Ranks the moves from index `from` on. */
void order_rank(const Order *o, const Pos *p, int ply, const Moves *moves, size_t from,
                Ranks *ranks);
/* Brings the best of the moves from index i on to i, and returns its rank. */
int32_t order_pick(Moves *moves, Ranks *ranks, size_t i);
/* A quiet move refuted the position; the ones tried before it did not. */
void order_learn(Order *o, const Pos *p, int ply, int depth, Move best, const Move *tried,
                 size_t ntried);

#endif
