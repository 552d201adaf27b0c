/*
** model.h -- which numbers of a game's evaluation are tuned, and which of them a position shows.
**
** One number for each kind, one for each kind on each place (places.h), one for each term (weights.h).
** Where players begin alike (tuned_alike) they share them, each as he sees the board; else
** every player has his own. A Model owns all it holds and borrows the Game.
*/
#ifndef STEPWISE_TUNE_MODEL_H
#define STEPWISE_TUNE_MODEL_H

#include "fit.h"
#include "search/value/eval.h"

typedef struct Model Model;

Model *model_new(const Game *g);
void model_free(Model *m);

/* Adds a position and how its game ended for the first player (1, 0.5, 0) to the rows of a fit, whose n
** and spread are the model's. */
void model_add(const Model *m, const Pos *p, double result, uint32_t game, Fit *f);
/* An empty fit of it. */
Fit model_fit(const Model *m);
/* The weights that the definition gives with those differences: fit_run(); they belong to a. What all
** places of a kind have in common, as often as rows show each, is made its value. */
const Weights *model_weights(const Model *m, const Fit *f, const double *d, Arena *a);

#endif
