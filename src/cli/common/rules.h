/*
** rules.h -- the rules of a game for its players, in words and boards.
*/
#ifndef STEPWISE_RULES_H
#define STEPWISE_RULES_H

#include "cli.h"

/* All of them, for free(): as text, which is folded to the terminal's width where one is written to, or as one HTML
** file. m is a match of the game that shows its array. NULL where there is no memory. */
char *rules_page(const sw_Game *g, const sw_Match *m, bool html);
/* Of one kind of piece alone, as text. */
char *rules_of_piece(const sw_Game *g, int kind);

#endif
