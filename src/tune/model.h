/*
** model.h -- the parameters that are tuned for a game, and which of them a position has.
**
** There is one for the value of each kind, one for each kind on each place (places.h), and
** one for each term (weights.h), each a pair of weights: early and late. Where players begin
** alike (tuned_alike) they share those of kinds and places, each seeing the board from his
** side; else every player has his own. A Model owns all it holds and borrows the Game.
**
** 6 kinds and 32 places, as in chess, make 6 + 192 parameters. To these and the terms comes one
** for the advantage of the first player, which is fitted but becomes no weight.
*/
#ifndef STEPWISE_TUNE_MODEL_H
#define STEPWISE_TUNE_MODEL_H

#include "fit.h"
#include "search/value/eval.h"

typedef struct Model Model;

Model *model_new(const Game *g);
void model_free(Model *m); /* NULL is allowed */

/* Adds a position as a row to f, which model_fit() of this model has made. `result` is what
** the first player got of the point: 1, 0.5, 0 or another share. `game` is the number of the
** game; its positions must be added one after the other, in the order of play. */
void model_add(const Model *m, const Pos *p, double result, uint32_t game, Fit *f);
/* A Fit without rows, for the model's parameters. It borrows their spreads from m. */
Fit model_fit(const Model *m);
/* The weights that follow from the definition, changed by the differences d that fit_run()
** has found for f; they belong to a. The mean of the differences of a kind's places, each
** counted as often as rows of f have it, is moved to the kind's value. */
const Weights *model_weights(const Model *m, const Fit *f, const double *d, Arena *a);

#endif
