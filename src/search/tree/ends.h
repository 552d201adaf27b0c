/*
** ends.h -- nodes where the game is over, or as good as over, and what they are worth.
**
** Values are for the player to move; a win or a loss counts for less, the farther away it is.
*/
#ifndef STEPWISE_SEARCH_TREE_ENDS_H
#define STEPWISE_SEARCH_TREE_ENDS_H

#include "node.h"

/* The value of a draw. */
int end_drawn(const Search *s);
/* Whether the game has ended here, as far as that shows without the legal moves.
** Sets *value if so. */
bool end_reached(const Search *s, int ply, int *value);
/* Whether end_is_stuck() would look for moves of the player who comes after `player`. */
bool end_may_be_stuck(const Search *s, int player);
/* Whether the player to move has no legal move, in a game where that may decide.
** Errs towards "no". */
bool end_is_stuck(const Search *s);
/* The value of having no legal move. */
int end_stuck_value(const Search *s, int ply);
/* Whether s->pos has occurred before: in the game before the search (RECURS_IN_GAME), or in the
** line that is searched. A position that recurs is taken for a draw, whatever the game's own
** rule of repetition counts: a player who can win can win without repeating, and a game that
** goes in circles for ever is won by nobody. Positions with one key count as different if the
** last move, or a clock on which more than a draw depends, sets them apart (node_distinction).
** Always RECURS_NEVER unless s->repetition. */
typedef enum Recurrence { RECURS_NEVER, RECURS_IN_GAME, RECURS_IN_LINE } Recurrence;
Recurrence end_recurrence(const Search *s, int ply);
/* Whether that settles n, whose value is then end_drawn(). A position that recurs in the line
** does. One of the game before is worth a draw at most to the searcher, whom it has brought
** nothing so far; but it is searched, since the opponent may now find what he overlooked: the
** window of n is narrowed to that. */
bool end_draws(const Search *s, Recurrence found, SearchNode *n);
/* A value for the player to move, limited to what is a draw at most for the searcher. */
int end_at_best_drawn(const Search *s, int value);

#endif
