/*
** tt.h -- the transposition table: what is known about positions met before.
**
** Threads share a table without locks: an entry is three words, the first of which is the key
** xored with the other two, so that an entry torn by two writers is not found any more (Hyatt
** and Mann, "A lock-less transposition table implementation", 2002).
**
** Scores are those of the search: for the player to move, in hundredths of the game's smallest
** piece value. The score of a forced end ("mate") gives its distance from the root:
** SCORE_WIN - 3 is a win at ply 3, -(SCORE_WIN - 4) a loss at ply 4.
*/
#ifndef STEPWISE_SEARCH_MEMORY_TT_H
#define STEPWISE_SEARCH_MEMORY_TT_H

#include "vm/model/move.h"

#include <stdbool.h>
#include <stddef.h>

/* |score| > SCORE_FORCED means a forced end in SCORE_WIN - |score| plies. SEARCH_PLIES_MAX: no
** line is longer, extensions included. */
enum {
    SCORE_WIN = 1000000,
    SCORE_INF = 2000000,
    SCORE_FORCED = SCORE_WIN - 1000,
    SEARCH_PLIES_MAX = 128,
};

static inline bool score_is_forced(int score) {
    return score > SCORE_FORCED || score < -SCORE_FORCED;
}

/* How a score bounds the value of a node: from above, from below, or exactly. */
typedef enum Bound { BOUND_NONE, BOUND_UPPER, BOUND_LOWER, BOUND_EXACT } Bound;

/* What was found at a node. A score that refuted the position (>= beta) is
** BOUND_LOWER; one that no move raised above alpha is BOUND_UPPER. The table stores
** forced ends by their distance from the position and not from the root, and
** tt_store() and tt_probe() convert: SCORE_WIN - 9 stored at ply 4, a win five plies
** on, is SCORE_WIN - 11 when it is probed at ply 6. */
typedef struct TtEntry {
    Move move; /* MOVE_NONE: none is known */
    int score;
    int depth; /* 0 to 255 */
    Bound bound;
} TtEntry;

typedef struct Tt Tt; /* shared by all searches of one game, in any number of threads */

/* An empty table of at most that many megabytes, 1 at least. Ends the program
** when memory is out. */
Tt *tt_new(size_t megabytes);
void tt_free(Tt *tt);  /* NULL is allowed */
void tt_clear(Tt *tt); /* not while it is searched with */
/* Prefetches the bucket of a key that will soon be probed. */
void tt_prefetch(const Tt *tt, uint64_t key);
/* Begins a new search: entries of older ones are now the first to be replaced. */
void tt_age(Tt *tt);
/* Finds what is known of the position with this key, met at `ply` plies below the root; false,
** and *out unchanged, if nothing is. */
bool tt_probe(const Tt *tt, uint64_t key, int ply, TtEntry *out);
/* Stores *e for a position at `ply`. An entry without a move keeps the move that is known. A
** much deeper entry of the same search for the same key stays, unless *e is exact. */
void tt_store(Tt *tt, uint64_t key, int ply, const TtEntry *e);

#endif
