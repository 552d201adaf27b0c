/*
** eval.h -- what a position is worth without looking ahead.
**
** An Eval holds what follows from the Game alone; it belongs to the arena it was made with,
** borrows the Game, and any number of searches may share it.
*/
#ifndef STEPWISE_EVAL_H
#define STEPWISE_EVAL_H

#include "mop_up.h"
#include "passed.h"
#include "weights.h"
#include "vm/meaning/make.h"

typedef struct Eval {
    const Game *game;
    int64_t unit;    /* weights_unit() */
    int32_t typical; /* what a usual piece is worth: the measure for margins */
    KindSet stakes;  /* royal kinds and those whose capture ends the game */
    int32_t
        worth[PIECES_MAX];  /* by the definition; a hundred is the smallest value of a piece */
    KindSet in_hand;        /* kinds that players hold in hand */
    const Weights *weights; /* the tuned ones of the game, or those that follow from it */
    uint64_t per_mass;      /* phase(): PHASES / the mass at the start, as a fixed-point number;
                               ** 0: nothing is there then */
    int32_t mass;           /* of all men at the start */
    const CellSet
        *flight[PIECES_MAX]; /* [ncells] of one on which the game hangs: where it could ever
                                       ** capture from each cell, and that cell; else NULL */
    bool control;            /* it counts for something who holds the cells */
    const MopUp *mop_up;
    const Passed *passed;
} Eval;

/* What the cells of a position add up to: followed from move to move, not found anew. */
typedef struct Tally {
    Weight square[PLAYERS_MAX]; /* of each player's pieces */
    int32_t worth[PLAYERS_MAX]; /* of those on which the game does not hang */
    int32_t mass; /* the worth of all of these together: how far the game has gone */
    CellSet stakes[PLAYERS_MAX];  /* where those stand on which it does */
    CellSet runners[PLAYERS_MAX]; /* and those who may be promoted (passed.h) */
} Tally;

/* Of a game of so many players. */
static inline void tally_copy(Tally *to, const Tally *from, int nplayers) {
    to->mass = from->mass;
    for (int i = 0; i < nplayers; i++) {
        to->square[i] = from->square[i];
        to->worth[i] = from->worth[i];
        to->stakes[i] = from->stakes[i];
        to->runners[i] = from->runners[i];
    }
}

/* With the weights that were tuned for the game, if there are any and `tuned` says so. */
const Eval *eval_new(const Game *g, bool tuned, Arena *a);
/* The same with these, which are borrowed. */
const Eval *eval_with(const Game *g, const Weights *w, Arena *a);
/* The Tally of a position; and what becomes of it by the move that led to p. */
Tally eval_tally(const Eval *e, const Pos *p);
void eval_follow(const Eval *e, const Pos *p, const Undo *u, Tally *t);
/* How much the first phase counts of PHASES, the second counting the rest. */
enum { PHASES = 256 };
int eval_phase(const Eval *e, const Tally *t);
/* What a player has of the terms that follow from how men stand to one another, against all others;
** and what of his value no weight decides: stakes driven into corners, what he strives for. */
typedef struct Terms {
    int32_t of[TERM_COUNT];
} Terms;
Terms eval_terms(const Eval *e, const Pos *p, const Tally *t, int player);
int eval_rest(const Eval *e, const Pos *p, const Tally *t, int player);
/* The value of p for a player against all others, in hundredths of the smallest piece. */
int eval_value(const Eval *e, const Pos *p, const Tally *t, int player);
/* The same, where it lies between alpha and beta; else a bound beyond which it lies (lazy evaluation). */
int eval_within(const Eval *e, const Pos *p, const Tally *t, int player, int alpha, int beta);
/* The value of who has neither more nor less than any other side that has men: 0 between two, and less the more there
** are against him. */
int eval_even(const Eval *e, const Pos *p, const Tally *t);
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
