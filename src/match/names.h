/*
** names.h -- what people call by name: cells, kinds, pieces, players.
**
** A message about a name that nothing has tells the nearest one that is there.
*/
#ifndef STEPWISE_NAMES_H
#define STEPWISE_NAMES_H

#include "base/err.h"
#include "vm/model/display.h"

/* The cell of that name (cell_named), or SQ_NONE. */
Sq cell_asked(const Game *g, const char *name, Err *e);
/* The same, or what the player calls so, as the other does not: the points of backgammon. */
Sq cell_asked_by(const Game *g, int player, const char *name, Err *e);
/* What a player calls a cell in a notation (its number), where the board's name does not tell that; else the board's. */
const char *cell_called(const Game *g, int notation, int player, Sq cell);
/* The kind of that name or letter, case ignored, or -1. */
int kind_asked(const Game *g, const char *name, Err *e);
/* The piece that FEN writes as these n bytes, or PIECE_NONE. */
Piece piece_spelled(const Game *g, const char *text, size_t n);
/* "Black"; "" for a number that is no player's. */
const char *player_name(const Game *g, int player);
/* The player of that name or FEN letter, case ignored, or -1. */
int player_named(const Game *g, const char *name);

#endif
