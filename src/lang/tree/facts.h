/*
** facts.h -- questions about trees, answered for one player.
**
** All of them look below and change nothing. Answers about walks err towards "it may".
*/
#ifndef STEPWISE_FACTS_H
#define STEPWISE_FACTS_H

#include "tree.h"

/* May the node stand where `sort` is wanted? Truth is a number, and a number not 0 is true. */
bool node_serves(const Node *n, Sort sort);
/* Is there an `op` at or below n (none where that is NULL)? With `away`, also where a condition asks
** it of other cells than its own (BESIDE). */
bool node_has(const Node *n, int player, NodeOp op, bool away);
/* Can the walk make a step? Does every way through it? */
bool walk_may_step(const Node *n, int player);
bool walk_must_step(const Node *n, int player);
/* Can it lead the man himself somewhere: by a step outside still()? */
bool walk_may_go(const Node *n, int player);
/* Has the walk an effect, on any way through it? What a landing takes is none. */
bool walk_acts(const Node *n, int player);
/* Does every way through the walk ask that somebody has not been taken yet? */
bool walk_denies_taken(const Node *n, int player);
/* Do both ask or do the same? */
bool node_same(const Node *x, const Node *y, int player);
/* What is repeated where most of the walk lies, written out: the outermost REPEAT of more than one time;
** NULL: nothing is. The smallest part, of an author's line, that is most of the whole as it stands. The
** branch by which a walk that need not step makes no step. */
const Node *walk_heaviest(const Node *n, int player);
const Node *walk_bulk(const Node *whole, int player);
const Node *walk_idler(const Node *n, int player);
/* Is it one step in any of a set of directions, and nothing else? Then *dirs is the set. */
bool walk_is_step(const Node *n, int player, CellSet *dirs);
/* Is the condition only about what the cell holds? Then *mask is the set of ON_*. */
bool cond_is_mask(const Node *n, int player, unsigned *mask);
/* What a cell can hold (ON_*) of which a condition holds, whatever else it asks: no less than that. */
unsigned cond_most(const Node *n, int player);
/* Is it only about which cell it is? Then *zone is the set; `board` are all the cells. */
bool cond_is_zone(const Node *n, int player, CellSet board, CellSet *zone);
/* Where it can hold, by the zones that it asks for: no less than that. */
CellSet cond_where(const Node *n, int player, CellSet board);

enum { ON_ALL = ON_EMPTY | ON_FRIEND | ON_ENEMY | ON_ROYAL | ON_NEUTRAL | ON_HOLE };

#endif
