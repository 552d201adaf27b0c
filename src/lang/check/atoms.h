/*
** atoms.h -- the atoms of a condition, and which of them can hold at the same time.
**
** A condition is a formula: atoms, joined by "and", "or" and "not". Atoms that ask the same
** thing are one. A condition that is decided beforehand, as a comparison is by the ranges of
** its two sides, is a constant and no atom. A row of the truth table is a mask of bits, in
** which bit i is set if atom i holds. atoms_agree() excludes rows that no position can have:
**
**     count(mover):over(3) * count(mover):under(3)     rows in which both hold
**     captured() * -captured "King"                    rows in which only the second atom holds
**     landed(rank(1)) * landed(rank(6))                rows in which both hold: a move ends on
**                                                      one cell
**
** For the first of these, on a board of 64 cells,
**
**     at[0]   LT: 3 < count(mover)    like 0   constant 3   range 0 to 64
**     at[1]   LT: count(mover) < 3    like 0   constant 3   range 0 to 64
**     rows    0 (neither) 1 2; not 3 (both)
**
** Answers err towards "it can hold".
*/
#ifndef STEPWISE_LANG_CHECK_ATOMS_H
#define STEPWISE_LANG_CHECK_ATOMS_H

#include "lang/tree/def.h"

/* Conditions with more atoms are not examined: twelve make a table of 4096 rows. */
enum { ATOMS_MAX = 12, TRUTHS_MAX = 12 };

/* Both ends included. */
typedef struct Range {
    int64_t least, most;
} Range;

/* An atom, with what is looked up once and not for every row. */
typedef struct Atom {
    const Node *node;
    uint64_t kinds; /* bit k: it names kind k; all bits if it names none */
    /* If it compares a number with a constant: the first atom about that number, maybe itself;
    ** else -1, and the next two members mean nothing. */
    int like;
    int constant;
    Range range; /* of the number, in any position */
} Atom;

typedef struct Atoms {
    const Def *def; /* borrowed, as the nodes are */
    int player;     /* as whom the condition is evaluated */
    int n;
    Atom at[ATOMS_MAX];
    int ntruths;
    /* Conditions that always hold. One that is in neither list never holds. */
    const Node *truth[TRUTHS_MAX];
    bool full; /* there are more atoms or truths: nothing can be excluded */
} Atoms;

/* Adds the atoms and truths of a formula. Before the first call, *a must be zeroed except for
** def and player. */
void atoms_of(Atoms *a, const Node *n);
/* Whether some position may be as the row says. Errs towards true. */
bool atoms_agree(const Atoms *a, unsigned row);
/* Whether the formula, all of whose atoms have been added, holds in the row. */
bool atoms_make(const Atoms *a, const Node *n, unsigned row);

/* Bounds of a number as the player evaluates it, and of a condition taken for a number. Very
** wide where nothing is known. */
Range atoms_range(const Def *d, const Node *n, int player);
/* True if the condition, no "and", "or" or "not", can never hold in this game: `captured` of
** men who are never taken, `by` of men who never move, `landed` or `touched` of no cell,
** `in_check` without royal pieces, `passed` where every turn does something, `dropped` of men
** who are never put down, `by_chance` without throws. */
bool atoms_never(const Def *d, const Node *n);
/* Whether some piece is royal. */
bool atoms_has_royal(const Def *d);

#endif
