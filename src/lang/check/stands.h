/*
** stands.h -- where the men of a player's kind stand at the start, and could ever stand.
*/
#ifndef STEPWISE_STANDS_H
#define STEPWISE_STANDS_H

#include "lang/tree/def.h"

/* Where the game begins. */
CellSet stands_first(const Game *g, int player, int kind);
/* Where one could ever come: more rather than less. All cells where it is put down, or made of another, where others lead
** it about, or where its walks have no tables. The game has its tables. */
CellSet stands_ever(const Def *d, const Game *g, int player, int kind);
/* The cells as the player sees them, as whom his ways are written. */
CellSet stands_seen(const Game *g, int player, CellSet cells);
/* [nplayers][pieces], the definition's: where such men could come to by a move, as the player sees it; NULL: that is not
** known. */
const CellSet *stands_landings(const Def *d, const Game *g);
/* Does no move take anybody, or (`friends`) any of the mover's own men? */
bool stands_spared(const Game *g, bool friends);
/* May the man of that name be led about, or changed, by more than his own walk: by a walk of a turn, by what follows? */
bool stands_by_others(const Def *d, const char *piece);

#endif
