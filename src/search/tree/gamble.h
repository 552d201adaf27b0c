/*
** gamble.h -- throws in the tree: what they are worth on average.
*/
#ifndef STEPWISE_GAMBLE_H
#define STEPWISE_GAMBLE_H

#include "tree.h"

/* The values that gambles weigh lie within plus and minus this, in hundredths of the smallest
** piece: a won game is worth more than all pieces, but not so much more that the least chance
** of it would outweigh them. */
enum { GAMBLE_MOST = 20000 };

/* What a value counts for in a mean; a win that is nearer counts for a little more. */
int gamble_weighed(int value);
/* The value of s->pos, where a throw is due, for the player whose turn it still is. */
int gamble_value(Search *s, int ply, int depth, int alpha, int beta);

#endif
