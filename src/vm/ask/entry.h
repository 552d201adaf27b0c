/*
** entry.h -- drawing a move where men are put down from the hand.
**
** A walk that enters a cell and steps no further makes at most one move for each cell, and the
** cells where it may end are a set: a move can be drawn by its number, without a list. This
** serves games in which a turn is one such walk, or a pass. If the move that is drawn is
** forbidden, another is drawn from the rest. In Go on 9 x 9 with 20 men on the board, one of 61
** cells and the pass is drawn; if it is suicide, which is forbidden, one of the other 60 and
** the pass.
*/
#ifndef STEPWISE_VM_ASK_ENTRY_H
#define STEPWISE_VM_ASK_ENTRY_H

#include "base/rng.h"
#include "vm/model/position.h"

typedef enum EntryDraw {
    ENTRY_DRAWN,
    ENTRY_NONE,    /* there is no legal move */
    ENTRY_UNKNOWN, /* there may be moves of other sorts: list them */
} EntryDraw;

/* Whether some turn of the game can be such a walk. If not, entry_draw() is of no use. */
bool entry_exists(const Game *g);

/* What is known of one of Game.walks. */
typedef struct Entry {
    bool is;    /* it enters a cell and steps no further */
    bool known; /* and its move to a cell is base | slots * cell; else the machine finds it */
    bool takes; /* if known: its moves take something, whichever the cell */
    /* if known: the shape, and a 1 in each slot that the cell fills */
    Move base, slots;
} Entry;
/* Builds the entries of all walks, [nwalks], in the game's arena; needs the derived shapes. */
const Entry *entries_build(const Game *g);

/* The cells that player `me` may enter by a walk whose Entry.is is set. */
CellSet entry_cells(const Pos *p, const Program *walk, int me);

/* Draws one of the legal moves of p, each as likely as any other, into *m, which is valid only
** after ENTRY_DRAWN. allowed() is true for a move that the game does not forbid; NULL: it
** forbids none. No throw may be due. */
EntryDraw entry_draw(const Pos *p, Rng *rng, bool (*allowed)(void *ctx, Move m), void *ctx,
                     Move *m);

#endif
