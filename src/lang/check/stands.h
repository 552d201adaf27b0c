/*
** stands.h -- where the men of a player's kind could ever stand, and whom moves could take.
**
** For warnings: where it is hard to find out, the answers err towards saying nothing, that is
** towards more cells and more captures. Cells are the board's unless a function says "as the
** player sees it": then they are the ones that he calls so, as in the definition's trees.
*/
#ifndef STEPWISE_LANG_CHECK_STANDS_H
#define STEPWISE_LANG_CHECK_STANDS_H

#include "lang/tree/def.h"

/* The cells on which they stand when the game begins. */
CellSet stands_first(const Game *g, int player, int kind);
/* The cells on which one could ever stand: a superset. Found by following the kind's own
** walk, and acts that move whoever stands on a certain cell. Every cell, if such men are
** dropped, put down, made of others or can change sides, if other men move them, or if their
** walk has no complete tables. g->tables must not be NULL. */
CellSet stands_ever(const Def *d, const Game *g, int player, int kind);
/* A set of cells as the player sees them: walks are written from the mover's point of view. */
CellSet stands_seen(const Game *g, int player, CellSet cells);
/* [nplayers][nkinds] in the arena of d: the cells on which a move of such a man could end, as
** the player sees them; a superset. NULL: not known (no tables, throws, options, or a turn of
** several parts). */
const CellSet *stands_landings(const Def *d, const Game *g);
/* True if no move takes a player's man (neutral ones aside); with `friends`, if none takes
** one of the mover's own side. Errs towards false. */
bool stands_spared(const Game *g, bool friends);
/* True if every move takes a man of another player: who moved last is then the captor. Errs
** towards false. */
bool stands_taking(const Def *d, const Game *g);
/* Whether men of that name may be moved or changed by more than the piece's own walk: by a
** walk of a turn or a throw, or by a `follow` that has an effect. */
bool stands_by_others(const Def *d, const char *piece);

#endif
