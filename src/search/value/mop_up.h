/*
** mop_up.h -- mop-up evaluation: driving a lone king into a corner.
**
** A side that has little left besides its pieces at stake is worth less, the more remote these
** are from all other cells, and the nearer the winner's royal pieces are to its men. Distances
** are counted in steps of the piece itself on the empty board, so that they hold on any graph.
** A step leads to a cell on which the piece could capture (Game.reach), whether or not it may
** go there; for a piece that never captures all distances are 0.
**
** A king's `remote` on a quarter of the chess board, and his `steps` from its corner a1:
**
**     4   60  31  11   0        42  42  42  42
**     3   66  39  20  11        28  28  28  42
**     2   80  55  39  31        14  14  28  42
**     1  100  80  66  60         0  14  28  42
**          a   b   c   d         a   b   c   d
**
** A MopUp belongs to the arena it was made with, and borrows the Game.
**
** Source: the evaluation of simple mates in Slate and Atkin, "Chess 4.5" (1977): the loser's
** king to the edge, the winner's king near it.
*/
#ifndef STEPWISE_SEARCH_VALUE_MOP_UP_H
#define STEPWISE_SEARCH_VALUE_MOP_UP_H

#include "vm/model/position.h"

typedef struct MopUp {
    const Game *game;
    int32_t unit; /* the value of a usual piece, to which all is relative */
    /* [ncells] how remote a cell is, 0 to 100: the sum of its distances to all cells, scaled
    ** between the least and the greatest such sum. NULL: the piece is not at stake. */
    const uint8_t *remote[PIECES_MAX];
    /* [from][to] the distance, 0 to 100: the longest one on this board is 100, and so is that
    ** to cells out of reach. NULL: the piece is not royal. */
    const uint8_t *steps[PIECES_MAX];
} MopUp;

/* stakes: the kinds at stake. unit: the value of a usual piece. */
const MopUp *mop_up_new(const Game *g, KindSet stakes, int32_t unit, Arena *a);
/* How much mop-up counts, 0 to 100, for a player who is ahead of another by `more`, when that
** one has `left` besides his pieces at stake. 0 for a player who is not ahead. */
int mop_up_weight(const MopUp *u, int64_t more, int64_t left);
/* What the winner gains by it, in hundredths. weight: of mop_up_weight(); winner, loser: the
** cells of their pieces at stake; men: the cells of all of the loser's men. */
int mop_up_value(const MopUp *u, const Pos *p, int weight, CellSet winner, CellSet loser,
                 CellSet men);

#endif
