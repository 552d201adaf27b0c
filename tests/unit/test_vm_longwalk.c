/*
** test_vm_longwalk.c -- the solver compared with brute force, on boards of many shapes.
*/
#include "base/rng.h"
#include "vm/meaning/longwalk.h"

#include <criterion/criterion.h>
#include <string.h>

enum { MAX_CELLS = 36, MAX_DIRS = 8 };

typedef struct Board {
    Graph graph;
    Sq next[MAX_CELLS * MAX_DIRS];
    Dir dirs[MAX_DIRS];
} Board;

/* A w x h grid with the eight king's directions, without one edge in `holes`. */
static void grid(Board *b, int w, int h, int holes, Rng *rng) {
    static const int dx[] = {0, 1, 0, -1, 1, 1, -1, -1}, dy[] = {1, 0, -1, 0, 1, -1, 1, -1};
    b->graph = (Graph){.ncells = w * h, .ndirs = MAX_DIRS, .next = b->next};
    for (int d = 0; d < MAX_DIRS; d++) {
        b->dirs[d] = (Dir)d;
        for (int c = 0; c < w * h; c++) {
            int x = c % w + dx[d], y = c / w + dy[d];
            bool on = x >= 0 && x < w && y >= 0 && y < h;
            bool cut = holes && rng_below(rng, (uint64_t)holes) == 0;
            b->next[d * w * h + c] = (Sq)(on && !cut ? y * w + x : SQ_NONE);
        }
    }
}

/* Each cell leads to random others: one-way, without any symmetry. */
static void tangle(Board *b, int n, Rng *rng) {
    b->graph = (Graph){.ncells = n, .ndirs = 3, .next = b->next};
    for (int d = 0; d < 3; d++) {
        b->dirs[d] = (Dir)d;
        for (int c = 0; c < n; c++)
            b->next[d * n + c] = rng_below(rng, 5) ? (Sq)rng_below(rng, (uint64_t)n) : SQ_NONE;
    }
}

static void brute(const LongWalk *w, Sq here, int made, CellSet used, CellSet *ends) {
    if (made >= w->lo && made > 0 && set_has(&w->ends, here))
        set_add(ends, here);
    if (made == w->hi || (made > 0 && !set_has(&w->joints, here)))
        return;
    for (int i = 0; i < w->dirs.n; i++) {
        Sq next = graph_next(w->graph, w->dirs.dir[i], here);
        if (next == SQ_NONE || set_has(&used, next))
            continue;
        CellSet more = used;
        set_add(&more, next);
        brute(w, next, made + 1, more, ends);
    }
}

static CellSet random_set(Rng *rng, int n, uint64_t of) {
    CellSet s = {{0}};
    for (int i = 0; i < n; i++)
        if (rng_below(rng, of))
            set_add(&s, (unsigned)i);
    return s;
}

static bool is_step(const LongWalk *w, Sq from, Sq to) {
    for (int i = 0; i < w->dirs.n; i++)
        if (graph_next(w->graph, w->dirs.dir[i], from) == to)
            return true;
    return false;
}

static void check(const Board *b, int ndirs, int lo, int hi, Rng *rng) {
    int n = b->graph.ncells;
    LongWalk w = {.graph = &b->graph,
                  .dirs = {ndirs, b->dirs},
                  .lo = lo,
                  .hi = hi,
                  .start = (Sq)rng_below(rng, (uint64_t)n),
                  .joints = random_set(rng, n, 4),
                  .ends = random_set(rng, n, 6)};
    w.avoid = set_of(w.start);
    if (rng_below(rng, 3) == 0)
        set_add(&w.avoid, (unsigned)rng_below(rng, (uint64_t)n));
    CellSet want = {{0}};
    brute(&w, w.start, 0, w.avoid, &want);
    CellSet got = longwalk_ends(&w);
    cr_assert(set_equal(want, got), "%d cells, %d dirs, %d to %d steps: %d ends, not %d", n,
              ndirs, lo, hi, set_count(got), set_count(want));
    for (int end = 0; end < n; end++) {
        Sq path[SQ_MAX];
        int len = longwalk_path(&w, (Sq)end, path);
        if (!set_has(&w.ends, (unsigned)end))
            continue;
        cr_assert_eq(len > 0, set_has(&want, (unsigned)end));
        CellSet used = {{0}};
        cr_assert(len == 0 || (len > lo && len <= hi + 1), "%d steps", len - 1);
        for (int i = 0; i < len; i++) {
            cr_assert(!set_has(&used, path[i]), "a walk visits a cell twice");
            cr_assert(i == 0 || i + 1 == len || set_has(&w.joints, path[i]));
            cr_assert(i == 0 || is_step(&w, path[i - 1], path[i]));
            set_add(&used, path[i]);
        }
        if (len > 0) {
            cr_assert_eq(path[0], w.start);
            cr_assert_eq(path[len - 1], end);
        }
    }
}

Test(longwalk, agrees_with_brute_force_on_grids) {
    Rng rng;
    rng_seed(&rng, 3);
    for (int i = 0; i < 300; i++) {
        Board b;
        int w = 2 + (int)rng_below(&rng, 3), h = 2 + (int)rng_below(&rng, 3);
        grid(&b, w, h, (int)rng_below(&rng, 3) * 4, &rng);
        int ndirs = rng_below(&rng, 2) ? 4 : 8, lo = 1 + (int)rng_below(&rng, 9);
        check(&b, ndirs, lo, rng_below(&rng, 2) ? lo : lo + 2, &rng);
    }
}

Test(longwalk, agrees_with_brute_force_on_corridors) {
    Rng rng;
    rng_seed(&rng, 4);
    for (int i = 0; i < 300; i++) {
        Board b;
        grid(&b, 2, 10 + (int)rng_below(&rng, 6), 3, &rng);
        check(&b, 4 + 4 * (int)rng_below(&rng, 2), 10, 10, &rng);
    }
}

Test(longwalk, agrees_with_brute_force_on_one_way_graphs) {
    Rng rng;
    rng_seed(&rng, 5);
    for (int i = 0; i < 400; i++) {
        Board b;
        tangle(&b, 4 + (int)rng_below(&rng, 28), &rng);
        int lo = 1 + (int)rng_below(&rng, 10);
        check(&b, 3, lo, rng_below(&rng, 2) ? lo : 10 + (int)rng_below(&rng, 3), &rng);
    }
}

Test(longwalk, agrees_with_brute_force_on_any_number_of_steps) {
    Rng rng;
    rng_seed(&rng, 6);
    for (int i = 0; i < 400; i++) {
        Board b;
        tangle(&b, 4 + (int)rng_below(&rng, 12), &rng);
        check(&b, 3, 1, rng_below(&rng, 2) ? SQ_MAX - 1 : 3 + (int)rng_below(&rng, 12), &rng);
    }
}

/* With 32 of 36 cells to visit, impossible ends are hard to exclude. */
Test(longwalk, ends_where_its_work_does) {
    Rng rng;
    rng_seed(&rng, 7);
    Board b;
    grid(&b, 6, 6, 0, &rng);
    CellSet board = set_first(36);
    set_remove(&board, 7);
    set_remove(&board, 28);
    int64_t work = 5000;
    LongWalk w = {.graph = &b.graph,
                  .dirs = {8, b.dirs},
                  .lo = 32,
                  .hi = 32,
                  .joints = board,
                  .ends = board,
                  .work = &work};
    longwalk_ends(&w);
    cr_expect_leq(work, 0);
    cr_expect_geq(work, -5000);
    w.work = NULL; /* its own limit */
    longwalk_ends(&w);
}
