/*
** atoms.h -- the conditions of which a formula is made, and which of them can hold together.
**
** Two that ask the same are one atom. A comparison of which the ranges of both sides decide it is no atom but
** a truth. A row of the truth table has bit i set where atom i holds. Of
**
**     count(mover):over(3) * count(mover):under(3)     no row in which both hold
**     captured() * -captured "King"                    every row but the one in which only the second holds
**     landed(rank(1)) * landed(rank(6))                none in which both hold: a move ends on one cell
**
** answers err towards "they can".
*/
#ifndef STEPWISE_ATOMS_H
#define STEPWISE_ATOMS_H

#include "lang/tree/def.h"

/* More atoms are not tried: their table would have more than some thousand rows. */
enum { ATOMS_MAX = 12, TRUTHS_MAX = 12 };

typedef struct Range {
    int64_t least, most;
} Range;

/* What is looked up of an atom once, since rows are many. */
typedef struct Atom {
    const Node *node;
    uint64_t kinds; /* that it names, as bits; all where it names none */
    int like; /* of a number compared with a constant: the first atom about that number; else -1 */
    int constant;
    Range range; /* of the number */
} Atom;

typedef struct Atoms {
    const Def *def; /* borrowed, as are the nodes */
    int player;     /* as whom they are asked */
    int n;
    Atom at[ATOMS_MAX];
    int ntruths;
    const Node *truth[TRUTHS_MAX]; /* what always holds; what is in neither list never does */
    bool full;                     /* there are more */
} Atoms;

/* Adds those of a formula. */
void atoms_of(Atoms *a, const Node *n);
/* Could a position be as the row says? */
bool atoms_agree(const Atoms *a, unsigned row);
/* Does the formula, all of whose atoms are there, hold in the row? */
bool atoms_make(const Atoms *a, const Node *n, unsigned row);

/* Between which a number lies, as the player asks for it. */
Range atoms_range(const Def *d, const Node *n, int player);
/* Does it ask for what cannot happen in this game: that nobody is taken who can be, a move of who has none, a pass where
** all turns do something, a man put down where none is, a throw where none is made? */
bool atoms_never(const Def *d, const Node *n);
/* Is some piece royal? */
bool atoms_has_royal(const Def *d);

#endif
