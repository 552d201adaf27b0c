/*
** score.c -- Elo, likelihood of superiority, sequential test.
*/
#include "score.h"

#include <math.h>

double score_share(const Score *s) {
    int n = score_games(s);
    return n ? (s->won + s->drawn / 2.0) / n : 0.5;
}

static double elo_of(double share) {
    return -400 * log10(1 / share - 1);
}

static double share_of(double elo) {
    return 1 / (1 + pow(10, -elo / 400));
}

/* Of the points of one game. */
static double variance(const Score *s) {
    double n = score_games(s), mean = score_share(s);
    return (s->won * (1 - mean) * (1 - mean) + s->drawn * (0.5 - mean) * (0.5 - mean) +
            s->lost * mean * mean) /
           n;
}

bool score_elo(const Score *s, double *elo, double *error) {
    double mean = score_share(s);
    if (score_games(s) == 0 || mean <= 0 || mean >= 1)
        return false;
    double wide = 1.959964 * sqrt(variance(s) / score_games(s));
    double low = fmax(mean - wide, 1e-6), high = fmin(mean + wide, 1 - 1e-6);
    *elo = elo_of(mean);
    *error = (elo_of(high) - elo_of(low)) / 2;
    return true;
}

double score_los(const Score *s) {
    double decided = s->won + s->lost;
    return decided > 0 ? 0.5 * (1 + erf((s->won - s->lost) / sqrt(2 * decided))) : 0.5;
}

/* Half a game more of each result: where all have been alike, the variance is not known to be 0. */
double score_llr(const Score *s, double elo0, double elo1) {
    double won = s->won + 0.5, drawn = s->drawn + 0.5, lost = s->lost + 0.5;
    double n = won + drawn + lost, mean = (won + drawn / 2) / n;
    double spread = (won * (1 - mean) * (1 - mean) + drawn * (0.5 - mean) * (0.5 - mean) +
                     lost * mean * mean) /
                    n;
    double s0 = share_of(elo0), s1 = share_of(elo1);
    return score_games(s) == 0 ? 0 : n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * spread);
}
