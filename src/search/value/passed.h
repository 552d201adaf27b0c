/*
** passed.h -- passed men, like chess's passed pawns: no enemy runner can stop their promotion.
**
** A runner is a man that has a promotion in prospect (weights_prospect()). He is passed if no
** enemy runner stands on a cell of his way, or where it could capture on such a cell or on his
** own, or where it could still get to any of these by quiet moves; and if no runner of the same
** player stands on his way. In chess a white pawn on e5 is stopped by black pawns on d6, d7,
** e6, e7, f6 and f7. All tables are derived from the definition once.
*/
#ifndef STEPWISE_SEARCH_VALUE_PASSED_H
#define STEPWISE_SEARCH_VALUE_PASSED_H

#include "weights.h"

/* Tables for each piece that is a runner; those of other pieces are NULL. */
typedef struct Passed {
    const Game *game;
    bool any;                        /* the game has runners */
    const int32_t *gain[PIECES_MAX]; /* [ncells] weights_prospect() of the piece there */
    const CellSet *way[PIECES_MAX];  /* [ncells] the cells of its shortest ways to promotion */
    const CellSet *bars[PIECES_MAX]; /* [ncells] from where enemy runners stop it */
} Passed;

/* w: what men are worth; it is not kept. The tables belong to the arena; the Game is
** borrowed. */
const Passed *passed_new(const Game *g, const Weights *w, Arena *a);
/* What a player's passed men have in prospect, added up. runners: [nplayers] Tally.runners. */
int32_t passed_gain(const Passed *all, const Pos *p, const CellSet *runners, int player);

static inline bool passed_runs(const Passed *all, Piece x) {
    return all->gain[x] != NULL;
}

#endif
