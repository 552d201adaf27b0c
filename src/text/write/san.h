/*
** san.h -- the legal moves of one position in one notation: standard algebraic, or whatever else
** the game's templates make of it.
**
** Telling a move from the others needs all of them, so a San is what writing and reading share. What
** is written is kept: it is asked for again and again. It borrows the Pos and owns its lists and
** texts; san_free gives them back.
**
** Two Rooks, on a1 and c1, can go to b1; the template of a move is "{letter}{which}{to}". Without
** {which} both are "Rb1". Their files tell them apart: "Rab1" and "Rcb1". A move to a2 stays "Ra2".
*/
#ifndef STEPWISE_SAN_H
#define STEPWISE_SAN_H

#include "base/str.h"
#include "vm/model/display.h"
#include "vm/model/position.h"

/* How much of a cell's name tells where a move starts, and where it goes. */
typedef enum Detail { DETAIL_NONE, DETAIL_FILE, DETAIL_RANK, DETAIL_CELL } Detail;
enum { DETAILS = DETAIL_CELL + 1 };
typedef struct Which {
    Detail from, to; /* of {which} and of {where} */
} Which;

typedef struct San {
    const Pos *p;
    const Notation *notation;
    bool plain_cells;  /* the board's names of cells, not the notation's */
    bool which, where; /* some template asks for {which} or {where}; for {where} */
    Moves moves;       /* the legal ones */
    Arena *arena;
    struct Alikes *alikes; /* those that are written alike where {which} is empty (alike.h) */
    const char *
        *as[DETAILS * DETAILS]; /* each move with so much of its cells; NULL: not written */
    const char **
        text; /* of those that are not alone in their group, without outcome; NULL: not written */
} San;

/* Of all legal moves, and of m where it is none of them: returns the place of m. MOVE_NONE: of the
** legal ones alone. */
size_t san_init(San *s, const Pos *p, int notation, bool plain_cells, Move m);
void san_free(San *s);
/* What moves.at[i] is written as, but for its outcome. What the templates write alike is told apart
** by what else it does, "a1-a2,d1-d2", or else by its number, "a1-a2/2". */
const char *san_text(const San *s, size_t i);
/* The same by its template alone, with so much of its cells, whether that is needed or not. */
const char *san_text_as(const San *s, size_t i, Which which);
/* How those are spelt who appear after the first man has gone, as in a later part of a turn. */
typedef enum Spelling {
    SPELT_BEFORE, /* "+Ba1 a1-a2": as it is written */
    SPELT_BEHIND, /* "a1-a2 +Ba1" */
    SPELT_DROPS,  /* "a1-a2 B@a1" */
} Spelling;
/* The same so spelt, added to out; false, and nothing added, where nobody appears so late. */
bool san_write_spelt(const San *s, size_t i, Which which, Spelling spelling, Str *out);
/* What san_text() has behind what the templates make of it, which stands before that. */
const char *san_rest(const San *s, size_t i, Which *which);
/* Do its templates say what a move takes beside the cell that it goes to? */
bool san_tells_taken(const San *s);
/* The CHECK, MATE, WIN and DRAW parts of it. */
void san_write_outcome(const San *s, size_t i, Str *out);
/* A template of notation n filled in, {mark} being `mark`; other fields are empty. */
void san_write_mark(const Game *g, int n, NoteKind k, const char *mark, Str *out);
/* Have WIN, DRAW, MATE and CHECK anything to say in this notation? */
bool san_outcomes(const San *s);

#endif
