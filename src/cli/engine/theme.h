/*
** theme.h -- how a game's board and pieces look, for XBoard.
*/
#ifndef STEPWISE_THEME_H
#define STEPWISE_THEME_H

#include "seat.h"

/* Writes a folder: a picture for each piece of each side, called as XBoard calls the kind that stands for it,
** and theme.conf, a file of XBoard's options that names them and the colours of the board. False after a
** message. */
bool theme_write(const Seat *s, const char *folder);

#endif
