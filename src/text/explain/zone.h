/*
** zone.h -- sets of cells by the names that the author has given zones.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_ZONE_H
#define STEPWISE_TEXT_EXPLAIN_ZONE_H

#include "base/str.h"
#include "vm/model/game.h"

typedef enum Named {
    NAMED_NOT, /* no names fit, and none is written */
    NAMED_IN,  /* the cells are those named: "the river", "the river or the den" */
    NAMED_BUT  /* the cells are all but those named: "the river and the den" */
} Named;

/* The cells of the board that are for `player` what `cells` are for the first player. */
CellSet zone_seat(const Game *g, int player, CellSet cells);
/* Writes the names of the zones (four at most) that together are these cells, or all other
** cells of the board. Each player has every zone, on the cells that he sees where the first
** player sees it; another player's is called "the den of the opponent". */
Named zone_named(const Game *g, int player, CellSet cells, Str *out);

#endif
