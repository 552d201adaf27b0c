/*
** position.h -- the position of a FEN that another program has written.
**
** A FEN of the game is taken as it is. In another one the cells, and the side to move where it is said, must be right:
** "w" is the first player, "b" the second. Of the other fields each is taken that the position can have. With as many
** fields as the game has each stands in its place; with fewer they take, in their order, the first places where they can
** stand, all or none of them; with more the first ones must fit, all or none. What was not said, or not taken, is as where
** the game begins, or "-" where that contradicts the board.
*/
#ifndef STEPWISE_CLI_ENGINE_POSITION_H
#define STEPWISE_CLI_ENGINE_POSITION_H

#include "stepwise.h"

/* NULL, with the reason for free(). *note, for free() or NULL, says which fields were passed over. */
sw_Match *position_of(const sw_Game *g, const char *fen, char **note);

#endif
