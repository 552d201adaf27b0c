/*
** form.c -- packing clauses into few tables.
**
** Clauses that others imply are dropped; groups of cells are grown greedily, from several seeds;
** a table is filled by sums over subsets.
*/
#include "form.h"

#include <stdlib.h>
#include <string.h>

static int by_cells(const void *a, const void *b) {
    const Clause *x = a, *y = b;
    int nx = __builtin_popcountll(x->cells), ny = __builtin_popcountll(y->cells);
    if (nx != ny)
        return nx - ny;
    return (x->cells > y->cells) - (x->cells < y->cells);
}

/* Merges clauses of the same cells, and takes from each the ends that fewer cells suffice for.
** Returns how many are left. */
static int reduce(uint64_t always, Clause *c, int n) {
    qsort(c, (size_t)n, sizeof *c, by_cells);
    int kept = 0;
    for (int i = 0; i < n; i++) {
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

/* The ends of the clauses that lie within `cells`; how many there are. */
static int within(const Clause *c, const bool *done, int n, uint64_t cells) {
    int found = 0;
    for (int i = 0; i < n; i++)
        found += !done[i] && (c[i].cells & ~cells) == 0;
    return found;
}

/* Grows a group from one clause: whichever next one brings most clauses for its new cells. */
static uint64_t grow(const Clause *c, const bool *done, int n, int seed, int room) {
    uint64_t cells = c[seed].cells;
    for (;;) {
        int best = -1, best_gain = 0, best_cost = 1, have = within(c, done, n, cells);
        for (int i = 0; i < n; i++) {
            uint64_t more = c[i].cells & ~cells;
            int cost = __builtin_popcountll(more);
            if (done[i] || cost == 0 || __builtin_popcountll(cells | more) > room)
                continue;
            int gain = within(c, done, n, cells | more) - have;
            if (best < 0 || gain * best_cost > best_gain * cost)
                best = i, best_gain = gain, best_cost = cost;
        }
        if (best < 0)
            return cells;
        cells |= c[best].cells;
    }
}

/* The next group: of those grown from a few of the open clauses, the one that does most. */
static uint64_t choose(const Clause *c, const bool *done, int n) {
    enum { SEEDS = 6 };
    uint64_t best = 0;
    int best_found = 0, tried = 0;
    for (int i = n; i-- > 0 && tried < SEEDS;) {
        if (done[i])
            continue;
        int need = __builtin_popcountll(c[i].cells);
        uint64_t cells = grow(c, done, n, i, need > GROUP_CELLS ? need : GROUP_CELLS);
        int found = within(c, done, n, cells);
        if (found > best_found)
            best = cells, best_found = found;
        tried++;
    }
    return best;
}

/* Where the cells of `part` stand among those of `whole`, both in order. */
static uint64_t squeeze(uint64_t part, uint64_t whole) {
    uint64_t out = 0;
    for (int at = 0; whole; whole &= whole - 1, at++)
        if (part & whole & -whole)
            out |= (uint64_t)1 << at;
    return out;
}

/* table[shut]: the ends of every clause none of whose cells is shut, by sums over subsets. */
static const uint64_t *fill(FormBook *book, const Clause *c, bool *done, int n,
                            uint64_t cells) {
    int k = __builtin_popcountll(cells);
    size_t size = (size_t)1 << k;
    uint64_t *table = arena_alloc_line(book->arena, size * sizeof *table);
    for (int i = 0; i < n; i++) {
        if (done[i] || (c[i].cells & ~cells) != 0)
            continue;
        done[i] = true;
        table[(size - 1) ^ squeeze(c[i].cells, cells)] |= c[i].ends;
    }
    /* what is reached with a cell shut is reached with it open, too */
    for (int bit = 0; bit < k; bit++)
        for (size_t shut = 0; shut < size; shut++)
            if (!(shut >> bit & 1))
                table[shut] |= table[shut | (size_t)1 << bit];
    book->bytes += size * sizeof *table;
    return table;
}

static const Form *find(const FormBook *book, uint64_t always, const Clause *c, int n) {
    for (size_t i = 0; i < book->forms.n; i++) {
        const Form *f = book->forms.at[i];
        if (f->always == always && f->nclauses == n &&
            memcmp(f->clause, c, sizeof *c * (size_t)n) == 0)
            return f;
    }
    return NULL;
}

const Form *form_of(FormBook *book, uint64_t always, Clause *clause, int n) {
    n = reduce(always, clause, n);
    const Form *known = find(book, always, clause, n);
    if (known)
        return known;
    if (n && __builtin_popcountll(clause[n - 1].cells) > GROUP_CELLS_MAX)
        return NULL;
    Form *f = arena_alloc(book->arena, sizeof *f);
    *f = (Form){.always = always, .nclauses = n};
    f->clause = arena_copy(book->arena, clause, sizeof *clause * (size_t)n);
    FormGroup group[GROUPS_MOST];
    bool *done = calloc((size_t)n + 1, sizeof *done);
    int left = n;
    while (done && left && f->ngroups < GROUPS_MOST) {
        FormGroup *g = &group[f->ngroups++];
        g->cells = choose(clause, done, n);
        left -= within(clause, done, n, g->cells);
        g->table = fill(book, clause, done, n, g->cells);
    }
    bool whole = done && left == 0;
    free(done);
    if (!whole)
        return NULL;
    f->group = arena_copy(book->arena, group, sizeof *group * (size_t)f->ngroups);
    forms_add(&book->forms, f);
    return f;
}
