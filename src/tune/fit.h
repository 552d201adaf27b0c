/*
** fit.h -- logistic regression: numbers under which the values of positions foretell what comes of them.
**
** A row is a position: its value so far, how much of each number it shows, and how the game ended. Each
** number is a pair, of which the row shows the first in the share `early` and the second in the rest.
** What a row should foretell is its label: nine tenths of the label of the game's next row and one of what the
** numbers say of that row by now; behind the last one stands how the game ended (TD(lambda): R. Sutton,
** "Learning to Predict by the Methods of Temporal Differences", 1988; at the quiet ends of searches: J. Baxter,
** A. Tridgell, L. Weaver, "KnightCap", 1998). A blunder forty plies later so says little of a position, and
** what a search soon finds out says much. What is looked for are the differences d of the numbers to
** what they are now, that make
**
**     sum over rows of loss(1 / (1 + exp(-slope (value + sum of times (early d + (1 - early) d'))))
**         + strength / 2 * sum over pairs of (mean / spread)^2 + (half their difference / spread * 2)^2
**
** least (P. Österlund, "Texel's Tuning Method", 2014, with the logarithmic loss): so numbers that few
** rows show stay where they are. Newton's method, each step by conjugate gradients, with new labels a few times; the
** same rows in the same order give the same numbers. How strong the second part must be is found by leaving games out
** and asking how well their results are foretold (cross-validation, each game left out once).
*/
#ifndef STEPWISE_FIT_H
#define STEPWISE_FIT_H

#include "base/vec.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct FitPart {
    uint16_t number; /* of a pair */
    int16_t times;
} FitPart;
TYPED_VEC(FitParts, fitparts, FitPart)

typedef struct FitRow {
    float value, early, result; /* result: 1 won, 0.5 drawn, 0 lost */
    uint32_t game;              /* rows of a game stand together: they have one result */
    uint32_t parts;             /* where its parts end; they begin where the last row's end */
} FitRow;
TYPED_VEC(FitRows, fitrows, FitRow)

/* A zeroed one is empty; it owns its memory. */
typedef struct Fit {
    FitRows rows;
    FitParts parts;
    int n;                /* pairs of numbers */
    const double *spread; /* [n] borrowed: how far they may be expected to be off */
} Fit;

void fit_free(Fit *f);

typedef struct Fitted {
    double slope;    /* of the values as they are */
    double strength; /* with which games left out were foretold best; 0: no number is changed */
    double before,
        after; /* the mean loss of their rows with the numbers as they are, and as they
                          ** were fitted; equal where the gain may be no more than luck */
} Fitted;

/* Called now and then with the share of the work that is done. */
typedef void FitProgress(void *ctx, double done);

/* Finds the differences, d[2 * n]: of the first and the second of each pair in turn. */
Fitted fit_run(const Fit *f, double *d, FitProgress *fn, void *ctx);

#endif
