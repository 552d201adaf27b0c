/*
** mcts_node.h -- which edge of a node is tried next, what is proven, and which edge is best.
**
** The value of an edge is the mean of its games and, while these are few, of all games in which
** its move was played later on (RAVE: Gelly and Silver, "Monte-Carlo tree search and rapid
** action value estimation in computer Go", 2011), with a bonus while it has few games (UCT:
** Kocsis and Szepesvari, "Bandit based Monte-Carlo planning", 2006). Of a node with many edges,
** only as many are considered as its visits allow (progressive widening: Coulom, 2007). Each
** side maximizes its own result (max^n).
**
** A node in which some side can force the end is proven (Winands and others, "Monte-Carlo tree
** search solver", 2008): no more games are spent on it.
*/
#ifndef STEPWISE_SEARCH_MCTS_MCTS_NODE_H
#define STEPWISE_SEARCH_MCTS_MCTS_NODE_H

#include "mcts_tree.h"

/* The edge of an open, unproven node by which the next game goes. */
EdgeId node_select(MctsTree *t, MctsNode *n);
/* Sets n->proof and n->plies of an open node if the proofs of its children
** decide; true if it is proven. */
bool node_prove(const MctsTree *t, MctsNode *n);
/* Halves the visits of a node and its edges, and keeps their means. Due once a node has
** MCTS_VISITS: what is added to a float sum of many more would be lost in its rounding. */
void node_fade(MctsTree *t, MctsNode *n);
/* The edge to play: a proven win, the shortest one; else the one with most visits
** that does not lose; else the longest loss. In a chance node the likeliest throw
** so far. 0 if there is none. */
EdgeId node_best(const MctsTree *t, const MctsNode *n);

#endif
