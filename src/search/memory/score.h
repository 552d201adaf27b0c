/*
** score.h -- what the values of a search mean.
**
** A score is for the player to move, in hundredths of the game's smallest piece value. A forced
** end ("mate") is told by its distance from the root: SCORE_WIN - 3 is won by the third ply,
** -(SCORE_WIN - 4) lost by the fourth.
*/
#ifndef STEPWISE_SCORE_H
#define STEPWISE_SCORE_H

/* |score| > SCORE_FORCED means a forced end in SCORE_WIN - |score| plies. SEARCH_PLIES_MAX: a
** line is never longer, extensions included. */
enum {
    SCORE_WIN = 1000000,
    SCORE_INF = 2000000,
    SCORE_FORCED = SCORE_WIN - 1000,
    SEARCH_PLIES_MAX = 128,
};

#endif
