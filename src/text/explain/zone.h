/*
** zone.h -- cells that the author has named, by their names.
*/
#ifndef STEPWISE_EXPLAIN_ZONE_H
#define STEPWISE_EXPLAIN_ZONE_H

#include "base/str.h"
#include "vm/model/game.h"

typedef enum Named {
    NAMED_NOT, /* nothing is written */
    NAMED_IN,  /* "the river", "the river or the den": they are these */
    NAMED_BUT  /* they are all cells but these: "the river and the den" */
} Named;

/* The names of zones that make up these cells of the board, or all others, as a player calls them: each has the zones that
** he sees, and "the den of the opponent" is what another one sees so. */
Named zone_named(const Game *g, int player, CellSet cells, Str *out);

#endif
