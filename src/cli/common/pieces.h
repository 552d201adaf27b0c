/*
** pieces.h -- the pieces of a game for its players: letters, names, values, how they move.
*/
#ifndef STEPWISE_PIECES_H
#define STEPWISE_PIECES_H

#include "cli.h"

/* Folded at a terminal. Where players differ in how a piece moves, each has a line. */
void print_pieces(const sw_Game *g);
json_t *json_of_pieces(const sw_Game *g);

#endif
