/*
** theme.h -- how a game's board and pieces look, for XBoard.
*/
#ifndef STEPWISE_CLI_ENGINE_THEME_H
#define STEPWISE_CLI_ENGINE_THEME_H

#include "seat.h"

/* Writes into a folder, which is made if it is not there, an SVG picture for each kind of each
** side, with the name of XBoard's picture for its slot (WhiteKnight.svg), and theme.conf,
** XBoard's options for these and for the colours of the board. False after a message. */
bool theme_write(const Seat *s, const char *folder);

#endif
