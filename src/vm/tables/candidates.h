/*
** candidates.h -- the moves a man could ever have from a cell, numbered for a random draw.
**
** A number is drawn; only for the candidate that it names is it tested whether that is a legal
** move now. If it is not, another number is drawn. So every legal move is as likely as any
** other, though nobody has counted them (rejection sampling: J. von Neumann, "Various
** techniques used in connection with random digits", 1951). A rook on a1 of a chess board has
** 14 candidates, whatever stands in its way; the one for a4 says: land on nothing or an enemy,
** a2 and a3 empty.
*/
#ifndef STEPWISE_VM_TABLES_CANDIDATES_H
#define STEPWISE_VM_TABLES_CANDIDATES_H

#include "tables.h"

#include <assert.h>

/* MARKS_KEPT: how many markers can have a landing of their own. */
enum { MARKS_KEPT = 4 };

/* Where a candidate may land (Candidate.land): values below LAND_ANY are masks of ON_EMPTY and
** ON_ENEMY; LAND_ANY: on any cell; LAND_MARK + i: on the cell that Candidates.mark[i] names. */
enum { LAND_ANY = (ON_EMPTY | ON_ENEMY) + 1, LAND_MARK, LANDS = LAND_MARK + MARKS_KEPT };

typedef struct Candidate {
    uint16_t family, branch; /* of the start; branch is used only of a direct family */
    uint8_t end;             /* the end; one of several, where the move does not name it */
    uint8_t rank;            /* which of the branch's ends that is */
    uint8_t land;            /* LAND_*: must hold of the end */
    bool asks; /* `land` and empty cells between are not enough: evaluate the family */
} Candidate;

/* The candidates of one start. Small, because those of all men are read for each move drawn. */
typedef struct CandidateList {
    const void *list;   /* read by candidate_at() */
    uint16_t n, ngated; /* those without gates; those with gates, which follow them */
    uint8_t from;       /* the start */
} CandidateList;

typedef struct Candidates {
    struct {
        /* [ncells]; NULL: not known, so that the piece's moves must be listed. */
        const CandidateList *at;
        /* [ncells], bit k: walks of path kind k, which has gates, start here. All bits are set
        ** if that is so of a path kind from PATHKINDS_KEPT on. NULL: it has no candidates. */
        const uint64_t *gates;
    } of[PIECES_MAX];
    int nmarks;
    uint16_t mark[MARKS_KEPT]; /* [nmarks]: variables */
} Candidates;

/* Candidate i of a list, on a board whose sets have `words` words; and the cells that must be
** empty between, a set of that many words, which is stored directly after it. */
static_assert(sizeof(Candidate) % sizeof(uint64_t) == 0, "the set behind it is aligned");
static inline const Candidate *candidate_at(const CandidateList *l, size_t i, int words) {
    return (const Candidate *)((const char *)l->list +
                               i * (sizeof(Candidate) + sizeof(uint64_t) * (size_t)words));
}
static inline const uint64_t *candidate_between(const Candidate *c) {
    return (const uint64_t *)(c + 1);
}

/* Numbers the candidates of all pieces of a game with tables, for sets of `words` words, in
** arena `a`. NULL unless a turn is one unconditional walk of a man on the board, in a move that
** names its start, or two parts that are drawn one after the other (ask/pairs.h); then the
** candidates are those of the first part. A piece that exceeds the budget (NULL: no bound), in
** work or in memory, has no list. */
const Candidates *candidates_build(const Game *g, int words, Budget *budget, Arena *a);

#endif
