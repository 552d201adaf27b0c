/*
** eval.h -- what a position is worth without looking ahead.
**
** An Eval holds what follows from the Game alone; it belongs to the arena it was made with,
** borrows the Game, and any number of searches may share it.
*/
#ifndef STEPWISE_EVAL_H
#define STEPWISE_EVAL_H

#include "mop_up.h"
#include "vm/meaning/make.h"

typedef struct Eval {
    const Game *game;
    int64_t unit;              /* the smallest value of a piece, in the author's units */
    int32_t typical;           /* what a usual piece is worth: the measure for margins */
    KindSet stakes;            /* royal kinds and those whose capture ends the game */
    int32_t worth[PIECES_MAX]; /* a hundred is the smallest value of a piece */
    const int32_t *square;     /* [PIECES_MAX][ncells]: worth, and what the cell adds to it */
    KindSet in_hand; /* kinds that players hold in hand, where they are worth the same */
    const MopUp *mop_up;
} Eval;

/* What the cells of a position add up to: followed from move to move, not found anew. */
typedef struct Tally {
    int32_t square[PLAYERS_MAX]; /* of each player's pieces */
    int32_t worth[PLAYERS_MAX];  /* of those on which the game does not hang */
    CellSet stakes[PLAYERS_MAX]; /* where those stand on which it does */
} Tally;

const Eval *eval_new(const Game *g, Arena *a);
/* The Tally of a position; and what becomes of it by the move that led to p. */
Tally eval_tally(const Eval *e, const Pos *p);
void eval_follow(const Eval *e, const Pos *p, const Undo *u, Tally *t);
/* The value of p for a player against all others, in hundredths of the smallest piece. */
int eval_value(const Eval *e, const Pos *p, const Tally *t, int player);
/* Is a piece on which the game hangs attacked? The cells of those that are, of one player. */
CellSet eval_danger(const Pos *p, const Tally *t, int player);
/* The gain that move_view() found, in hundredths. */
int32_t eval_gain(const Eval *e, int32_t gain);

/* Does the game hang on royal pieces alone? Then danger is check, and nothing else. */
static inline bool eval_only_royal(const Eval *e) {
    return e->stakes == e->game->royal;
}

static inline bool eval_at_stake(const Eval *e, Piece x) {
    return piece_is(x) && (e->stakes >> e->game->kind[x] & 1);
}

#endif
