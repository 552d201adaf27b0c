/*
** parts.h -- the parts of a Game, each made from the Def by a file of its own.
**
** build.c calls them in an order in which each finds what it needs.
*/
#ifndef STEPWISE_PARTS_H
#define STEPWISE_PARTS_H

#include "build.h"

/* board.c: gives the board its directions "to that cell", one for each cell. */
void board_add_anywhere(Def *d);
/* Finds out, for each symmetry by which a player sees the board, what it makes of each
** direction. Complains where a direction has no image: then it is no symmetry of this board. */
void board_find_images(Def *d);
/* Copies the board into g, and how it looks into *to. */
void board_finish(const Def *d, Game *g, Display *to);

/* outfit.c: what stands on the board, and what is written about it. */
void outfit_players(Build *b);
void outfit_vars(Build *b); /* numbers the variables: before any expression is built */
void outfit_pieces(Build *b);
void outfit_text(Build *b);  /* FEN, notations, options */
void outfit_start(Build *b); /* the setup (setup.c) */

/* turns.c: the turns, and a row of programs for every part that has a walk of its own. After the
** programs of the kinds. */
void turns_build(Build *b);
/* outcomes.c: throws. */
void outcomes_build(Build *b);
/* verdicts.c: how a game ends, what no move may do, and what changes after a move. */
void verdicts_build(Build *b);

#endif
