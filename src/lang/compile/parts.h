/*
** parts.h -- the parts of a Game, each made from the Def by a file of its own.
**
** build.c calls them in an order in which each finds what it needs.
*/
#ifndef STEPWISE_PARTS_H
#define STEPWISE_PARTS_H

#include "build.h"

/* board.c: finds out what a player's symmetry makes of each direction. Complains where one has no
** image: then it is no symmetry of this board. */
void board_begin(Build *b);
void board_finish(Build *b); /* when all walks are compiled */

/* outfit.c: what stands on the board, and what is written about it. */
void outfit_vars(Build *b); /* numbers the variables: before any expression is built */
void outfit_pieces(Build *b);
void outfit_letters(Build *b); /* how pieces are written: before the setup (letters.c) */
void outfit_text(Build *b);    /* FEN, notations, options */
void outfit_start(Build *b);   /* the setup (setup.c) */

/* turns.c: the walks of pieces, the turns, and a row of programs for every part that has a walk of
** its own. */
void turns_build(Build *b);
/* outcomes.c: throws. */
void outcomes_build(Build *b);
/* The variables by which it is told whether throw number i can fall at all where it is due, as bits; and is that told by
** the last move (`past`)? When all walks are compiled. */
uint64_t outcomes_ask(Build *b, int i, bool *past);
/* verdicts.c: how a game ends, what no move may do, and what changes after a move. */
void verdicts_build(Build *b);

#endif
