/*
** score.h -- what the results of a match say about who is stronger.
**
** Games count as independent of one another, a draw as half a win, and what a game's rules share out otherwise
** as what they give.
*/
#ifndef STEPWISE_SCORE_H
#define STEPWISE_SCORE_H

#include <stdbool.h>

typedef struct Score {
    int won, drawn, lost; /* by the first of the two */
    int shared;           /* games that gave him another share of the point */
    double points;        /* these shares together */
    double squares;       /* and their squares */
} Score;

static inline int score_games(const Score *s) {
    return s->won + s->drawn + s->lost + s->shared;
}
/* A game more, which gave the first one this share of its point. */
void score_add(Score *s, double share);
/* The share of the points that the first one has made. */
double score_share(const Score *s);
/* By how many points of Elo's scale the first one is stronger, and how far that may be wrong, 95 times
** in 100. False where one has made all the points, or no game was played. */
bool score_elo(const Score *s, double *elo, double *error);
/* How likely it is that the first one is stronger at all. */
double score_los(const Score *s);
/* The sequential probability ratio test between elo0 and elo1: the logarithm of how much likelier the
** results are with the second. Beyond SPRT_BOUND either way it is decided, with 5 % of errors. */
double score_llr(const Score *s, double elo0, double elo1);
#define SPRT_BOUND 2.9444389791664403

#endif
