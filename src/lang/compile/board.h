/*
** board.h -- what a board derives from its cells and edges.
*/
#ifndef STEPWISE_LANG_BOARD_H
#define STEPWISE_LANG_BOARD_H

#include "lang/tree/def.h"

/* Gives the board its directions "to that cell", one for each cell. */
void board_add_anywhere(Def *d);
/* Finds out, for each symmetry by which a player sees the board, what it makes of each
** direction. Complains where a direction has no image: then it is no symmetry of this board. */
void board_find_images(Def *d);
/* Copies the board into g, and how it looks into *to. */
void board_finish(const Def *d, Game *g, Display *to);

#endif
