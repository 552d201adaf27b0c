/*
** eval.h -- what a position is worth without looking ahead.
**
** An Eval holds what follows from the Game alone; it belongs to the arena it was made with,
** borrows the Game, and any number of searches may share it.
*/
#ifndef STEPWISE_EVAL_H
#define STEPWISE_EVAL_H

#include "../vm/position.h"

typedef struct Eval {
    const Game *game;
    int64_t unit;              /* the smallest value of a piece, in the author's units */
    int32_t typical;           /* what a usual piece is worth: the measure for margins */
    KindSet stakes;            /* royal kinds and those whose capture ends the game */
    int32_t worth[PIECES_MAX]; /* a hundred is the smallest value of a piece */
    const int32_t *square;     /* [PIECES_MAX][ncells]: worth, and what the cell adds to it */
} Eval;

const Eval *eval_new(const Game *g, Arena *a);
/* The value of p for a player against all others, in hundredths of the smallest piece. */
int eval_for(const Eval *e, const Pos *p, int player);
/* Is a piece on which the game hangs attacked? The cells of those that are, of one player. */
CellSet eval_danger(const Eval *e, const Pos *p, int player);
/* The gain that move_view() found, in hundredths. */
int32_t eval_gain(const Eval *e, int32_t gain);

static inline bool eval_at_stake(const Eval *e, Piece x) {
    return piece_is(x) && (e->stakes >> e->game->kind[x] & 1);
}

#endif
