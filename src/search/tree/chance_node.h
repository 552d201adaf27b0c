/*
** chance_node.h -- throws in the tree: what they are worth on average.
*/
#ifndef STEPWISE_CHANCE_NODE_H
#define STEPWISE_CHANCE_NODE_H

#include "node.h"

/* The values of which means are taken lie within plus and minus this, in hundredths of the smallest
** piece: a won game is worth more than all pieces, but not so much more that the least chance
** of it would outweigh them. */
enum { CHANCE_VALUE_MAX = 20000 };

/* What a value counts for in a mean; a win that is nearer counts for a little more. */
int chance_node_weighed(int value);
/* The value of s->pos, where a throw is due, for the player whose turn it still is. */
int chance_node_value(Search *s, int ply, int depth, int alpha, int beta);

#endif
