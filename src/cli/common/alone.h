/*
** alone.h -- a board with one piece on it, to show how that moves.
*/
#ifndef STEPWISE_CLI_ALONE_H
#define STEPWISE_CLI_ALONE_H

#include "cli.h"

/* The first player's piece of a kind, on the cell from where it reaches most, of those that
** can be tried in a tenth of a second, from the middle on; *name, which belongs to the
** game, is that cell. NULL where it goes nowhere. The caller frees the match. */
sw_Match *alone(const sw_Game *g, int kind, const char **name);

#endif
