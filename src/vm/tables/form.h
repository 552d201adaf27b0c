/*
** form.h -- a monotone formula as a few lookups.
**
** A Form says, for up to 64 ends, which sets of up to 64 cells must be all open for a walk to
** get there; any one such set suffices. Cells and ends are numbered in board order, so starts
** with the same surroundings share one Form, wherever they lie, and its tables are made once.
** Two steps, turning freely, from a1 of a board of three by three cells lead to c1, b2 or a3:
**
**     cells    b1 a2       bits 0 and 1
**     ends     c1 b2 a3    bits 0 to 2
**     clauses  {b1}: c1 b2         {a2}: b2 a3
**     a group  of both cells; by the cells that are shut its table says
**              none: c1 b2 a3      b1: b2 a3      a2: c1 b2      b1 a2: nothing
**
** A FormBook keeps every Form that was asked for. Forms and tables are in its arena; the list
** of them is its own (forms_free).
*/
#ifndef STEPWISE_VM_TABLES_FORM_H
#define STEPWISE_VM_TABLES_FORM_H

#include "base/arena.h"
#include "base/vec.h"

#include <stdbool.h>
#include <stdint.h>

/* GROUP_CELLS: 256 entries of 8 bytes stay in the first-level cache. GROUP_CELLS_MAX: a single
** clause, of a long ride, may need more cells; that makes 4096 entries. GROUPS_MOST: for more,
** a ladder is built instead. RUNGS_MOST: with more, the machine is as quick. */
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
    uint64_t cells;        /* which cells of the form it covers */
    const uint64_t *table; /* [2^number of cells]: the ends reached, by which are shut */
} FormGroup;

/* A clause on a ladder. Rungs are trees in preorder: the parent of a clause is the largest
** other one whose cells it needs, too. Where a cell of a rung is shut, all rungs below it in
** its tree fail with it and are skipped. A run through a, b and c that may end after each of
** them is three rungs, {a}, {a b} and {a b c}, each the parent of the next. */
typedef struct Rung {
    uint64_t cells, ends;
    uint32_t over; /* from here to the next rung that is not below this one */
} Rung;

/* Clauses that are tested one by one, because lookups of a fair size cannot express them. */
typedef struct Ladder {
    int nrungs;
    const Rung *rung;
} Ladder;

typedef struct Form {
    uint64_t always; /* ends reached whatever is shut */
    int nclauses;
    const Clause *clause; /* sorted; no end that a subset of the cells suffices for */
    /* The ends reached are `always` and those that the groups' tables or the ladder add. */
    int ngroups;
    const FormGroup *group; /* [ngroups] */
    const Ladder *ladder;   /* NULL: there are groups; else ngroups is 0 */
} Form;

/* The ends that a ladder adds with these cells of the form shut. */
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
    Arena *arena;   /* borrowed */
    FormList forms; /* freed by the caller */
    int64_t *share; /* borrowed: the work that is left; NULL: no bound */
} FormBook;

/* The form of n clauses, which are sorted and reduced in place; an equal one made before is
** given again. It is a ladder where a clause has more than GROUP_CELLS_MAX cells or more than
** GROUPS_MOST groups would be needed. NULL where the ladder would have more than RUNGS_MOST
** rungs, or the work is more than book->share. */
const Form *form_of(FormBook *book, uint64_t always, Clause *clause, int n);

#endif
