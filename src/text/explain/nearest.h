/*
** nearest.h -- the walks that come nearest to being a move: those with the fewest failed tests.
**
** With a friendly Pawn on a2 and a hole at a3, a Rook on a1 has one walk to a4: it has the path
** a1-a2-a3-a4 and nfailed 2, the tests that a2 and a3 are empty. The Rook has no walk to b3,
** however many tests are forgiven.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_NEAREST_H
#define STEPWISE_TEXT_EXPLAIN_NEAREST_H

#include "stage.h"
#include "vm/meaning/machine.h"

/* NEAREST_MAX: walks kept, as many as a reader compares. TESTS_MAX: failed tests kept of one
** walk. LIKE_MAX: failures kept of walks that differ in their failed test alone. */
enum { NEAREST_MAX = 3, TESTS_MAX = 4, LIKE_MAX = 6 };

typedef struct NearWalk {
    Move move;
    int npath;
    Sq path[SQ_MAX]; /* [npath], start and end included */
    int nfailed;     /* how many tests failed */
    int nkept;       /* how many of those, the first ones, are in failed[] */
    Failure failed[TESTS_MAX];
    int called; /* 1 + the index in Display.calls of the name of its move; 0: it has none */
    /* Of other walks with the same path and name that failed a single test, too, but another
    ** one, only the failures are kept. nlike counts them and may exceed LIKE_MAX; from there on
    ** it may count one twice. If an enemy or a neutral man is on the target cell, a walk that
    ** could capture him is kept in preference to one that could not; otherwise the one that came
    ** farthest before it failed. */
    int nlike;
    Failure like[LIKE_MAX];
} NearWalk;

typedef struct Nearest {
    int n; /* walks kept, all with the same, least nfailed */
    NearWalk walk[NEAREST_MAX];
    int more;   /* further walks, just as near, that are not kept */
    bool alike; /* all of these (not those in `like`) failed one test, and the same one */
} Nearest;

/* Each function fills *out; out->n is 0 if there is no such walk. Those that find the nearest
** walks forgive up to eight failed tests, the others none. */

/* Finds the nearest walks of the piece of p->side on `from` that end on `to` (SQ_NONE:
** anywhere), in any part of a turn. */
void nearest_find(const Pos *p, Sq from, Sq to, Nearest *out);
/* As nearest_find(), but only walks with this NearWalk.called; 0: any. */
void nearest_called(const Pos *p, Sq from, Sq to, int called, Nearest *out);
/* Whether a walk that makes m is to be counted. */
typedef bool NearestFn(const Pos *p, Move m, const void *ctx);
/* Finds the nearest walks, of any man of the player to move, that `counts` accepts. */
void nearest_of_men(const Pos *p, NearestFn *counts, const void *ctx, Nearest *out);
/* Finds the nearest walks by which a man of the kind comes from the hand to `to`. */
void nearest_drop(const Pos *p, int kind, Sq to, Nearest *out);
/* Finds the walks of the piece on `from` that make the legal move m, or the first part of it if
** the turn has several. */
void nearest_making(const Pos *p, Sq from, Move m, Nearest *out);
/* As nearest_making(), of any man of the player to move. */
void nearest_making_by_any(const Pos *p, Move m, Nearest *out);
/* Finds the walks that make a part of a turn; none if its man comes from the hand. */
void nearest_part(const StagePart *part, Nearest *out);
/* Finds the nearest walks of the part that comes next, of the man on `from` (SQ_NONE: of a man
** of `kind` from the hand), that end on `to`. */
void nearest_next(const Stage *s, Sq from, int kind, Sq to, Nearest *out);

#endif
