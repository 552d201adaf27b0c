/*
** alphabeta.h -- the value of a position: principal variation search by alpha-beta.
*/
#ifndef STEPWISE_ALPHABETA_H
#define STEPWISE_ALPHABETA_H

#include "node.h"

/* The value of s->pos for the player to move; exact between alpha and beta, elsewhere a bound. */
int alphabeta(Search *s, int ply, int depth, int alpha, int beta);
/* The same for a player who may have handed on the move. */
int alphabeta_for(Search *s, int player, int ply, int depth, int alpha, int beta);
/* The value, for the player of n, of the move that was just made: the first move is searched with
** the whole window, others with a zero window, `reduction` plies less deep, and again where they
** are better than expected. */
int alphabeta_move(Search *s, const SearchNode *n, int reduction);

#endif
