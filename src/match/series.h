/*
** series.h -- games that are played one after another for one score.
**
** What goes on from game to game is what the definition says (the counters that are `carried`,
** such as purses and a pot), who moves first, and the score. A Series stands in each match of it
** and says what was so before that match, so that a record of one game is enough to go on:
**
**     game 3 of a series, order ALTERNATE:  won {1, 0}  drawn 1     [SeriesScore "1-0, 1 drawn"]
**     and when the second player wins it:   series_score() is {1, 1}, 1 drawn
*/
#ifndef STEPWISE_SERIES_H
#define STEPWISE_SERIES_H

#include "match.h"

/* The word and the meaning of an order: "alternate". */
const char *order_word(SeriesOrder order);
const char *order_meaning(SeriesOrder order);
/* Can a series of the game have that order? */
bool series_allows(const Game *g, SeriesOrder order);

/* Makes the match the first of a series, or changes the order of the one that it is of; NULL: the
** order that the game has for that. False, with the reason, for a word that is none. */
bool series_set(Match *m, const char *order, Err *e);
/* The match is of no series any more. */
void series_leave(Match *m);
/* What the score is: with this match where it is over. */
Series series_score(const Match *m);

/* Who moves first in the game after this one, which must be over: a player, or -1 where the winner
** says who. */
int series_first(const Match *m);
/* That game. first: whom the winner has chosen, or -1. NULL, with the reason, where m is of no
** series, or not over, or the choice is missing or not free. */
Match *series_next(const Match *m, int first, Err *e);

/* The tags of a record that speak of it. */
bool series_owns_tag(const char *name);
void series_write_tags(const Match *m, Str *out);
/* What they say, which must hold together. Without them, there is no series. */
bool series_read_tags(Match *m, const Record *r, Err *e);

#endif
