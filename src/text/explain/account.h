/*
** account.h -- what a move does besides moving its man: what it takes, moves along or changes.
**
** Castling short in chess, MOVE e1 g1 and MOVE h1 f1 with from e1 and to g1, has ntaken 0,
** shifted {{Rook, h1, f1}} and told {f1 g1 h1}: "the Rook moves from h1 to f1".
*/
#ifndef STEPWISE_TEXT_EXPLAIN_ACCOUNT_H
#define STEPWISE_TEXT_EXPLAIN_ACCOUNT_H

#include "base/str.h"
#include "vm/model/position.h"

/* SHIFTS_MAX: if a move shifts more pieces than this, they are not listed one by one. */
enum { SHIFTS_MAX = 3 };

/* A piece other than the move's man that goes from one cell to another. */
typedef struct Shifted {
    Piece piece;
    Sq from, to;
} Shifted;

typedef struct Account {
    Pos was;      /* the board before; where the man leaves `from`, that is empty */
    Pos now;      /* the board after */
    CellSet told; /* cells that the comparison of `was` and `now` passes over */
    int ntaken;
    Piece taken;      /* the first one taken, if ntaken > 0 */
    Piece traded;     /* the piece that changes places with the man, or PIECE_NONE */
    Piece challenged; /* a piece that is taken or not as a throw decides, or PIECE_NONE */
    bool lost;        /* the man does not remain on the cell that he went to */
    int nshifted;
    Shifted shifted[SHIFTS_MAX];
} Account;

/* Fills *a with what n deeds, done in order, change in p. The man who makes the move goes from
** `from` to `to`. If no man goes, both are SQ_NONE; of one who comes from the hand, `from` is
** SQ_NONE or equal to `to`. */
void account_of(const Pos *p, const Deed *d, int n, Sq from, Sq to, Account *a);
/* Adds what the man takes, changes places with or challenges, `before` in front of
** it: "captures two pieces and changes places with the Rook". False, with nothing
** added: he does none of it. */
bool account_say_taken(const Account *a, const char *before, Str *out);
/* Adds what else changes, `before` in front of it: ", and the Rook moves from h1 to f1". False,
** with nothing added: nothing else does. */
bool account_say_rest(const Account *a, const char *before, Str *out);
/* Adds every difference between two boards in the same way; p->side is the mover. */
bool account_say_changes(const Pos *p, const Pos *after, const char *before, Str *out);

#endif
