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
** may need more at once; 4096 entries. */
enum {
    FORM_CELLS = 64,
    FORM_ENDS = 64,
    GROUP_CELLS = 8,
    GROUP_CELLS_MAX = 12,
    GROUPS_MOST = 24
};

/* If all of `cells` are open, all of `ends` are reached. */
typedef struct Clause {
    uint64_t cells, ends;
} Clause;

typedef struct FormGroup {
    uint64_t cells;        /* which cells of the form it looks at */
    const uint64_t *table; /* [2^number of cells]: the ends reached, by which are shut */
} FormGroup;

typedef struct Form {
    uint64_t always; /* ends reached whatever is shut */
    int nclauses;
    const Clause *clause; /* sorted; no clause implied by another */
    int ngroups;
    const FormGroup *group; /* the ends reached are `always` and what each group's table says */
} Form;

TYPED_VEC(Clauses, clauses, Clause)
TYPED_VEC(FormList, forms, const Form *)

typedef struct FormBook {
    Arena *arena;
    FormList forms;
    size_t bytes;   /* of tables */
    int64_t *share; /* borrowed: the work that is left; NULL: no bound */
} FormBook;

/* The form of the clauses, which are sorted and reduced in place; NULL when one of them has
** more than GROUP_CELLS_MAX cells or they need more than GROUPS_MOST groups, or it is too much work. */
const Form *form_of(FormBook *book, uint64_t always, Clause *clause, int n);

#endif
