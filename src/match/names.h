/*
** names.h -- cells, kinds, pieces and players by their names.
**
** A message about an unknown name suggests the nearest one that exists.
*/
#ifndef STEPWISE_MATCH_NAMES_H
#define STEPWISE_MATCH_NAMES_H

#include "base/err.h"
#include "vm/model/display.h"

/* The cell of that name (cell_named), or SQ_NONE with a message. */
Sq cell_asked(const Game *g, const char *name, Err *e);
/* As cell_asked(), but a name that is not the board's may also be the player's own for a cell,
** in any notation: backgammon's points, which each player counts from his own end. */
Sq cell_asked_by(const Game *g, int player, const char *name, Err *e);
/* The player's own name for a cell in notation number `notation`, where it is not obvious from
** the board's name (words_cell_own); elsewhere the board's name. */
const char *cell_called(const Game *g, int notation, int player, Sq cell);
/* The kind of that name or letter, case ignored, or -1 with a message. */
int kind_asked(const Game *g, const char *name, Err *e);
/* The piece that FEN writes as these n bytes, or PIECE_NONE. */
Piece piece_spelled(const Game *g, const char *text, size_t n);
/* "Black"; "" for a number that is not a player's. */
const char *player_name(const Game *g, int player);
/* The player of that name or FEN letter, case ignored, or -1. */
int player_named(const Game *g, const char *name);

#endif
