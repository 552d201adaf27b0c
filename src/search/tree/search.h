/*
** search.h -- choosing a move by alpha-beta with iterative deepening.
**
** The search knows no game: how games end is what rules_judge() says, and piece values,
** mobility and the pieces whose loss ends the game come from the Game. Beyond the rules it
** takes a position that recurs for a draw where nothing speaks against it (ends.h).
*/
#ifndef STEPWISE_SEARCH_TREE_SEARCH_H
#define STEPWISE_SEARCH_TREE_SEARCH_H

#include "search/memory/tt.h"
#include "vm/model/position.h"

#include <stdatomic.h>

enum { SEARCH_LEVELS = 10 };

/* All zero: full strength, one thread, no limit. */
typedef struct Limits {
    int depth;       /* in plies; 0: no limit */
    int64_t time_ms; /* 0: no limit */
    bool sparing;    /* time saved is there for later moves: use less of it (patience.h) */
    uint64_t nodes;  /* of all threads together; 0: no limit */
    int level;       /* strength 1 (beginner) to 10 (full); 0 means 10 */
    uint64_t seed;   /* of the luck in levels below 10 */
    int threads;     /* 0 and 1: one thread */
    bool untuned;    /* evaluate by the definition alone, even if the game has tuned weights */
    const Moves *without; /* root moves that are not searched; borrowed; NULL: none */
} Limits;

/* The result of a finished depth; that of the last one is the answer. */
typedef struct Report {
    int depth;   /* 0: the search ended before depth 1 was finished */
    int deepest; /* plies of the longest line that was searched; of MCTS, of its best line */
    int score;   /* for the player to move, in hundredths (tt.h) */
    /* The score by which the search has compared moves: another one for a draw, which it
    ** avoids, and which is reported as 0. */
    int worth;
    uint64_t nodes;
    double seconds;
    double share; /* the expected share of the point, 0 to 1 (mcts.h); 0: of alpha-beta */
    bool full;    /* MCTS's tree is full: from now on it learns less than it might */
    int npv;      /* 1 at least, unless there is no move, or each is in Limits.without */
    Move pv[SEARCH_PLIES_MAX];
} Report;

/* Called after each depth, on the thread that called search_run(). */
typedef void SearchFn(void *ctx, const Report *r);

/* Whoever follows a search while it runs. Both pointers may be NULL. */
typedef struct Watcher {
    atomic_bool *stop; /* set from another thread or a signal handler: ends the search soon */
    SearchFn *fn;
    void *ctx;
} Watcher;

/* Finds the best move of p, in which the game must not be over. If it is stopped, a move is
** returned all the same. history, tt and watcher may be NULL; neither p nor history is changed.
** With the same limits (one thread, no time_ms) and a table in the same state the answer is the
** same. */
Report search_run(const Pos *p, const History *history, const Limits *limits, Tt *tt,
                  const Watcher *watcher);

#endif
