/*
** rules.h -- the rules of a game for its players, as a page of sentences and boards.
*/
#ifndef STEPWISE_CLI_COMMON_RULES_H
#define STEPWISE_CLI_COMMON_RULES_H

#include "stepwise.h"

/* The rules of a game, for free(): as plain text, folded to the width of the terminal (80
** columns if there is none), or as one HTML file. m is a match of the game in the position that
** is shown as its array. NULL if memory is out. */
char *rules_page(const sw_Game *g, const sw_Match *m, bool html);
/* How one kind of piece moves, with its board, as plain text, for
** free(). NULL if memory is out. */
char *rules_of_piece(const sw_Game *g, int kind);

#endif
