/*
** series.h -- games that are played one after another for a common score.
**
** Three things go on from game to game: the counters that the definition declares as
** `carried` (purses, a pot), the rule for who moves first, and the score. Each match of
** a series has a Series with the score before that match, so the record of a single game
** is enough to continue:
**
**     game 3 of a series, order ALTERNATE:  won {1, 0}  drawn 1   [SeriesScore "1-0, 1 drawn"]
**     and when the second player wins it:   series_score() is {1, 1}, 1 drawn
*/
#ifndef STEPWISE_MATCH_SERIES_H
#define STEPWISE_MATCH_SERIES_H

#include "match.h"

/* The word for an order, "alternate", and a sentence that says what it means. */
const char *order_word(SeriesOrder order);
const char *order_meaning(SeriesOrder order);
/* True if a series of the game can have that order. */
bool series_allows(const Game *g, SeriesOrder order);

/* Makes the match the first game of a series, or changes the order of the series that it is in.
** `order` is a word, or NULL for the game's usual order. False, with the reason, if the word is
** not an order that the game allows. */
bool series_set(Match *m, const char *order, Err *e);
/* Takes the match out of its series. */
void series_leave(Match *m);
/* The series with its score as it is now: this match is counted if it is over. */
Series series_score(const Match *m);

/* The player who moves first in the game after this one, which must be over; -1 if the winner
** chooses. */
int series_first(const Match *m);
/* That game, as a new match with other dice; the caller frees it. first: the player whom the
** winner has chosen, or -1. NULL, with the reason, if m is in no series or is not over, or if a
** choice is missing or not allowed. */
Match *series_next(const Match *m, int first, Err *e);

/* The tags of a record about its series: Series, SeriesGame and SeriesScore. */
bool series_owns_tag(const char *name);
void series_write_tags(const Match *m, Str *out);
/* Sets the series of m as the tags of a record say; without a tag Series there is none. False,
** with the reason and its line, if a tag is missing or wrong, or the score does not add up to
** the number of the game. */
bool series_read_tags(Match *m, const Record *r, Err *e);

#endif
