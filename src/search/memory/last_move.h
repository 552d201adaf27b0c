/*
** last_move.h -- what is asked of the last move, which a key leaves out.
**
** After a pass a player may be free to do what he may not do elsewhere: positions with one key do not have one list
** of moves; nor one value, where a goal asks for it. For the transposition table they are told apart by what is asked of
** the last move where the next one begins:
**
**     turn { "double", when = -passed }        passed                          no     yes
**                                              key for the table               A      B
*/
#ifndef STEPWISE_LAST_MOVE_H
#define STEPWISE_LAST_MOVE_H

#include "vm/model/position.h"

typedef struct LastMove {
    int n;
    const ExprId *at; /* what is asked; borrowed from the arena */
    bool began;       /* and where the turn that goes on began (unchanged) */
} LastMove;

/* What g asks; of most games nothing. */
void last_move_find(const Game *g, LastMove *l, Arena *a);
static inline bool last_move_is_asked(const LastMove *l) {
    return l->n > 0 || l->began;
}
/* What p's key must be combined with (by xor) to tell them apart; 0 where nothing is asked. */
uint64_t last_move_key(const LastMove *l, const Pos *p);

#endif
