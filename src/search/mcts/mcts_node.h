/*
** mcts_node.h -- which edge of a node is tried next, what is proven of it, and which is best.
**
** An edge is worth the mean of its games and, as long as these are few, of all games in which its
** move was played later on (RAVE: Gelly and Silver, "Monte-Carlo tree search and rapid action value
** estimation in computer Go", 2011), and a little more while it has few of either (UCT: Kocsis and
** Szepesvari, "Bandit based Monte-Carlo planning", 2006). Where a node has many edges, only so many
** are looked at as its visits allow (progressive widening: Coulom, 2007). Each player wants the
** most for himself (max^n).
**
** A node in which somebody can force the end is proven (Winands and others, "Monte-Carlo tree
** search solver", 2008): no games are spent on it.
*/
#ifndef STEPWISE_MCTS_NODE_H
#define STEPWISE_MCTS_NODE_H

#include "mcts_tree.h"

/* The edge of an open, unproven node by which the next game goes. */
EdgeId node_select(MctsTree *t, MctsNode *n);
/* Does what is proven of the edges prove something of an open node? */
bool node_prove(const MctsTree *t, MctsNode *n);
/* Halves the visits of a node and its edges, their means kept: what is added to a sum of many more would be lost in
** its rounding. Due once a node has MCTS_VISITS. */
void node_fade(MctsTree *t, MctsNode *n);
/* The edge to play: a proven win, the shortest; else the one with most visits that does not lose;
** else the longest loss. 0 where there is none. Of chance: the likeliest. */
EdgeId node_best(const MctsTree *t, const MctsNode *n);

#endif
