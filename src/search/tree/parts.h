/*
** parts.h -- nodes in between: a turn of several parts is chosen part by part.
**
** Where a game has such turns (vm/ask/begun.h), a node's moves are not listed whole. Its choices are the turns that
** are whole already, and ways to begin one; a way to begin leads to a node in between, of the same player, whose
** choices are what may come next. In Amazons:
**
**     node            80 ways to begin               instead of 2,176 moves
**     `-- d1-d7       a node in between: 23 arrows   is only there if d1-d7 is tried
**         `-- d1-d7/g7                               a move: made, and searched
**
** A node in between is a part of its node, no ply of its own: the position is the same, nothing is made, evaluated,
** judged, passed or looked up in the table there, and depth counts whole turns. It has the window of its node and what that has
** found out so far. The moves tried are told apart: each choice is late, or not, among its own. What is
** learnt for ordering is learnt of each part: a cell that it is good to burn, whoever does it.
**
** Without pruning every move is tried, and the value is the one that whole turns have.
*/
#ifndef STEPWISE_PARTS_H
#define STEPWISE_PARTS_H

#include "node.h"

/* Tries the moves of n but `first`, which was tried already (or is MOVE_NONE); true when one of them refutes the
** position, or the search has to end. n->tried becomes more by the choices that have a legal move. */
bool parts_try(Search *s, SearchNode *n, Move first);

#endif
