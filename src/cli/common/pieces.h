/*
** pieces.h -- describing the pieces of a game: letters, names, values, how they move.
*/
#ifndef STEPWISE_CLI_COMMON_PIECES_H
#define STEPWISE_CLI_COMMON_PIECES_H

#include "stepwise.h"

#include <jansson.h>

/* In the text of how a piece moves, the "; or " (outside brackets) that separates the first way
** from the next; NULL if there is none. */
const char *next_way(const char *moves);
/* The kind of that name, or else of that letter or abbreviation, case ignored; -1: none. */
int kind_named(const sw_Game *g, const char *word);
/* Whether the men of this kind move alike, whichever player owns them. */
bool moves_alike(const sw_Game *g, int kind);
/* Prints every kind: letter, name, values, and its moves, in the author's words (help) if he
** has given any, else a line for each way, and for each player if their men move differently.
** Lines are folded at a terminal. */
void print_pieces(const sw_Game *g);
/* Kind i: name, letter and abbreviation, its value to each player, whether it is royal, and
** whether its capture ends the game ("goal"). */
json_t *json_of_kind(const sw_Game *g, int i);
/* An array of json_of_kind() of all kinds, with "help", and "moves" for each player. */
json_t *json_of_pieces(const sw_Game *g);

#endif
