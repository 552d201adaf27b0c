/*
** passed.h -- men whom no enemy of their sort can keep from promotion any more: chess's passed pawns.
**
** A runner is a man who has the worth of what he can become in prospect (weights_prospect()). He is passed when no
** runner of an enemy stands on a cell of his way, or where he could take on one of them or him, or could still
** come to such a cell by quiet moves; and when no runner of his own stands in his way. In chess a white pawn on e5 is
** barred by black pawns on d6, d7, e6, e7, f6 and f7. All that is read off the definition, once for each game.
*/
#ifndef STEPWISE_PASSED_H
#define STEPWISE_PASSED_H

#include "weights.h"

/* Of each piece that is a runner; NULL of others. */
typedef struct Passed {
    const Game *game;
    bool any;                        /* there are some */
    const int32_t *gain[PIECES_MAX]; /* [ncells] what it has in prospect there */
    const CellSet
        *way[PIECES_MAX]; /* [ncells] onto which cells its shortest ways to promotion lead */
    const CellSet *bars
        [PIECES_MAX]; /* [ncells] from where runners of its enemies keep it from promotion */
} Passed;

/* `w` says what men are worth; it is not kept. The tables belong to the arena; the Game is borrowed. */
const Passed *passed_new(const Game *g, const Weights *w, Arena *a);
/* What the passed men of a player have in prospect. runners: [nplayers] the cells of each player's. */
int32_t passed_gain(const Passed *all, const Pos *p, const CellSet *runners, int player);

static inline bool passed_runs(const Passed *all, Piece x) {
    return all->gain[x] != NULL;
}

#endif
