/*
** alone.h -- a board with one piece on it, to show how it moves.
*/
#ifndef STEPWISE_CLI_COMMON_ALONE_H
#define STEPWISE_CLI_COMMON_ALONE_H

#include "stepwise.h"

/* A match with only the first player's piece of a kind, on the cell from which it reaches
** the most others; of equal ones, the nearest to the middle. Cells are tried from the middle
** outwards, for a tenth of a second of processor time. *name becomes the name of the cell,
** borrowed from the game. The caller frees the match. NULL if the piece goes nowhere from
** the cells that were tried. */
sw_Match *alone(const sw_Game *g, int kind, const char **name);

#endif
