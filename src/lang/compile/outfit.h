/*
** outfit.h -- what stands on the board and what is written about it: players, pieces, counters,
** the start, FEN, notations, options.
*/
#ifndef STEPWISE_OUTFIT_H
#define STEPWISE_OUTFIT_H

#include "build.h"

void outfit_players(Build *b);
void outfit_vars(Build *b); /* numbers the variables: before any expression is built */
void outfit_pieces(Build *b);
void outfit_start(Build *b); /* the setup (setup.c) */
void outfit_text(Build *b);

#endif
