/*
** pieces.h -- the pieces of a game for its players: letters, names, values, how they move.
*/
#ifndef STEPWISE_PIECES_H
#define STEPWISE_PIECES_H

#include "cli.h"

/* Of how a piece moves, where the next way begins, at its "; or "; NULL: there is none. */
const char *next_way(const char *moves);
/* The kind of that name, letter or abbreviation, case ignored; -1: there is none. A name goes before a letter. */
int kind_named(const sw_Game *g, const char *word);
/* Do the men of all players move alike? */
bool moves_alike(const sw_Game *g, int kind);
/* Folded at a terminal. Where players differ in how a piece moves, each has a line. */
void print_pieces(const sw_Game *g);
/* Its names, what it is worth to each player, and whether a game turns on it. */
json_t *json_of_kind(const sw_Game *g, int i);
/* The same of all, with how they move. */
json_t *json_of_pieces(const sw_Game *g);

#endif
