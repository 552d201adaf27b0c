/*
** score.c -- Elo difference, likelihood of superiority, sequential test.
*/
#include "score.h"

#include <math.h>

double score_share(const Score *s) {
    int n = score_games(s);
    return n ? (s->won + s->drawn / 2.0 + s->points) / n : 0.5;
}

/* Adds one game to the sums over pairs. */
static void add_to_pair(Score *s, double share, double other) {
    bool second = other >= 0;
    s->xx += share * share + (second ? 2 * share * other : 0);
    s->nx += second ? 2 * share + other : share;
    s->nn += second ? 3 : 1;
}

void score_add(Score *s, double share, double other) {
    add_to_pair(s, share, other);
    s->won += share >= 1;
    s->drawn += share == 0.5;
    s->lost += share <= 0;
    if (share <= 0 || share == 0.5 || share >= 1)
        return;
    s->shared++;
    s->points += share;
}

/* The Elo difference that a share of the points means, and the other way round. */
static double elo_of(double share) {
    return 400 * log10(share / (1 - share));
}

static double share_of(double elo) {
    return 1 / (1 + pow(10, -elo / 400));
}

/* The sum over all pairs of (x - n mean)^2; for single games, that of (x - mean)^2. Its square
** root, divided by the number of games, is the standard error of the mean. */
static double scatter(const Score *s, double mean) {
    return fmax(0, s->xx - 2 * mean * s->nx + mean * mean * s->nn);
}

/* The mean and the variance of a game's share, with half a game of each result (win, draw,
** loss) added: results that have all been equal do not mean that the variance is 0. games
** includes these 1.5 games. */
typedef struct Spread {
    double games, mean, variance;
} Spread;

static Spread spread_of(const Score *s) {
    double n = score_games(s) + 1.5, mean = (score_share(s) * score_games(s) + 0.75) / n;
    double half = ((1 - mean) * (1 - mean) + (0.5 - mean) * (0.5 - mean) + mean * mean) / 2;
    return (Spread){n, mean, (scatter(s, mean) + half) / n};
}

bool score_elo(const Score *s, double *elo, double *error) {
    double mean = score_share(s);
    if (score_games(s) == 0 || mean <= 0 || mean >= 1)
        return false;
    Spread all = spread_of(s);
    double wide = 1.959964 * sqrt(all.variance / all.games);
    double low = fmax(all.mean - wide, 1e-6), high = fmin(all.mean + wide, 1 - 1e-6);
    *elo = elo_of(mean);
    *error = (elo_of(high) - elo_of(low)) / 2;
    return true;
}

/* By the normal approximation: the score less half the games, over its standard deviation. */
double score_los(const Score *s) {
    double ahead = 2 * (score_share(s) - 0.5) * score_games(s), apart = 4 * scatter(s, 0.5);
    return apart > 0 ? 0.5 * (1 + erf(ahead / sqrt(2 * apart))) : 0.5;
}

/* The generalized SPRT, by the normal approximation:
** n (s1 - s0) (2 mean - s0 - s1) / (2 variance). */
double score_llr(const Score *s, double elo0, double elo1) {
    Spread all = spread_of(s);
    double s0 = share_of(elo0), s1 = share_of(elo1);
    return score_games(s) == 0
               ? 0
               : all.games * (s1 - s0) * (2 * all.mean - s0 - s1) / (2 * all.variance);
}
