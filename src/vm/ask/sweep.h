/*
** sweep.h -- counting the moves after each move without making it.
**
** The last two plies of a count are nearly all of it. A quiet move changes two cells, and few
** walks look at either: from the position before, the number of replies follows by asking only
** those again. A capture is made to see whether it ends the game; then it is counted likewise.
** What is not so simple is made and counted. Which games allow it, and for which of their moves,
** is found once, at load.
*/
#ifndef STEPWISE_SWEEP_H
#define STEPWISE_SWEEP_H

#include "vm/model/position.h"
#include "vm/tables/tables.h"

/* How a walk behaves when some other piece moves. */
typedef enum SweepKind {
    SWEEP_NONE,  /* it must be asked anew */
    SWEEP_PLAIN, /* its ends depend on the cells that its lookups watch and where it may land */
    SWEEP_SHY,   /* it goes wherever it is empty and not attacked, whatever stands between */
} SweepKind;

typedef struct Sweep {
    bool possible;
    bool captures;               /* what a shy walk asks, no capture changes */
    const uint8_t *piece;        /* [PIECES_MAX] SweepKind: PLAIN where it has no walk */
    const bool *shape;           /* [nshapes]: one MOVE, and nothing that replies depend on */
    uint64_t reads[PLAYERS_MAX]; /* bit v: a shy walk of the player asks about variable v */
} Sweep;

/* What of a game with tables can be swept; belongs to the arena. */
const Sweep *sweep_find(const Game *g, Arena *a);
/* The number of sequences of two moves from p, whose game must not be over: adds it to *n. False
** where p cannot be swept; *n is then as it was. */
bool sweep_count(const Pos *p, const History *history, uint64_t *n);

#endif
