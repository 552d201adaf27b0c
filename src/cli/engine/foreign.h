/*
** foreign.h -- records that XBoard has written, of any variant that it can show.
**
** XBoard writes moves with the letters of pieces and with coordinates of its own, in which the
** ranks of a board of ten are counted from 0; its FENs call the players w and b.
** sw_record_read() reads records in the game's own notations, foreign_read() is for the others.
*/
#ifndef STEPWISE_FOREIGN_H
#define STEPWISE_FOREIGN_H

#include "seat.h"

/* Reads the nth game (from 1; 0: the last) in n bytes of text: the match after its last move,
** and its game, both to be freed by the caller, the match first. `given` is the game to load,
** or NULL for the one that the tag Variant names. NULL, and *game, too, if the record is not
** XBoard's (it lacks the tag Variant or TimeControl), is cut short, has a move that is not
** legal, or a result to which the moves do not lead, or if the game cannot be loaded or has a
** board without squares. */
sw_Match *foreign_read(const char *text, size_t n, int nth, const char *given, sw_Game **game);

#endif
