/*
** nearest.h -- the walks of one piece to one cell that come nearest to being moves: those with the
** fewest failed tests.
**
** A Rook on a1 that is to go to a4, with an own Pawn on a2 and a hole at a3, has one walk there:
** path a1-a2-a3-a4, of which two tests failed, on a2 and on a3, that nothing stands there. A Rook
** on a1 that is to go to b3 has none.
*/
#ifndef STEPWISE_NEAREST_H
#define STEPWISE_NEAREST_H

#include "stage.h"
#include "vm/meaning/machine.h"

/* NEAREST_MAX: more walks than a reader compares; TESTS_MAX: of a walk with more failed tests
** the first ones are kept; LIKE_MAX: so many walks that differ in their test alone. */
enum { NEAREST_MAX = 3, TESTS_MAX = 4, LIKE_MAX = 6 };

typedef struct NearWalk {
    Move move;
    int npath;
    Sq path[SQ_MAX];
    int nfailed; /* how many tests failed */
    int nkept;   /* the first of them: */
    Failure failed[TESTS_MAX];
    int called; /* 1 + the name that its move has of its own; 0: none */
    int nlike; /* other walks of the same path and name that failed one test, too, another one. Those that want
                ** nobody at all at an end where an enemy stands are among them, if any wants somebody: */
    Failure like[LIKE_MAX];
} NearWalk;

typedef struct Nearest {
    int n; /* walks kept, all with the least number of failures */
    NearWalk walk[NEAREST_MAX];
    int more;   /* further walks, as near */
    bool alike; /* every one of them failed the same first test, and no other */
} Nearest;

/* Finds the nearest walks of the piece of p->side on `from` that end on `to`, in any part of a
** turn. n is 0 where none leads there even if tests are forgiven. */
void nearest_find(const Pos *p, Sq from, Sq to, Nearest *out);
/* The same of walks that have a name of their own (NearWalk.called); 0: of any. */
void nearest_called(const Pos *p, Sq from, Sq to, int called, Nearest *out);
/* Does the move count? */
typedef bool NearestFn(const Pos *p, Move m, const void *ctx);
/* The nearest walks of any man of the player to move whose move counts. */
void nearest_of_men(const Pos *p, NearestFn *counts, const void *ctx, Nearest *out);
/* The same for a man of that kind who comes from the hand. */
void nearest_drop(const Pos *p, int kind, Sq to, Nearest *out);
/* The walks that make exactly the legal move m, or begin it where a turn has several parts. */
void nearest_making(const Pos *p, Sq from, Move m, Nearest *out);
/* The same of any man of the player to move. */
void nearest_making_by_any(const Pos *p, Move m, Nearest *out);
/* The walks of that part of a turn; none where a man comes from the hand. */
void nearest_part(const StagePart *part, Nearest *out);
/* Those of the part that comes, of the man on `from` (SQ_NONE: of a kind from the hand) to `to`, that come nearest. */
void nearest_next(const Stage *s, Sq from, int kind, Sq to, Nearest *out);

#endif
