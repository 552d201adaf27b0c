/*
** longwalk.c -- the solver for long walks.
**
** First come many blind dives, which find nearly every end. For each end that is left there is
** a search that knows, for every cell and every number of steps still to go, whether any walk
** (simple or not) could arrive. An end that the search does not find has no walk.
*/
#include "longwalk.h"

#include "base/rng.h"

#include <assert.h>
#include <string.h>

/* DIVES: on an open board 40 of them find nine ends of ten; each costs about a microsecond.
** STEP_WORK: the cost of a step of a dive or of a search, in instructions of the machine. EASY:
** a search that has tried this many cells calls has_room() before each further one. */
enum { DIVES = 96, STEP_WORK = 4, EASY = 64 };

typedef struct Solver {
    const LongWalk *walk;
    int n;                           /* steps of the walk being sought */
    CellSet out[SQ_MAX];             /* of each cell: the cells one step after it */
    CellSet in[SQ_MAX];              /* and one step before it */
    Sq end;                          /* of that walk */
    CellSet can[LONG_STEPS_MAX + 1]; /* can[k]: where walks of k steps to the end begin */
    Rng rng;
    Sq *path; /* the walk being tried */
    Sq own_path[LONG_STEPS_MAX + 1];
    int tried;               /* cells tried in the search for the current end */
    int64_t own_work, *work; /* what is left: of own_work, or of LongWalk.work */
} Solver;

static void solver_init(Solver *s, const LongWalk *w) {
    assert(w->lo >= 1 && w->lo <= w->hi && (w->lo == 1 || w->hi <= LONG_STEPS_MAX));
    const Graph *g = w->graph;
    memset(s->out, 0, sizeof(CellSet) * (size_t)g->ncells);
    memset(s->in, 0, sizeof(CellSet) * (size_t)g->ncells);
    for (int i = 0; i < w->dirs.n; i++) {
        for (int cell = 0; cell < g->ncells; cell++) {
            Sq next = graph_next(g, w->dirs.dir[i], (Sq)cell);
            if (next == SQ_NONE)
                continue;
            set_add(&s->out[cell], next);
            set_add(&s->in[next], (unsigned)cell);
        }
    }
    s->walk = w;
    s->path = s->own_path;
    s->path[0] = w->start;
    rng_seed(&s->rng, 1);
    s->own_work = LONG_WORK;
    s->work = w->work ? w->work : &s->own_work;
    *s->work -= w->dirs.n * g->ncells / STEP_WORK;
}

/* All cells one step from some cell of `from`; step: Solver.out, or Solver.in to go
** backwards. */
static CellSet spread(const CellSet *step, CellSet from) {
    CellSet to = {{0}};
    while (!set_empty(from))
        to = set_or(to, step[set_pop(&from)]);
    return to;
}

/* The cells of a set that a walk can go to: neither its start nor to be avoided. */
static CellSet open_cells(const LongWalk *w, CellSet cells) {
    CellSet closed = w->avoid;
    set_add(&closed, w->start);
    return set_minus(cells, closed);
}

/* The ends within hi steps. A shortest walk is simple, so breadth-first search finds
** them all. */
static CellSet ends_within(Solver *s, int hi) {
    const LongWalk *w = s->walk;
    CellSet joints = open_cells(w, w->joints), front = set_of(w->start), known = front;
    CellSet ends = {{0}};
    for (int k = 0; k < hi && !set_empty(front); k++) {
        *s->work -= set_count(front);
        CellSet next = spread(s->out, front);
        ends = set_or(ends, next);
        front = set_minus(set_and(next, joints), known);
        known = set_or(known, front);
    }
    return set_and(ends, open_cells(w, w->ends));
}

/* The cells to which some walk of exactly n steps leads, simple or not. */
static CellSet ends_of_any(const Solver *s, int n) {
    const LongWalk *w = s->walk;
    CellSet joints = open_cells(w, w->joints), front = set_of(w->start);
    for (int k = 1; k < n; k++)
        front = set_and(spread(s->out, front), joints);
    return spread(s->out, front);
}

/* A random cell of a set. */
static unsigned pick(Solver *s, CellSet from) {
    return set_nth(&from, (int)rng_below(&s->rng, (uint64_t)set_count(from)));
}

/* Walks at random up to two steps before the end; returns all ends that are possible from
** there. */
static CellSet dive(Solver *s, int n) {
    const LongWalk *w = s->walk;
    CellSet free_cells = open_cells(w, w->joints), found = {{0}}, used = set_of(w->start);
    unsigned here = w->start;
    for (int left = n; left > 2; left--) {
        CellSet next = set_and(s->out[here], free_cells);
        if (set_empty(next))
            return found;
        here = pick(s, next);
        set_remove(&free_cells, here);
        set_add(&used, here);
    }
    CellSet last = set_and(s->out[here], free_cells);
    while (!set_empty(last)) {
        unsigned joint = set_pop(&last);
        CellSet ends = set_minus(s->out[joint], used);
        set_remove(&ends, joint);
        found = set_or(found, ends);
    }
    return found;
}

/* Sets s->end, and s->can for walks of n steps, simple or not. */
static void look_back(Solver *s, Sq end, int n) {
    CellSet joints = open_cells(s->walk, s->walk->joints);
    set_remove(&joints, end);
    s->end = end;
    s->can[0] = set_of(end);
    for (int k = 1; k <= n; k++) {
        CellSet before = spread(s->in, s->can[k - 1]);
        s->can[k] = k == n ? before : set_and(before, joints);
    }
}

/* Whether there may be as many different joints between `here` and the end as the walk still
** needs (left - 1). A flood from each side: the one that runs dry first has seen all that
** it can reach. */
static bool has_room(const Solver *s, Sq here, int left, CellSet joints) {
    CellSet first = set_and(s->out[here], joints), last = set_and(s->can[1], joints);
    CellSet ahead = first, back = last, from_here = first, to_end = last;
    for (;;) {
        if (set_empty(ahead))
            return set_count(from_here) >= left - 1 && set_meets(from_here, last);
        if (set_empty(back))
            return set_count(to_end) >= left - 1 && set_meets(to_end, first);
        if (set_meets(from_here, to_end) && set_count(set_or(from_here, to_end)) >= left - 1)
            return true;
        ahead = set_minus(set_and(spread(s->out, ahead), joints), from_here);
        back = set_minus(set_and(spread(s->in, back), joints), to_end);
        from_here = set_or(from_here, ahead);
        to_end = set_or(to_end, back);
        *s->work -= STEP_WORK;
    }
}

/* Searches for a simple walk of `left` steps over the free cells, from here to the end; writes
** it to s->path. */
static bool find(Solver *s, Sq here, int left, CellSet free_cells) {
    *s->work -= STEP_WORK;
    if (*s->work < 0)
        return false;
    s->path[s->n - left] = here;
    if (left == 1) {
        s->path[s->n] = s->end;
        return set_has(&s->out[here], s->end);
    }
    if (++s->tried > EASY && !has_room(s, here, left, free_cells))
        return false;
    CellSet next = set_and(set_and(s->out[here], free_cells), s->can[left - 1]);
    while (!set_empty(next)) {
        Sq joint = (Sq)set_pop(&next);
        CellSet others = free_cells;
        set_remove(&others, joint);
        if (find(s, joint, left - 1, others))
            return true;
    }
    return false;
}

/* Whether there is a simple walk of exactly n steps to `end`, which is in s->path then. */
static bool reaches(Solver *s, Sq end, int n) {
    look_back(s, end, n);
    if (!set_has(&s->can[n], s->walk->start))
        return false;
    CellSet joints = open_cells(s->walk, s->walk->joints);
    set_remove(&joints, end);
    s->n = n;
    s->tried = 0;
    *s->work -= n * STEP_WORK;
    return find(s, s->walk->start, n, joints);
}

/* The wanted ends of simple walks of exactly n steps. */
static CellSet ends_exactly(Solver *s, int n, CellSet wanted) {
    CellSet open = set_and(open_cells(s->walk, wanted), ends_of_any(s, n)), found = {{0}};
    for (int i = 0; i < DIVES && !set_empty(open) && *s->work > 0; i++) {
        *s->work -= n * STEP_WORK;
        CellSet more = set_and(dive(s, n), open);
        found = set_or(found, more);
        open = set_minus(open, more);
    }
    while (!set_empty(open) && *s->work > 0) {
        Sq end = (Sq)set_pop(&open);
        if (reaches(s, end, n))
            set_add(&found, end);
    }
    return found;
}

CellSet longwalk_ends(const LongWalk *w) {
    Solver s;
    solver_init(&s, w);
    if (w->lo == 1)
        return ends_within(&s, w->hi);
    CellSet found = {{0}};
    for (int n = w->lo; n <= w->hi; n++)
        found = set_or(found, ends_exactly(&s, n, set_minus(w->ends, found)));
    return found;
}

/* Writes a shortest walk to `end`, of at most w->hi steps, going back from its end; reached[k]:
** the cells that are k steps away. Returns the number of cells, or 0. */
static int shortest(Solver *s, Sq end, Sq *path) {
    const LongWalk *w = s->walk;
    CellSet joints = open_cells(w, w->joints), known = set_of(w->start), reached[SQ_MAX];
    int n = 0;
    for (reached[0] = known; !set_meets(spread(s->out, reached[n]), set_of(end)); n++) {
        reached[n + 1] = set_minus(set_and(spread(s->out, reached[n]), joints), known);
        known = set_or(known, reached[n + 1]);
        if (set_empty(reached[n + 1]) || n + 1 == w->hi)
            return 0;
    }
    path[n + 1] = end;
    for (int k = n; k >= 0; k--) {
        CellSet before = set_and(s->in[path[k + 1]], reached[k]);
        path[k] = (Sq)set_pop(&before);
    }
    return n + 2;
}

int longwalk_path(const LongWalk *w, Sq end, Sq *path) {
    Solver s;
    solver_init(&s, w);
    s.path = path;
    path[0] = w->start;
    if (set_has(&w->avoid, end) || end == w->start)
        return 0;
    if (w->lo == 1)
        return shortest(&s, end, path);
    for (int n = w->lo; n <= w->hi; n++)
        if (reaches(&s, end, n))
            return n + 1;
    return 0;
}
