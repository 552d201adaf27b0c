/*
** foreign.h -- records that XBoard has written, of any variant that it can show.
**
** XBoard writes moves with the letters of pieces and with coordinates of its own, in which the
** ranks of a board of ten are counted from 0; its FENs call the players w and b.
** sw_record_read() reads records in the game's own notations, foreign_read() is for the others.
*/
#ifndef STEPWISE_CLI_ENGINE_FOREIGN_H
#define STEPWISE_CLI_ENGINE_FOREIGN_H

#include "seat.h"

/* The nth game in the text (0: the last), after its last move. NULL, and *game is NULL too, if
** the game lacks a result or the tags Variant and TimeControl, if a move is not legal or
** contradicts the result, or if the board has no squares. `given` is the game to load, or NULL
** for that of the tag Variant. *why, for free(), is the reason for a failure after at least one
** move; else it is NULL. */
sw_Match *foreign_read(const char *text, size_t n, int nth, const char *given, sw_Game **game,
                       char **why);

#endif
