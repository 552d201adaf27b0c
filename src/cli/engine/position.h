/*
** position.h -- the position of a FEN that another program has written.
**
** A FEN of the game is taken as it is. In any other, the cells must be right, and so must the
** side to move, if given: "w" is the first player, "b" the second. Of the other fields, those
** are taken that the position can have. If there are as many fields as the game has, each
** stands in its own place. If there are fewer, they go in order to the first places that can
** have them, all or none; if there are more, the first ones must fit, all or none. Whatever is
** not given or not taken is as at the start of the game, or "-" where that contradicts the
** board.
*/
#ifndef STEPWISE_CLI_ENGINE_POSITION_H
#define STEPWISE_CLI_ENGINE_POSITION_H

#include "stepwise.h"

/* The position; NULL if there is none. *note, for free(), is then the reason; else it says
** which fields were passed over, or is NULL. */
sw_Match *position_of(const sw_Game *g, const char *fen, char **note);

#endif
