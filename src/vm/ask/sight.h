/*
** sight.h -- a cache of where men could capture, kept from one position to the next.
**
** For most men the occupancy of a few cells decides that, and a move changes two cells: nearly
** every man sees what he saw before. A Sight keeps what each man sees, and the board for which
** that is right. Before it is used for another board it forgets the men who look at a cell
** whose occupancy has changed. So it may be lent to the positions of a game one after another,
** in any order (Pos.sight), but not to two threads at once. It owns no memory.
**
** A man sees the cells on which he could capture; he looks at the cells that decide which.
**
**     5 . . . . .     D, who takes two orthogonal steps, looks at n e s w, and sees the cells
**     4 . . n . .     one step beyond those of them that are empty.
**     3 . w D e .
**     2 . . s . .     a man goes from a4 to b4     D is known still: he sees b4, but does not
**     1 . . . . .                                  look at it
**       a b c d e     a man goes from b4 to c4     D is forgotten
*/
#ifndef STEPWISE_VM_ASK_SIGHT_H
#define STEPWISE_VM_ASK_SIGHT_H

#include "vm/model/position.h"

/* A zeroed Sight is empty. */
typedef struct Sight {
    const struct Tables *tables; /* borrowed: those that it was filled from; NULL: none yet */
    uint64_t key;                /* of the last position that it was brought to */
    Piece cell[SQ_MAX];          /* the board of that position */
    CellSet known;               /* the men for whom `hits` is right on that board */
    CellSet plain; /* known: those whose moves are all to cells that they see (StartTable) */
    uint64_t hits[SQ_MAX * 4]; /* [ncells][SET_WORDS] known: the cells that a man sees */
    CellSet lookers[SQ_MAX]; /* [ncells] the known men who look at a cell, and perhaps others */
} Sight;

#endif
