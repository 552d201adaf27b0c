/*
** last_move.h -- tells positions apart that have the same key but another last move.
**
** A position's key leaves out the last move, yet rules may ask for it: after a pass, say, a
** player may be free to do what he may not do otherwise. Two positions with one key then
** differ in their legal moves, or in value, where a goal asks for the last move. For the
** transposition table they get different keys, by the answers to those expressions that are
** evaluated before the next move:
**
**     turn { "double", when = -passed }        passed                          no     yes
**                                              key for the table               A      B
*/
#ifndef STEPWISE_SEARCH_MEMORY_LAST_MOVE_H
#define STEPWISE_SEARCH_MEMORY_LAST_MOVE_H

#include "vm/model/position.h"

typedef struct LastMove {
    int n;
    const ExprId *at; /* [n] the expressions that ask for the last move; of the arena */
    bool began; /* `unchanged` is used: the key where an unfinished turn began matters, too */
} LastMove;

/* Finds the expressions of g; most games have none. */
void last_move_find(const Game *g, LastMove *l, Arena *a);
static inline bool last_move_is_asked(const LastMove *l) {
    return l->n > 0 || l->began;
}
/* To be xored to p's key; 0 where nothing depends on the last move. */
uint64_t last_move_key(const LastMove *l, const Pos *p);

#endif
