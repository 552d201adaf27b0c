/*
** betza.h -- how a kind of piece moves, in Betza's notation, as far as that can say it.
**
** It is found out by looking: where the piece can go on an empty board, and on one full of enemies.
** What has no word in Betza is said by more than the piece can do, never by less.
*/
#ifndef STEPWISE_BETZA_H
#define STEPWISE_BETZA_H

#include "grid.h"

/* How it fits: what the piece does where nothing stands in the way; or more than that; or it goes
** farther than any word for it does, on other lines than a slide's. */
typedef enum BetzaFit { BETZA_EXACT, BETZA_MORE, BETZA_FAR } BetzaFit;

/* The notation for a player's pieces of a kind, for free(); "" where they go nowhere. */
char *betza_of(const Grid *g, int kind, int player, BetzaFit *fit);

#endif
