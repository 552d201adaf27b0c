/*
** mop_up.h -- driving a lone royal piece to where it has few ways to go.
**
** Mop-up evaluation: a side that has little left besides the pieces on which the game hangs is
** worth less the farther these stand from all other cells, and the nearer the winner's own royal
** pieces are to what is left of it. What is far is counted in the steps of such a piece itself, on
** the empty board: so it holds on any graph. A step is one to where the piece could capture
** (Game.reach), not one that it may take: for what never captures nothing is far from anything.
**
** What a king's `remote` is on a quarter of the chess board, and his `steps` from its corner:
**
**     4   60  31  11   0        42  42  42  42
**     3   66  39  20  11        28  28  28  42
**     2   80  55  39  31        14  14  28  42
**     1  100  80  66  60         0  14  28  42
**          a   b   c   d         a   b   c   d
**
** A MopUp belongs to the arena it was made with.
** Source: the evaluation of simple mates in Slate and Atkin, "Chess 4.5" (1977): the loser's
** king to the edge, the winner's king near it.
*/
#ifndef STEPWISE_MOP_UP_H
#define STEPWISE_MOP_UP_H

#include "vm/model/position.h"

typedef struct MopUp {
    const Game *game;
    int32_t unit;                      /* what a usual piece is worth: the measure */
    const uint8_t *remote[PIECES_MAX]; /* [ncells] 0 to 100: how far a cell lies from all
                                       ** others; NULL: the game does not hang on it */
    const uint8_t *steps[PIECES_MAX];  /* [from][to], 0 to 100: the distance, the longest on
                                       ** this board being 100; NULL: not royal */
} MopUp;

/* stakes: the kinds on which the game hangs. */
const MopUp *mop_up_new(const Game *g, KindSet stakes, int32_t unit, Arena *a);
/* How much all this counts, 0 to 100, for one who has `more` than another, who has `left` besides
** the pieces on which the game hangs. */
int mop_up_weight(const MopUp *u, int64_t more, int64_t left);
/* What the winner gains by where his stakes stand, and the stakes and all men of the loser. */
int mop_up_value(const MopUp *u, const Pos *p, int weight, CellSet winner, CellSet loser,
                 CellSet men);

#endif
