/*
** fit.h -- logistic regression: finds the parameters by which positions predict results best.
**
** A row is a position: its value with the weights as they are, how often it has each
** parameter, and how its game ended. A parameter is a pair of weights, early and late: a row
** counts the first with the share `early`, the second with the rest. Sought are the
** differences d (of the first) and d' (of the second) from the weights as they are that
** minimize
**
**     sum over rows of loss(p, label)
**     + strength / 2 * sum over parameters of (m / spread)^2 + (h / (spread / 2))^2
**
**     p = 1 / (1 + exp(-slope * (value + sum of times * (early * d + (1 - early) * d'))))
**     m = (d + d') / 2,   h = (d - d') / 2
**
** (P. Österlund, "Texel's Tuning Method", 2014, but with the logarithmic loss). The second
** sum keeps parameters that few rows have where they are.
**
** The label of a row is what it should predict: nine tenths of the label of the game's next
** row, and one tenth of what that row predicts with the parameters as fitted so far; for the
** last row of a game, the result (TD(lambda): R. Sutton, "Learning to Predict by the Methods
** of Temporal Differences", 1988; at the ends of principal variations: J. Baxter, A.
** Tridgell, L. Weaver, "KnightCap", 1998). So a blunder forty plies later says little of a
** position, and what a search finds out soon after says much.
**
** The minimum is found by Newton's method, each step by conjugate gradients, a few times with
** new labels; the strength by cross-validation: each game is left out once, and its result is
** to be predicted. The same rows in the same order give the same differences.
**
** For example, the start of chess without Black's pawn on e7. All men but White's pawn on e2
** cancel out with one of Black's on the same place, as its owner sees it:
**
**     value about 100   early about 0.99
**     parts {value of a pawn, 1} {pawn on the place of e2, 1} {bias, 1}, and terms (model.h)
*/
#ifndef STEPWISE_TUNE_FIT_H
#define STEPWISE_TUNE_FIT_H

#include "base/vec.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct FitPart {
    uint16_t number; /* the parameter, from 0 */
    int16_t times;   /* how often the first player has it, less how often the others do */
} FitPart;
TYPED_VEC(FitParts, fitparts, FitPart)

typedef struct FitRow {
    /* The value with the weights as they are, and the result (1 won, 0.5 drawn, 0 lost, or a
    ** share) are the first player's. early: 1 with all men of the start, 0 with none. */
    float value, early, result;
    uint32_t game;  /* rows of a game follow one another, in the order of play */
    uint32_t parts; /* the end of its parts in Fit.parts; they begin where the last row's end */
} FitRow;
TYPED_VEC(FitRows, fitrows, FitRow)

/* Zeroed but for n and spread, it is empty. It owns rows and parts, which fit_free() frees. */
typedef struct Fit {
    FitRows rows;
    FitParts parts;
    int n;                /* how many parameters */
    const double *spread; /* [n], borrowed: how far each may be expected to be off */
} Fit;

void fit_free(Fit *f);

typedef struct Fitted {
    double slope;    /* under which the values predict the results best */
    double strength; /* that predicted left-out games best; 0: nothing is changed */
    /* The mean loss of the rows of left-out games with the weights as they are, and as they
    ** were fitted without these games. Equal if the gain may be no more than luck. */
    double before, after;
} Fitted;

/* Called now and then with the share of the work that is done, 1 at the end. */
typedef void FitProgress(void *ctx, double done);

/* Sets d[2 * f->n] to the differences: of the first and the second weight of each parameter
** in turn. All are 0 if the strength is 0. fn may be NULL. */
Fitted fit_run(const Fit *f, double *d, FitProgress *fn, void *ctx);

#endif
