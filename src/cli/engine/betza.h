/*
** betza.h -- how a kind of piece moves, in Betza's notation, as far as that can say it.
**
** The notation is found by trying: where the piece can go on an empty board, on one full of
** enemies, and with one enemy beside it. What Betza's notation cannot say exactly is said too
** widely, never too narrowly: XBoard must not refuse a legal move.
*/
#ifndef STEPWISE_CLI_ENGINE_BETZA_H
#define STEPWISE_CLI_ENGINE_BETZA_H

#include "grid.h"

/* How well the notation fits. EXACT: it says where the piece goes if nothing stands in the way.
** MORE: it says more than that. FAR: the piece goes farther than leaps with letters do, off the
** lines of its slides, or how it goes was not found in time; the notation is then one for all
** such pieces, as wide as possible. */
typedef enum BetzaFit { BETZA_EXACT, BETZA_MORE, BETZA_FAR } BetzaFit;

/* The notation for a player's pieces of a kind, for free(); "" if they cannot move. It is tried
** until `until` (worked_seconds()), and little longer. */
char *betza_of(const Grid *g, int kind, int player, double until, BetzaFit *fit);

#endif
