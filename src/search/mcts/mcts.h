/*
** mcts.h -- Monte-Carlo tree search: choosing a move by random games.
**
** For games in which no static evaluation says much about a position; mcts_node.h says how
** moves are chosen. It takes the limits of search.h and gives its reports, in which
**
**   nodes   is the number of random games, each from a leaf of the tree to the end;
**   depth   counts reports: number d comes after MCTS_FIRST << (d - 1) games, twice as many as
**           the one before. A limit of depth ends the search with that one;
**   share   is the share of the point that the player to move can expect: a win is 1, a draw
**           1 / n among n sides;
**   score   is the same on the Elo scale, where 100 means odds of 64 to 36: 400 times the
**           decimal logarithm of his odds, relative to those of one among n equal sides. A
**           proven win or loss is given as by alpha-beta: SCORE_WIN - 5 is won by ply 5 at the
**           latest;
**   pv      is the line of the moves played most, as far as there are enough games;
**   level   below 10 limits the number of games; the seed decides which are played.
**
** When the memory of the tree is full, it grows no more and the report says so (`full`); the
** search goes on with what it has.
*/
#ifndef STEPWISE_SEARCH_MCTS_MCTS_H
#define STEPWISE_SEARCH_MCTS_MCTS_H

#include "mcts_tree.h"
#include "search/tree/search.h"

enum { MCTS_FIRST = 64 };

/* Works as search_run(). tree is kept from search to search; it must not be NULL. */
Report mcts_run(const Pos *p, const History *history, const Limits *limits, MctsTree *tree,
                const Watcher *watcher);

#endif
