/*
** form.h -- a monotone formula as a few lookups.
**
** A Form says, for up to 64 ends, which sets of up to 64 cells must be all open for a walk to
** get there; any one such set suffices. Cells and ends are numbered in the order of the board,
** so starts with the same surroundings share one Form, whatever the board: its tables are made
** once. A FormBook keeps every Form that was asked for and owns nothing: all is in its arena.
*/
#ifndef STEPWISE_FORM_H
#define STEPWISE_FORM_H

#include "base/arena.h"
#include "base/vec.h"

#include <stdbool.h>
#include <stdint.h>

/* GROUP_CELLS: 256 entries of 8 bytes stay in the nearest cache. GROUP_CELLS_MAX: a long ride
** may need more at once; 4096 entries. RUNGS_MOST: of more, the machine is as quick. */
enum {
    FORM_CELLS = 64,
    FORM_ENDS = 64,
    GROUP_CELLS = 8,
    GROUP_CELLS_MAX = 12,
    GROUPS_MOST = 24,
    RUNGS_MOST = 512
};

/* If all of `cells` are open, all of `ends` are reached. */
typedef struct Clause {
    uint64_t cells, ends;
} Clause;

typedef struct FormGroup {
    uint64_t cells;        /* which cells of the form it looks at */
    const uint64_t *table; /* [2^number of cells]: the ends reached, by which are shut */
} FormGroup;

/* A clause on a ladder. Those that stand on it, which need all its cells and more, follow it: where one
** of its cells is shut, they need not be asked. A run over a, b, c in turn, each of which it may end on,
** is three rungs, of which the last two stand on the one before. */
typedef struct Rung {
    uint64_t cells, ends;
    uint32_t over; /* how many rungs on is the next that does not stand on this one */
} Rung;

/* Clauses that are asked one by one, because no lookups of a fair size say them. */
typedef struct Ladder {
    int nrungs;
    const Rung *rung;
} Ladder;

typedef struct Form {
    uint64_t always; /* ends reached whatever is shut */
    int nclauses;
    const Clause *clause; /* sorted; no clause implied by another */
    int ngroups;
    const FormGroup
        *group;           /* the ends reached are `always` and what each group's table says; */
    const Ladder *ladder; /* or, where this is not NULL and there are no groups, what it says */
} Form;

/* The ends that a ladder leads to with these cells of the form shut. */
static inline uint64_t ladder_ends(const Ladder *l, uint64_t shut) {
    const Rung *r = l->rung, *top = r + l->nrungs;
    uint64_t ends = 0;
    while (r < top) {
        bool open = !(r->cells & shut);
        ends |= open ? r->ends : 0;
        r += open ? 1 : r->over;
    }
    return ends;
}

TYPED_VEC(Clauses, clauses, Clause)
TYPED_VEC(FormList, forms, const Form *)

typedef struct FormBook {
    Arena *arena;
    FormList forms;
    size_t bytes;   /* of tables */
    int64_t *share; /* borrowed: the work that is left; NULL: no bound */
} FormBook;

/* The form of the clauses, which are sorted and reduced in place: a ladder when one of them has more than
** GROUP_CELLS_MAX cells or they need more than GROUPS_MOST groups; NULL when that has more than RUNGS_MOST
** rungs, or it is too much work. */
const Form *form_of(FormBook *book, uint64_t always, Clause *clause, int n);

#endif
