/*
** san.h -- the legal moves of one position in one notation: standard algebraic, or whatever
** the game's templates make of it.
**
** Telling one move from the others takes all of them, so both writing and reading work on a
** San. Texts are written on demand and kept, since each is needed many times. A San borrows
** the Pos and owns its lists and texts, which san_free releases.
**
** Two Rooks, on a1 and c1, can go to b1; the template of a move is "{letter}{which}{to}".
** Without {which} both are "Rb1". Their files tell them apart: "Rab1" and "Rcb1". A move to
** a2 stays "Ra2".
*/
#ifndef STEPWISE_TEXT_WRITE_SAN_H
#define STEPWISE_TEXT_WRITE_SAN_H

#include "base/str.h"
#include "vm/model/display.h"
#include "vm/model/position.h"

/* How much of a cell's name is written to tell where a move starts, or where it goes. */
typedef enum Detail { DETAIL_NONE, DETAIL_FILE, DETAIL_RANK, DETAIL_CELL } Detail;
enum { DETAILS = DETAIL_CELL + 1 };
typedef struct Which {
    Detail from, to; /* for {which} and for {where} */
} Which;

typedef struct San {
    const Pos *p;
    const Notation *notation;
    bool plain_cells;  /* cells have the board's names, not the notation's */
    bool which, where; /* which: some template has {which} or {where}; where: {where} */
    Moves moves;       /* the legal moves */
    Arena *arena;
    struct Alikes *alikes; /* the groups of moves that are written alike (alike.h) */
    /* [from * DETAILS + to][move]: its text with that much of its cells; NULL: not written
    ** yet */
    const char **as[DETAILS * DETAILS];
    /* [move]: its final text without outcome, if it is not alone in its group; NULL: not
    ** written yet */
    const char **text;
} San;

/* Sets up *s with the legal moves of p, and with m at the end if it is none of them. Returns
** the index of m; m may be MOVE_NONE. san_free() must follow. */
size_t san_init(San *s, const Pos *p, int notation, bool plain_cells, Move m);
void san_free(San *s);
/* The text of moves.at[i] without its outcome; no two moves have the same. Moves that the
** templates write alike are told apart by what else they do, "a1-a2,d1-d2", or else by a
** number, "a1-a2/2". Lives as long as the San, like all texts below. */
const char *san_text(const San *s, size_t i);
/* What the templates alone make of a move, with the given amount of its cells, whether that
** is needed or not. */
const char *san_text_as(const San *s, size_t i, Which which);
/* How men are written who appear after the first man has gone, as in a later part of a turn. */
typedef enum Spelling {
    SPELT_BEFORE, /* "+Ba1 a1-a2": as moves are written */
    SPELT_BEHIND, /* "a1-a2 +Ba1" */
    SPELT_DROPS,  /* "a1-a2 B@a1" */
} Spelling;
/* Adds san_text_as() in that spelling to out. False, with nothing added, if no man appears so
** late. */
bool san_write_spelt(const San *s, size_t i, Which which, Spelling spelling, Str *out);
/* What san_text() adds to the text that the templates make, ",d1-d2" or "/2"; *which is how
** much of the move's cells that text has. */
const char *san_rest(const San *s, size_t i, Which *which);
/* True if the templates write what a move takes other than on its landing. */
bool san_tells_taken(const San *s);
/* Adds the CHECK, MATE, WIN and DRAW parts that apply to move i; nothing where another move
** would then be written alike: if "+" means a check and a promotion, too, and a1-a2 can do
** either, "a1-a2+" is the promotion, and the move that checks is "a1-a2". */
void san_write_outcome(const San *s, size_t i, Str *out);
/* Adds a template of notation n, with `mark` for {mark}; other fields are empty. */
void san_write_mark(const Game *g, int n, NoteKind k, const char *mark, Str *out);
/* True if WIN, DRAW, MATE or CHECK has anything to say in this notation. */
bool san_outcomes(const San *s);

#endif
