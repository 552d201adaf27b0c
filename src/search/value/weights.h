/*
** weights.h -- what the evaluation counts for what: numbers that follow from the definition, or were
** tuned by self-play.
**
** All are in hundredths of the smallest value of a piece. Each has two phases: what it counts with all
** men of the start on the board, and what when none is left; between, by the worth of those that are.
** tuned.h has them as text. A Weights belongs to the arena it was made with and is not changed; none of
** its numbers is beyond WEIGHT_MAX, so that no sum of them overflows (eval.c).
*/
#ifndef STEPWISE_WEIGHTS_H
#define STEPWISE_WEIGHTS_H

#include "vm/model/position.h"

enum { WEIGHT_MAX = 100000 };

typedef struct Weight {
    int32_t early, late;
} Weight;

/* What is weighed beside pieces and cells; its name in files. */
typedef enum Term {
#define TERM(name, text, asks) TERM_##name,
#include "terms.def"
#undef TERM
    TERM_COUNT
} Term;
extern const char *const term_name[TERM_COUNT];

/* Who looks for moves. */
typedef enum Searcher {
    SEARCHER_CHOSEN, /* whichever searcher_for() says */
    SEARCHER_ALPHA_BETA,
    SEARCHER_MCTS,
    SEARCHER_COUNT
} Searcher;
/* "alpha-beta", "mcts": as users and files name them; "" is SEARCHER_CHOSEN's. */
extern const char *const searcher_name[SEARCHER_COUNT];
/* Which of them has that name; SEARCHER_CHOSEN: none. */
Searcher searcher_named(const char *name);

typedef struct Weights {
    Searcher
        searcher; /* who has won the matches of the game; SEARCHER_CHOSEN: none were played */
    Weight term[TERM_COUNT];
    Weight value[PIECES_MAX]; /* of a piece; in hand it is worth that */
    Weight *square; /* [PIECES_MAX][ncells]: its value, and what the cell adds to it */
} Weights;

/* What a usual man is worth: of those with which the game begins, but for those on which it hangs; 0 where
** there are none. */
int32_t weights_usual(const Weights *w, const Game *g);
/* The smallest positive value of a piece that is not royal, in the game's units, or 100 where no
** piece has one; and a value or gain in hundredths of it. */
int64_t weights_unit(const Game *g);
int32_t weights_in_hundredths(int64_t gain, int64_t unit);
/* What a man of a kind on a cell has of the worth of what he can become; 0: nothing to speak of. */
int32_t weights_prospect(const Weights *w, const Game *g, int player, int kind, int cell);
/* What follows from the definition: stated or derived values, how far a piece reaches from each cell,
** how near it is to promotion. Both phases are alike. */
const Weights *weights_derived(const Game *g, Arena *a);
/* A copy to be changed, with places of its own. */
Weights *weights_copy(const Weights *w, const Game *g, Arena *a);

#endif
