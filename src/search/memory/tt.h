/*
** tt.h -- the transposition table: what is known about positions met before.
**
** Threads share a table without locks: an entry is three words, the first of them the key
** combined with the other two, so that an entry torn by two writers is no longer found
** (Hyatt and Mann, "A lock-less transposition table implementation", 2002).
**
** Its scores are those of the search: for the player to move, in hundredths of the game's smallest
** piece value. A forced end ("mate") is told by its distance from the root: SCORE_WIN - 3 is won
** by the third ply, -(SCORE_WIN - 4) lost by the fourth.
*/
#ifndef STEPWISE_TT_H
#define STEPWISE_TT_H

#include "vm/model/move.h"

#include <stdbool.h>
#include <stddef.h>

/* |score| > SCORE_FORCED means a forced end in SCORE_WIN - |score| plies. SEARCH_PLIES_MAX: a
** line is never longer, extensions included. */
enum {
    SCORE_WIN = 1000000,
    SCORE_INF = 2000000,
    SCORE_FORCED = SCORE_WIN - 1000,
    SEARCH_PLIES_MAX = 128,
};

/* A score bounds the value from above, from below, or from both sides. */
typedef enum Bound { BOUND_NONE, BOUND_UPPER, BOUND_LOWER, BOUND_EXACT } Bound;

/* What was found at a node, as bounds of its value: a score that refuted it (beta) is LOWER, one
** that no move exceeded (alpha) is UPPER. A forced end in the table is as far as it lies from the
** position: SCORE_WIN - 9 that is stored at ply 4, a win five plies on, is SCORE_WIN - 11 to who
** comes to the position at ply 6. */
typedef struct TtEntry {
    Move move; /* MOVE_NONE: none is known */
    int score;
    int depth; /* 0 to 255 */
    Bound bound;
} TtEntry;

typedef struct Tt Tt; /* shared by the searches of one game */

Tt *tt_new(size_t megabytes);
void tt_free(Tt *tt);
void tt_clear(Tt *tt);
/* The position with this key will soon be asked for: its bucket is brought near. */
void tt_prefetch(const Tt *tt, uint64_t key);
/* A new search begins: what older ones left is the first to be replaced. */
void tt_age(Tt *tt);
/* What is known of the position with this key, which lies `ply` plies below the root. */
bool tt_probe(const Tt *tt, uint64_t key, int ply, TtEntry *out);
void tt_store(Tt *tt, uint64_t key, int ply, const TtEntry *e);

#endif
