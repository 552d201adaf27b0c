/*
** parts.h -- nodes in between: choosing a turn of several parts part by part.
**
** In games with such turns (vm/ask/begun.h) the moves of a node are not listed whole. Its
** choices are the turns that are whole already, and the ways to begin one; a way to begin leads
** to a node in between, of the same player, whose choices are what may follow. In Amazons:
**
**     node            80 ways to begin               instead of 2,176 moves
**     `-- d1-d7       a node in between: 23 arrows   listed only if d1-d7 is tried
**         `-- d1-d7/g7                               a move: made, and searched
**
** A node in between is no ply of its own: the position is that of its node; nothing is made,
** evaluated, judged or looked up in the table, no null move is tried, and depth counts whole
** turns. It starts with the window of its node and with what that has found so far. `tried` is
** counted in each node separately, so that a choice is late, or not, among its own. Move
** ordering learns about single parts: a cell that is good to burn is so whoever burns it.
**
** Without pruning every move is tried, and the value is that of searching whole turns.
*/
#ifndef STEPWISE_SEARCH_TREE_PARTS_H
#define STEPWISE_SEARCH_TREE_PARTS_H

#include "node.h"

/* Tries the moves of n except `first`, which was tried already (or is MOVE_NONE); true if one
** of them refutes the position, or the search has to end. Adds to n->tried the number of
** choices that have a legal move. */
bool parts_try(Search *s, SearchNode *n, Move first);

#endif
