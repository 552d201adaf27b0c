/*
** account.h -- what a move does beside leading its man: whom it takes, and what else stands elsewhere, or otherwise.
*/
#ifndef STEPWISE_ACCOUNT_H
#define STEPWISE_ACCOUNT_H

#include "base/str.h"
#include "vm/model/position.h"

/* SHIFTS_MAX: more than a sentence tells one by one. */
enum { SHIFTS_MAX = 3 };

/* One whom the move leads elsewhere, beside its man. */
typedef struct Shifted {
    Piece piece;
    Sq from, to;
} Shifted;

typedef struct Account {
    Pos was;      /* the position before, without the man where he starts */
    Pos now;      /* and after */
    CellSet told; /* cells of which nothing more is to be said */
    int ntaken;
    Piece taken;      /* the first of them */
    Piece traded;     /* what changes places with the man; PIECE_NONE: nobody */
    Piece challenged; /* of whom a throw decides whether he is taken; PIECE_NONE: nobody */
    bool lost;        /* the man is gone where he went */
    int nshifted;     /* how many are led elsewhere: */
    Shifted shifted[SHIFTS_MAX];
} Account;

/* Of so many deeds, done one after the other from the position on. The man who makes the move goes from `from` to
** `to` (SQ_NONE: nobody does, or he comes from the hand). */
void account_of(const Pos *p, const Deed *d, int n, Sq from, Sq to, Account *a);
/* "takes two pieces and changes places with the Rook", "challenges the Rook", with " and " or `before` in front; false:
** nobody is taken. */
bool account_say_taken(const Account *a, const char *before, Str *out);
/* ", and the Rook goes from h1 to f1": what else is otherwise, `before` in front of it. False: nothing is. */
bool account_say_rest(const Account *a, const char *before, Str *out);
/* The same of whatever differs between two boards. */
bool account_say_changes(const Pos *p, const Pos *after, const char *before, Str *out);

#endif
