/*
** search.h -- choosing a move: iterative deepening alpha-beta over the rules of the machine.
**
** What the search believes about draws, repetitions and limits is what rules_judge() says. It
** knows no game: piece values, mobility and the pieces whose loss ends the game come from the
** Game.
*/
#ifndef STEPWISE_SEARCH_H
#define STEPWISE_SEARCH_H

#include "search/memory/tt.h"
#include "vm/model/position.h"

#include <stdatomic.h>

enum { SEARCH_LEVELS = 10 };

typedef struct Limits {
    int depth;       /* plies; 0: no limit */
    int64_t time_ms; /* 0: no limit */
    bool sparing; /* of a game's clock: what is spared is there for later moves (patience.h) */
    uint64_t nodes; /* of all threads together; 0: no limit */
    int level;      /* strength 1 (beginner) to 10 (full); 0 means 10 */
    uint64_t seed;  /* of what a level below 10 leaves to luck */
    int threads;    /* 0 and 1: one thread */
    bool untuned;   /* evaluates by the definition alone, whatever was tuned for the game */
    const Moves *without; /* first moves that are not looked at; borrowed, NULL: none */
} Limits;

/* One finished depth, and the last one is the answer. */
typedef struct Report {
    int depth;   /* 0: stopped before one was finished */
    int deepest; /* plies of the longest line that was looked at; of MCTS, of its best line */
    int score;
    uint64_t nodes;
    double seconds;
    double share; /* of the point, that is expected (mcts.h); 0: no such thing is known */
    bool full;    /* memory is: what comes now is known less well than it might be */
    int npv;      /* >= 1 where there is a move that is not left out */
    Move pv[SEARCH_PLIES_MAX];
} Report;

/* Called after each depth, on the thread that called search_run. */
typedef void SearchFn(void *ctx, const Report *r);

/* Finds the best move of p, whose game must not be over. `stop` (may be NULL) ends it soon
** when another thread or a signal handler sets it; a move is returned all the same. Neither
** p nor history is changed. history, tt and fn may be NULL. With the same limits (no time
** among them, and one thread) and a table in the same state the answer is the same. */
Report search_run(const Pos *p, const History *history, const Limits *limits, Tt *tt,
                  atomic_bool *stop, SearchFn *fn, void *ctx);

#endif
