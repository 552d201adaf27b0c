/*
** facts.h -- what can be read off a tree, as one player means it.
**
** These functions look at the node and all below it, and change nothing. Where they cannot tell
** what a walk does, they err towards "it may".
*/
#ifndef STEPWISE_LANG_TREE_FACTS_H
#define STEPWISE_LANG_TREE_FACTS_H

#include "tree.h"

/* Whether the node will do where `sort` is wanted. A condition serves as a number (1 or 0), and
** a number as a condition (not 0). */
bool node_serves(const Node *n, Sort sort);
/* Whether there is an `op` at or below n; n may be NULL. Unless `away`, what a condition asks
** of other cells than its own (below BESIDE, FROM, CELLS and the like) does not count. */
bool node_has(const Node *n, int player, NodeOp op, bool away);
/* Whether some way through the walk makes a step; whether every way does and so leads away:
** false of revisit(), which may come back. */
bool walk_may_step(const Node *n, int player);
bool walk_must_step(const Node *n, int player);
/* Whether it can move the man himself: by a step outside still(). */
bool walk_may_go(const Node *n, int player);
/* Whether some way through the walk has an effect. Capturing by landing is none. */
bool walk_acts(const Node *n, int player);
/* Whether every way through the walk tests -taken. */
bool walk_denies_taken(const Node *n, int player);
/* Whether both trees mean the same, node by node. Either may be NULL. */
bool node_same(const Node *x, const Node *y, int player);
/* For messages. The outermost REPEAT of more than one time, going down on the side that is
** heavier once repetitions are written out; NULL: nothing is repeated there. */
const Node *walk_heaviest(const Node *n, int player);
/* The smallest part that has a line of the author's and at least half the nodes of `whole`. */
const Node *walk_bulk(const Node *whole, int player);
/* The branch by which a walk that need not step makes no step. */
const Node *walk_idler(const Node *n, int player);
/* Whether it is one step in any of a set of directions, and nothing else; then *dirs is the
** set, as the first player names them. */
bool walk_is_step(const Node *n, int player, CellSet *dirs);
/* Whether the condition is only about what the cell holds; then *mask is the set of ON_*. */
bool cond_is_mask(const Node *n, int player, unsigned *mask);
/* What the cell can hold (a set of ON_*) where the condition holds; a superset. */
unsigned cond_most(const Node *n, int player);
/* Whether the condition is only about which cell it is; then *zone is the set, of the cells
** `board`. */
bool cond_is_zone(const Node *n, int player, CellSet board, CellSet *zone);
/* The cells of `board` on which the condition can hold, judged by its zones alone; a
** superset. */
CellSet cond_where(const Node *n, int player, CellSet board);

/* All that a cell can hold. */
enum { ON_ALL = ON_EMPTY | ON_FRIEND | ON_ENEMY | ON_ROYAL | ON_NEUTRAL | ON_HOLE };

#endif
