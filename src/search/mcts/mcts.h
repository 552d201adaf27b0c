/*
** mcts.h -- choosing a move by random games: Monte-Carlo tree search.
**
** For games in which nobody knows what a position is worth (mcts_node.h says how it chooses). It
** takes the limits of search.h and gives its reports:
**
**   nodes   are games that were played at random from a leaf of the tree to their end;
**   depth   each report comes after twice as many games as the one before: number 1 after
**           MCTS_FIRST, number d after MCTS_FIRST << (d - 1). A limit of depth ends with that one;
**   share   of the point the player to move is expected to get: a win is 1, a draw one nth among
**           n players;
**   score   the same on the scale of chess players, where 100 are odds of 64 to 36: 400 lg of the
**           odds, beside those of a player among n who are equal. A win or loss that is proven is
**           told as by alpha-beta: SCORE_WIN - 5 is won by the fifth ply at the latest;
**   pv      the moves most played, to where too few games lead on;
**   level   below 10 so many games and no more; the seed decides which.
**
** When the tree's memory is full, it grows no more, and the report says so (`full`): the search goes
** on with what it has.
*/
#ifndef STEPWISE_MCTS_H
#define STEPWISE_MCTS_H

#include "mcts_tree.h"
#include "search/tree/search.h"

enum { MCTS_FIRST = 64 };

/* As search_run(); tree is what is kept from search to search, and may not be NULL. */
Report mcts_run(const Pos *p, const History *history, const Limits *limits, MctsTree *tree,
                atomic_bool *stop, SearchFn *fn, void *ctx);

#endif
