/*
** entry.h -- drawing a move where men are put down from the hand.
**
** A walk that enters a cell and steps no further is at most one move for each cell, and the cells where
** it may end are known as a set: a move is drawn by its number, without a list. That holds where
** a turn is one such walk, or a pass; of what is forbidden another is drawn. In Go on 9 x 9 with 20
** men on the board, one of 61 cells and the pass is drawn; if that leaves the men without breath,
** one of the other 60 and the pass.
*/
#ifndef STEPWISE_ENTRY_H
#define STEPWISE_ENTRY_H

#include "base/rng.h"
#include "vm/model/position.h"

typedef enum EntryDraw {
    ENTRY_DRAWN,
    ENTRY_NONE,    /* there is no legal move */
    ENTRY_UNKNOWN, /* moves of another sort may be open: they must be listed */
} EntryDraw;

/* Is some turn such a walk? Otherwise nothing else needs to be asked. */
bool entry_exists(const Game *g);

/* A walk of Game.walks that enters a cell and steps no further, as it is asked. */
typedef struct Entry {
    bool is;    /* it is one: */
    bool told;  /* its moves are `base` with the cell wherever `slots` has a 1 */
    bool takes; /* they take something, wherever it is */
    Move base, slots;
} Entry;
/* Those of all walks of a game whose shapes are derived, of its arena: [nwalks]. */
const Entry *entries_build(const Game *g);

/* The cells that player `me` may enter by such a walk. */
CellSet entry_cells(const Pos *p, const Program *walk, int me);

/* One of the legal moves, each as likely as any other. allowed() says whether the game forbids a move;
** NULL where it forbids none. */
EntryDraw entry_draw(const Pos *p, Rng *rng, bool (*allowed)(void *ctx, Move m), void *ctx,
                     Move *m);

#endif
