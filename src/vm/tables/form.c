/*
** form.c -- packing clauses into few tables.
**
** What other clauses imply is dropped; groups of cells are grown greedily, from several seeds;
** a table is filled by sums over subsets. The parent of a clause on a ladder is the largest
** clause within it.
*/
#include "form.h"

#include "base/budget.h"

#include <stdlib.h>
#include <string.h>

static int by_cells(const void *a, const void *b) {
    const Clause *x = a, *y = b;
    int nx = __builtin_popcountll(x->cells), ny = __builtin_popcountll(y->cells);
    if (nx != ny)
        return nx - ny;
    return (x->cells > y->cells) - (x->cells < y->cells);
}

/* Merges clauses of the same cells, and takes from each the ends that a subset of its cells
** suffices for. Returns how many are left. */
static int reduce(int64_t *share, uint64_t always, Clause *c, int n) {
    if (n > 0)
        qsort(c, (size_t)n, sizeof *c, by_cells);
    int kept = 0;
    for (int i = 0; i < n && share_spend(share, kept / 4 + 8); i++) {
        uint64_t ends = c[i].ends & ~always;
        for (int j = 0; j < kept; j++)
            if ((c[j].cells & ~c[i].cells) == 0)
                ends &= ~c[j].ends;
        if (!ends)
            continue;
        if (kept && c[kept - 1].cells == c[i].cells)
            c[kept - 1].ends |= ends;
        else
            c[kept++] = (Clause){c[i].cells, ends};
    }
    return kept;
}

/* Sets of cells, one for each clause that is still to be covered. */
typedef struct Planner {
    int nopen, nrest;
    uint64_t *open; /* [nopen]: by no group yet */
    uint64_t *rest; /* [nrest]: nor by the group being grown */
    int64_t *share;
} Planner;

/* Removes from a list the sets that lie within `cells`. Returns how many are left. */
static int drop_within(uint64_t *list, int n, uint64_t cells) {
    int left = 0;
    for (int i = 0; i < n; i++)
        if (list[i] & ~cells)
            list[left++] = list[i];
    return left;
}

static int count_within(const uint64_t *list, int n, uint64_t cells) {
    int found = 0;
    for (int i = 0; i < n; i++)
        found += (list[i] & ~cells) == 0;
    return found;
}

/* Grows a group from the cells of one clause. The next clause is always the one by which the
** group covers the most clauses for each cell added. Leaves in p->rest what is not covered. */
static uint64_t grow(Planner *p, uint64_t cells) {
    int size = __builtin_popcountll(cells), room = size > GROUP_CELLS ? size : GROUP_CELLS;
    memcpy(p->rest, p->open, sizeof *p->rest * (size_t)p->nopen);
    p->nrest = drop_within(p->rest, p->nopen, cells);
    for (;;) {
        uint64_t best = 0;
        int best_gain = 0, best_cost = 1;
        for (int i = 0; i < p->nrest && size < room && share_spend(p->share, 1); i++) {
            int cost = __builtin_popcountll(p->rest[i] & ~cells);
            if (size + cost > room)
                continue;
            int gain = count_within(p->rest, p->nrest, cells | p->rest[i]);
            share_spend(p->share, p->nrest / 8);
            if (gain * best_cost > best_gain * cost)
                best = p->rest[i], best_gain = gain, best_cost = cost;
        }
        if (best == 0)
            return cells;
        cells |= best;
        size += best_cost;
        p->nrest = drop_within(p->rest, p->nrest, cells);
    }
}

/* The next group: of those grown from the last few open clauses, which are the largest, the one
** that leaves the fewest uncovered. */
static uint64_t choose(Planner *p) {
    enum { SEEDS = 6 };
    uint64_t best = 0;
    int least = p->nopen;
    for (int i = p->nopen; i-- > 0 && i >= p->nopen - SEEDS;) {
        uint64_t cells = grow(p, p->open[i]);
        if (p->nrest < least)
            best = cells, least = p->nrest;
    }
    return best;
}

/* The bits of `part` at the places of `whole`, side by side. */
static uint64_t squeeze(uint64_t part, uint64_t whole) {
    uint64_t out = 0;
    for (int at = 0; whole; whole &= whole - 1, at++)
        if (part & whole & -whole)
            out |= (uint64_t)1 << at;
    return out;
}

/* table[shut]: the ends of every clause none of whose cells is shut, by sums over subsets: each
** clause is entered where all cells but its own are shut, and spread from there. */
static const uint64_t *fill(FormBook *book, const Clause *c, int n, uint64_t cells) {
    int k = __builtin_popcountll(cells);
    size_t size = (size_t)1 << k;
    share_spend(book->share, n / 4 + (int64_t)size * k / 8);
    uint64_t *table = arena_alloc_line(book->arena, size * sizeof *table);
    for (int i = 0; i < n; i++)
        if ((c[i].cells & ~cells) == 0)
            table[(size - 1) ^ squeeze(c[i].cells, cells)] |= c[i].ends;
    /* what is reached with a cell shut is also reached with it open */
    for (int bit = 0; bit < k; bit++)
        for (size_t shut = 0; shut < size; shut++)
            if (!(shut >> bit & 1))
                table[shut] |= table[shut | (size_t)1 << bit];
    return table;
}

static const Form *find(const FormBook *book, uint64_t always, const Clause *c, int n) {
    share_spend(book->share, (int64_t)book->forms.n / 4);
    for (size_t i = 0; i < book->forms.n; i++) {
        const Form *f = book->forms.at[i];
        if (f->always == always && f->nclauses == n &&
            (n == 0 || memcmp(f->clause, c, sizeof *c * (size_t)n) == 0))
            return f;
    }
    return NULL;
}

/* Finds groups that cover every clause, and fills in their cells. Returns how many they are; -1
** where they would be too large, too many, or too much work. */
static int plan(const FormBook *book, const Clause *c, int n, uint64_t *cells) {
    Planner p = {.nopen = n, .share = book->share};
    if (n && __builtin_popcountll(c[n - 1].cells) > GROUP_CELLS_MAX)
        return -1;
    p.open = mem_grow(NULL, sizeof *p.open * (size_t)n * 2);
    p.rest = p.open + n;
    for (int i = 0; i < n; i++)
        p.open[i] = c[i].cells;
    int ngroups = 0;
    while (p.nopen && ngroups < GROUPS_MOST && share_spend(p.share, n)) {
        cells[ngroups] = choose(&p);
        p.nopen = drop_within(p.open, p.nopen, cells[ngroups++]);
    }
    free(p.open);
    return p.nopen ? -1 : ngroups;
}

/* ---- ladders ---- */

typedef struct Builder {
    const Clause *clause;
    int n, nrungs;
    int *on; /* [n]: the parent of each clause; -1: none */
    Rung *rung;
} Builder;

/* The parent of clause i: the largest one that lies within it, or -1. Clauses are sorted by
** size, so it comes before i. */
static int stands_on(const Clause *c, int i) {
    int on = i - 1;
    while (on >= 0 && c[on].cells & ~c[i].cells)
        on--;
    return on;
}

/* Adds the children of clause `on`, each followed by its own. */
static void add_rungs(Builder *b, int on) {
    for (int i = on + 1; i < b->n; i++) {
        if (b->on[i] != on)
            continue;
        Rung *r = &b->rung[b->nrungs++];
        *r = (Rung){.cells = b->clause[i].cells, .ends = b->clause[i].ends};
        add_rungs(b, i);
        r->over = (uint32_t)(&b->rung[b->nrungs] - r);
    }
}

/* NULL where the clauses are too many, or too much work. */
static const Ladder *ladder_of(FormBook *book, const Clause *c, int n) {
    if (n > RUNGS_MOST || !share_spend(book->share, (int64_t)n * n / 4))
        return NULL;
    Builder b = {.clause = c, .n = n};
    b.on = mem_grow(NULL, sizeof *b.on * (size_t)n);
    b.rung = arena_alloc(book->arena, sizeof *b.rung * (size_t)n);
    for (int i = 0; i < n; i++)
        b.on[i] = stands_on(c, i);
    add_rungs(&b, -1);
    free(b.on);
    Ladder l = {n, b.rung};
    return arena_copy(book->arena, &l, sizeof l);
}

/* Fills the tables of the groups, or builds a ladder if ngroups is -1. False if that fails. */
static bool pack(FormBook *book, Form *f, const uint64_t *cells, int ngroups) {
    if (ngroups < 0)
        return (f->ladder = ladder_of(book, f->clause, f->nclauses)) != NULL;
    FormGroup *group = ARENA_ARRAY(book->arena, FormGroup, ngroups);
    for (int i = 0; i < ngroups; i++)
        group[i] = (FormGroup){cells[i], fill(book, f->clause, f->nclauses, cells[i])};
    f->ngroups = ngroups;
    f->group = group;
    return true;
}

const Form *form_of(FormBook *book, uint64_t always, Clause *clause, int n) {
    n = reduce(book->share, always, clause, n);
    if (!share_spend(book->share, 0))
        return NULL;
    const Form *known = find(book, always, clause, n);
    if (known)
        return known;
    uint64_t cells[GROUPS_MOST];
    int ngroups = plan(book, clause, n, cells);
    Form *f = arena_alloc(book->arena, sizeof *f);
    *f = (Form){.always = always, .nclauses = n};
    f->clause = arena_copy(book->arena, clause, sizeof *clause * (size_t)n);
    if (!pack(book, f, cells, ngroups) || !share_spend(book->share, 0))
        return NULL;
    forms_add(&book->forms, f);
    return f;
}
