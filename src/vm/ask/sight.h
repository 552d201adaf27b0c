/*
** sight.h -- where men could capture, kept from one position to the next.
**
** Of most men the occupancy of a few cells decides it, and a move changes two: nearly everybody sees
** what he saw before. A Sight keeps that, and the board for which it holds; before it answers for another
** board it forgets who looked at a cell that has changed since. So it may be lent to one position of a
** game after the other, in any order (Pos.sight), but not to two threads. It owns nothing.
**
**     5 . . . . .     D, of two orthogonal steps, looks at n e s w and sees what lies beyond those
**     4 . . n . .     that are empty. From another position, or from this one before:
**     3 . w D e .
**     2 . . s . .     a man goes from a5 to b5     D is known still: he sees b5, but does not look at it
**     1 . . . . .     a man goes from b5 to c4     D is forgotten
**       a b c d e
*/
#ifndef STEPWISE_SIGHT_H
#define STEPWISE_SIGHT_H

#include "vm/model/position.h"

/* A zeroed one knows nothing. */
typedef struct Sight {
    const struct Tables *tables; /* borrowed: whose answers these are; NULL: nobody's */
    uint64_t key;                /* of the last position that it was brought to */
    Piece cell[SQ_MAX];          /* its board: what stands where */
    CellSet known;               /* the men of whom it is known where they could capture */
    CellSet plain; /* those who do nothing but go there (StartTable.plain), and others */
    uint64_t hits[SQ_MAX * 4]; /* [ncells][words of a set]: those cells */
    CellSet lookers[SQ_MAX]; /* [ncells] the men of these who look at a cell, and maybe more */
} Sight;

#endif
