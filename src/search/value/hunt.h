/*
** hunt.h -- driving a lone royal piece to where it has few ways to go.
**
** A side that has little left besides the pieces on which the game hangs is hunted by one that
** has more. What is far, and from where, is counted in the steps of such a piece itself, on the
** empty board: so it holds on any graph. A step is one to where the piece could capture
** (Game.reach), not one that it may take: for what never captures nothing is far from anything.
** A Hunt belongs to the arena it was made with.
** Source: the evaluation of simple mates in Slate and Atkin, "Chess 4.5" (1977): the loser's
** king to the edge, the winner's king near it.
*/
#ifndef STEPWISE_HUNT_H
#define STEPWISE_HUNT_H

#include "vm/model/position.h"

typedef struct Hunt {
    const Game *game;
    int32_t unit;                      /* what a usual piece is worth: the measure */
    const uint8_t *remote[PIECES_MAX]; /* [ncells] 0 to 100: how far a cell lies from all
                                       ** others; NULL: no piece that is hunted */
    const uint8_t *steps[PIECES_MAX];  /* [from][to], 0 to 100: the distance, the longest on
                                       ** this board being 100; NULL: no hunter */
} Hunt;

/* stakes: the kinds on which the game hangs. */
const Hunt *hunt_new(const Game *g, KindSet stakes, int32_t unit, Arena *a);
/* How much of a hunt it is, 0 to 100, for one who has `more` than another, who has `left`
** besides his stakes. */
int hunt_zeal(const Hunt *h, int64_t more, int64_t left);
/* What a hunter gains by where his stakes stand, and the stakes and all men of the other. */
int hunt_value(const Hunt *h, const Pos *p, int zeal, CellSet hunters, CellSet stakes,
               CellSet men);

#endif
