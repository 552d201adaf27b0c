/*
** score.h -- what the results of a match say about which entry is stronger.
**
** A draw counts as half a win, and where the rules of a game split the point otherwise, the
** share that they give counts. The two games of a pair, which have the same opening with sides
** changed, depend on one another: an opening that favours one side gives each entry a game. So
** the variance is estimated from pairs; different pairs are taken to be independent.
*/
#ifndef STEPWISE_CLI_MATCH_SCORE_H
#define STEPWISE_CLI_MATCH_SCORE_H

#include <stdbool.h>

typedef struct Score {
    int won, drawn, lost; /* by the first entry */
    int shared;           /* games that gave it another share than 1, 1/2 or 0 */
    double points;        /* the sum of these shares */
    /* Sums over pairs, one whose other game is missing included, where n is the number of games
    ** of the pair and x the sum of their shares: of x^2, of nx, of n^2. */
    double xx, nx, nn;
} Score;

static inline int score_games(const Score *s) {
    return s->won + s->drawn + s->lost + s->shared;
}
/* Adds a game that gave the first entry this share of the point, from 0 to 1. `other` is its
** share in the other game of the pair, if that has been added already; or below 0. */
void score_add(Score *s, double share, double other);
/* The first entry's share of all points; 0.5 if no game was played. */
double score_share(const Score *s);
/* By how many Elo the first entry is stronger, and half the width of the 95 % confidence
** interval. False if one entry has all the points or no game was played. */
bool score_elo(const Score *s, double *elo, double *error);
/* The likelihood of superiority (LOS): how likely it is that the first
** entry is stronger at all. */
double score_los(const Score *s);
/* The log-likelihood ratio of the sequential probability ratio test (SPRT): ln of how
** many times likelier the results are if the difference is elo1 than if it is elo0. The
** test has decided when that is beyond SPRT_BOUND, which is ln(0.95 / 0.05), on either
** side: errors of 5 % each. */
double score_llr(const Score *s, double elo0, double elo1);
#define SPRT_BOUND 2.9444389791664403

#endif
