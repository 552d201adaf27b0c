/*
** ends.h -- a node where the game is over, or as good as over: what it is worth.
**
** Values are for the player to move; a win or a loss is worth the less, the farther it is away.
*/
#ifndef STEPWISE_ENDS_H
#define STEPWISE_ENDS_H

#include "node.h"

/* The value of a draw. */
int end_drawn(const Search *s);
/* Has the game ended here, as far as that can be seen without the legal moves? Then its value. */
bool end_reached(const Search *s, int ply, int *value);
/* May the player after this one be stuck, if he comes to move, as far as end_is_stuck() would ask at all? */
bool end_may_be_stuck(const Search *s, int player);
/* Has the player to move no legal move, in a game where that may decide? Errs towards "no". */
bool end_is_stuck(const Search *s);
/* The value of having no legal move. */
int end_stuck_value(const Search *s, int ply);
/* Has the position been there before: since the search began, or in the game before that? Who can win can win without
** repeating it, and a game that goes round for ever is won by nobody. It is another one, whatever the game's own
** repetition counts, where the last move lets something else be played, or a clock is nearer to something that is no
** draw (node_apart). */
typedef enum Stood { STOOD_NEVER, STOOD_BEFORE, STOOD_IN_LINE } Stood;
Stood end_stood(const Search *s, int ply);
/* Does that settle n, whose value is that of a draw then? What has come round since the search began is drawn. What
** stood before is so at best for the searcher, whom it has brought nothing; but what the other has overlooked there he
** may find when it comes again, and it is searched: the window of n is narrowed to that, and the value brought there. */
bool end_draws(const Search *s, Stood stood, SearchNode *n);
int end_at_best_drawn(const Search *s, int value);

#endif
