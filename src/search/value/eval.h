/*
** eval.h -- the static evaluation: what a position is worth without looking ahead.
**
** An Eval holds what follows from the Game alone. It belongs to the arena it was made with and
** borrows the Game; any number of searches may share it. Values are in hundredths of the
** smallest value of a piece.
**
** A piece is "at stake" if the game hangs on it: it is royal, or its capture ends the game.
*/
#ifndef STEPWISE_SEARCH_VALUE_EVAL_H
#define STEPWISE_SEARCH_VALUE_EVAL_H

#include "mop_up.h"
#include "passed.h"
#include "weights.h"
#include "vm/meaning/make.h"

typedef struct Eval {
    const Game *game;
    int64_t unit;    /* weights_unit() */
    int32_t typical; /* the value of a usual piece, 100 at least: the measure for margins */
    KindSet stakes;  /* the kinds at stake */
    int32_t worth[PIECES_MAX]; /* the value of a piece by the definition, never a tuned one */
    KindSet in_hand;           /* kinds that players hold in hand */
    const Weights *weights; /* the tuned ones of the game, or those that the definition gives */
    uint64_t per_mass; /* PHASES / mass, as a fixed-point number (eval_phase); 0 if mass is 0 */
    int32_t mass;      /* the worth of all men in the start position that are not at stake */
    /* [ncells] for pieces at stake: the cells on which such a piece on that cell could ever
    ** capture, and the cell itself; NULL for other pieces */
    const CellSet *flight[PIECES_MAX];
    bool control; /* some term with a weight needs pos_control() */
    const MopUp *mop_up;
    const Passed *passed;
} Eval;

/* Sums over the cells of a position, updated incrementally from move to move. */
typedef struct Tally {
    Weight square[PLAYERS_MAX]; /* Weights.square of each player's pieces, added up */
    int32_t worth[PLAYERS_MAX]; /* Eval.worth of those of them that are not at stake */
    int32_t mass;               /* the positive ones of these, of all players: the game phase */
    CellSet stakes[PLAYERS_MAX];  /* the cells of each player's pieces at stake */
    CellSet runners[PLAYERS_MAX]; /* the cells of his runners (passed.h) */
} Tally;

/* Copies what is in use in a game of `nplayers` players. */
static inline void tally_copy(Tally *to, const Tally *from, int nplayers) {
    to->mass = from->mass;
    for (int i = 0; i < nplayers; i++) {
        to->square[i] = from->square[i];
        to->worth[i] = from->worth[i];
        to->stakes[i] = from->stakes[i];
        to->runners[i] = from->runners[i];
    }
}

/* Makes an Eval, with the weights that were tuned for the game if there are any and `tuned` is
** set; else with those that the definition gives. */
const Eval *eval_new(const Game *g, bool tuned, Arena *a);
/* Makes one with the weights w, which are borrowed. */
const Eval *eval_with(const Game *g, const Weights *w, Arena *a);
/* The Tally of a position, found anew. */
Tally eval_tally(const Eval *e, const Pos *p);
/* Updates the Tally of the position before the move that led to p; u is the move's Undo. */
void eval_follow(const Eval *e, const Pos *p, const Undo *u, Tally *t);
/* How much the early weights count, of PHASES; the late ones count the rest. */
enum { PHASES = 256 };
int eval_phase(const Eval *e, const Tally *t);
/* How often a player has each term (terms.def), less how often his enemies have it. */
typedef struct Terms {
    int32_t of[TERM_COUNT];
} Terms;
Terms eval_terms(const Eval *e, const Pos *p, const Tally *t, int player);
/* The value of p for a player and his partners against all others. */
int eval_value(const Eval *e, const Pos *p, const Tally *t, int player);
/* That value where it lies between alpha and beta; else a bound that lies beyond the same end
** of the window (lazy evaluation). */
int eval_within(const Eval *e, const Pos *p, const Tally *t, int player, int alpha, int beta);
/* The value of a player who has just as much as every other side that has men: 0 between two
** sides, and less than 0 if there are more, since all of their men count against him. */
int eval_even(const Eval *e, const Pos *p, const Tally *t);
/* The cells of a player's pieces at stake that are attacked. */
CellSet eval_danger(const Pos *p, const Tally *t, int player);
/* MoveView.gain, which is in the author's units, in hundredths. */
int32_t eval_gain(const Eval *e, int32_t gain);

/* True if only royal pieces are at stake: then danger is check, and nothing else. */
static inline bool eval_only_royal(const Eval *e) {
    return e->stakes == e->game->royal;
}

static inline bool eval_at_stake(const Eval *e, Piece x) {
    return piece_is(x) && (e->stakes >> e->game->kind[x] & 1);
}

#endif
