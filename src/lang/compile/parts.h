/*
** parts.h -- the parts of a Game, each compiled from the Def by a file of its own.
**
** build_game() calls them in an order in which each finds what it needs.
*/
#ifndef STEPWISE_LANG_COMPILE_PARTS_H
#define STEPWISE_LANG_COMPILE_PARTS_H

#include "build.h"

/* board.c: finds the image of each direction under the symmetries by which players see the
** board, and complains where one has none: then it is no symmetry of this board. */
void board_begin(Build *b);
void board_finish(Build *b); /* the graph and its looks; after all walks are compiled */

/* outfit.c: variables, pieces, and how positions and moves are written. */
void outfit_vars(Build *b); /* numbers the variables; before any expression is compiled */
void outfit_pieces(Build *b);
void outfit_text(Build *b); /* FEN, notations, labels, options; after board_finish() */
/* letters.c: how pieces are written; before the setup. */
void letters_build(Build *b);
/* setup.c: the men where the game begins. */
void setup_build(Build *b);

/* turns.c: the walks of pieces, the turns, and a row of programs for each part that has a walk
** of its own. */
void turns_build(Build *b);
/* outcomes.c: the throws. */
void outcomes_build(Build *b);
/* The variables on which it depends whether throw i, where it is due, can fall at all, as bits;
** *past is whether it depends on the last move. After all walks are compiled. */
uint64_t outcomes_ask(Build *b, int i, bool *past);
/* verdicts.c: how the game ends, what `forbid`, `again` and `skip` say, and what follows from
** moves. */
void verdicts_build(Build *b);

#endif
