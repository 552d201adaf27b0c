/*
** candidates.h -- the moves that a man could ever have from a cell, numbered: for drawing one.
**
** A number that is drawn names a candidate; whether that is a legal move now is asked of it alone.
** Numbers for which it is not are drawn again, so every legal move is as likely as any other, though
** nobody has counted them (rejection sampling: J. von Neumann, "Various techniques used in
** connection with random digits", 1951). A rook on a1 of an empty chess board has 14 candidates,
** whatever stands in its way; that for a4 says: land on nothing or an enemy, a2 and a3 empty.
*/
#ifndef STEPWISE_CANDIDATES_H
#define STEPWISE_CANDIDATES_H

#include "tables.h"

/* MARKS_KEPT: so many markers have a landing of their own. */
enum { MARKS_KEPT = 4 };

/* Where a candidate may land: on a mask of ON_EMPTY and ON_ENEMY; on any cell; or on that alone
** which a marker names. */
enum { LAND_ANY = (ON_EMPTY | ON_ENEMY) + 1, LAND_MARK, LANDS = LAND_MARK + MARKS_KEPT };

typedef struct Candidate {
    uint16_t family, branch; /* of the start; the branch counts where the family is direct */
    uint8_t end;             /* its cell; one of them, where the move does not name it */
    uint8_t rank;            /* the number of that among the ends of the branch */
    uint8_t land;            /* LAND_*: what must be true of the end; */
    bool asks;               /* that, and empty cells between, are not all: ask its family */
} Candidate;

/* All of one start. Small, because all men's are looked at for every move that is drawn. */
typedef struct CandidateList {
    const void *list;   /* candidate_at() */
    uint16_t n, ngated; /* those without gates; those with, which follow them */
    uint8_t from;       /* the start */
} CandidateList;

typedef struct Candidates {
    struct {
        const CandidateList *at; /* by cell; NULL where they cannot be told */
        const uint64_t *gates;   /* by cell: the path kinds of those that have gates; all bits:
                                 ** some of them have numbers that are too high */
    } of[PIECES_MAX];
    int nmarks;
    uint16_t mark[MARKS_KEPT]; /* variables */
} Candidates;

/* Number i of a list on a board of so many words a set; and the cells that must be empty between,
** as such a set, which follows it. */
static inline const Candidate *candidate_at(const CandidateList *l, size_t i, int words) {
    return (const Candidate *)((const char *)l->list +
                               i * (sizeof(Candidate) + sizeof(uint64_t) * (size_t)words));
}
static inline const uint64_t *candidate_between(const Candidate *c) {
    return (const uint64_t *)(c + 1);
}

/* Numbers the candidates of all men of a game with tables, for sets of so many words; of the arena.
** NULL where a turn is more than one walk that names its start, or two that are drawn one after the other
** (ask/pairs.h): then they are those of the first part. Men that are too much for the budget,
** in work or in memory, cannot be told. */
const Candidates *candidates_build(const Game *g, int words, Budget *budget, Arena *a);

#endif
