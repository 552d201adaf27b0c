/*
** weights.h -- the weights of the evaluation: given by the definition, or tuned by self-play.
**
** All are in hundredths of the smallest value of a piece. Each is a pair: `early` counts with
** all men of the start on the board, `late` with none; in between they are mixed by the worth
** of the men that are left (eval_phase). tuned.h has them as text. A Weights belongs to the
** arena it was made with and is not changed. No number of it is beyond WEIGHT_MAX, so that sums
** of them do not overflow (eval.c).
*/
#ifndef STEPWISE_SEARCH_VALUE_WEIGHTS_H
#define STEPWISE_SEARCH_VALUE_WEIGHTS_H

#include "vm/model/position.h"

enum { WEIGHT_MAX = 100000 };

typedef struct Weight {
    int32_t early, late;
} Weight;

/* The terms of the evaluation beside pieces and cells. term_name: their names in files. */
typedef enum Term {
#define TERM(name, text, asks) TERM_##name,
#include "terms.def"
#undef TERM
    TERM_COUNT
} Term;
extern const char *const term_name[TERM_COUNT];

/* The searcher that plays a game. */
typedef enum Searcher {
    SEARCHER_CHOSEN, /* whichever searcher_for() chooses */
    SEARCHER_ALPHA_BETA,
    SEARCHER_MCTS,
    SEARCHER_COUNT
} Searcher;
/* "alpha-beta" and "mcts", as users and files name them; "" for SEARCHER_CHOSEN. */
extern const char *const searcher_name[SEARCHER_COUNT];
/* The searcher of that name; SEARCHER_CHOSEN if there is none. */
Searcher searcher_named(const char *name);

typedef struct Weights {
    Searcher searcher; /* which has won matches of the game; SEARCHER_CHOSEN: not known */
    Weight term[TERM_COUNT];
    Weight value[PIECES_MAX]; /* of a piece in hand, and the base of `square` */
    Weight *square;           /* [PIECES_MAX][ncells] of a piece on a cell, `value` included */
} Weights;

/* The value of a usual man: the mean of the men in the start position that are not at stake
** (eval.h); 0 if there are none. */
int32_t weights_usual(const Weights *w, const Game *g);
/* The smallest positive value of a piece that is not royal, in the author's units; 100 if there
** is none. */
int64_t weights_unit(const Game *g);
/* A value or gain in hundredths of that unit, WEIGHT_MAX at most either way. */
int32_t weights_in_hundredths(int64_t gain, int64_t unit);
/* What promotion is worth in prospect to a man of a kind on a cell: a share of what it would
** gain him, the smaller, the more moves away it is; 0 if it is far, or gains little. */
int32_t weights_prospect(const Weights *w, const Game *g, int player, int kind, int cell);
/* The weights that the definition gives: stated or derived values, how far a piece reaches from
** each cell, its prospect of promotion. Of pieces and cells both phases are alike. */
const Weights *weights_derived(const Game *g, Arena *a);
/* A copy that may be changed: it shares no memory with w. */
Weights *weights_copy(const Weights *w, const Game *g, Arena *a);

#endif
