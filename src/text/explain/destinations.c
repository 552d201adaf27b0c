/*
** destinations.c -- where a way can end, from zones and directions alone.
*/
#include "destinations.h"

static CellSet one_step(const Game *g, CellSet from, CellSet dirs) {
    CellSet to = {{0}};
    for (int d = 0; d < g->graph.ndirs; d++) {
        if (!set_has(&dirs, (unsigned)d))
            continue;
        for (CellSet left = from; !set_empty(left);) {
            Sq next = graph_next(&g->graph, (Dir)d, (Sq)set_pop(&left));
            if (next != SQ_NONE)
                set_add(&to, next);
        }
    }
    return to;
}

/* The most steps to try. A leg without limit has reached all it can in as many as there are
** cells. */
static int steps_most(const Game *g, const Leg *leg) {
    int all = leg->lo > g->graph.ncells ? leg->lo : g->graph.ncells;
    return leg->hi == LEG_ANY ? all : leg->hi;
}

static void add_line(const Game *g, const Leg *leg, Sq at, Dir dir, CellSet *to) {
    int most = steps_most(g, leg);
    for (int n = 1; n <= most; n++) {
        Sq next = graph_next(&g->graph, dir, at);
        if (next == SQ_NONE)
            return;
        dir = graph_arrive(&g->graph, dir, at);
        at = next;
        if (n >= leg->lo)
            set_add(to, at);
    }
}

static CellSet lines_from(const Game *g, const Leg *leg, CellSet from) {
    CellSet to = {{0}};
    while (!set_empty(from)) {
        Sq at = (Sq)set_pop(&from);
        for (int d = 0; d < g->graph.ndirs; d++)
            if (set_has(&leg->dirs, (unsigned)d))
                add_line(g, leg, at, (Dir)d, &to);
    }
    return to;
}

static CellSet turning_from(const Game *g, const Leg *leg, CellSet from) {
    CellSet to = {{0}};
    int most = steps_most(g, leg);
    for (int n = 1; n <= most && !set_empty(from); n++) {
        from = one_step(g, from, leg->dirs);
        if (n >= leg->lo)
            to = set_or(to, from);
        if (n < most)
            from = asked_cells(g, &leg->within, from);
    }
    return to;
}

static CellSet after_leg(const Game *g, const Leg *leg, CellSet from) {
    from = asked_cells(g, &leg->before, from);
    if (set_empty(from))
        return from;
    if (dirs_anywhere(leg->dirs))
        return g->board;
    return leg->line ? lines_from(g, leg, from) : turning_from(g, leg, from);
}

CellSet destinations(const Game *g, const Way *way) {
    CellSet cells = asked_cells(g, &way->start, g->board);
    if (way->again) /* rounds may lead far; how far is not worked out */
        return g->board;
    for (int i = 0; i < way->nlegs; i++)
        cells = after_leg(g, &way->leg[i], cells);
    return cells;
}

/* ---- whether it can be walked at all ---- */

/* A walk along a way, which has made `done` steps of leg number `leg`. If it
** follows a line, that was begun in direction `line` (else DIR_NONE), and edges
** have turned it to `heading` since. */
typedef struct Trail {
    int leg, done;
    Sq here;
    CellSet been;
    Dir line, heading;
} Trail;

typedef struct Walker {
    const Game *g;
    const Way *way;
    int left; /* steps of the search left; when they run out, the way is taken to be walkable */
} Walker;

static bool arrives(Walker *w, Trail at);

static bool stands_in(const Game *g, const Asked *a, Sq cell) {
    CellSet left = asked_cells(g, a, set_of(cell));
    return !set_empty(left);
}

/* Begins leg i. A leg of several steps does not continue the line of the leg before: it may be
** called a line only because its steps have a single direction, or because it was united from
** legs of which that is true (ways.c). */
static Trail begin_leg(const Way *way, Trail at, int i) {
    const Leg *leg = &way->leg[i];
    at.leg = i, at.done = 0;
    if (leg->fresh || leg->hi > 1)
        at.line = DIR_NONE;
    return at;
}

static bool steps_on(Walker *w, const Leg *leg, Trail at) {
    const Graph *graph = &w->g->graph;
    for (CellSet dirs = leg->dirs; !set_empty(dirs);) {
        Dir d = (Dir)set_pop(&dirs);
        bool follows = leg->line && at.line != DIR_NONE;
        Dir by = follows ? at.heading : d;
        Sq next = follows && d != at.line ? SQ_NONE : graph_next(graph, by, at.here);
        if (next == SQ_NONE || (!leg->revisit && set_has(&at.been, next)))
            continue;
        Trail to = {at.leg, at.done + 1, next, at.been, d, graph_arrive(graph, by, at.here)};
        set_add(&to.been, next);
        if (arrives(w, to))
            return true;
    }
    return false;
}

/* Whether the walk can go on from there to an end of the way. */
static bool arrives(Walker *w, Trail at) {
    const Way *way = w->way;
    const Leg *leg = &way->leg[at.leg];
    if (w->left-- <= 0)
        return true;
    if (at.done >= leg->lo && at.leg + 1 == way->nlegs && stands_in(w->g, &way->end, at.here))
        return true;
    if (at.done >= leg->lo && at.leg + 1 < way->nlegs &&
        stands_in(w->g, &leg[1].before, at.here) && arrives(w, begin_leg(way, at, at.leg + 1)))
        return true;
    return (leg->hi == LEG_ANY || at.done < leg->hi) &&
           (at.done == 0 || stands_in(w->g, &leg->within, at.here)) && steps_on(w, leg, at);
}

/* Whether the way leads from some cell to an end without entering a cell twice
** (unless a leg may). In doubt, true: for rounds, steps to any cell, and when MOST
** calls of arrives() are used up. */
static bool can_be_gone(const Game *g, const Way *way) {
    enum { MOST = 3000 };
    bool any = way->nlegs == 0 || way->again;
    for (int i = 0; i < way->nlegs && !any; i++)
        any = dirs_anywhere(way->leg[i].dirs);
    for (CellSet from = asked_cells(g, &way->start, g->board); !set_empty(from) && !any;) {
        Sq cell = (Sq)set_pop(&from);
        Walker w = {g, way, MOST};
        any = arrives(
            &w,
            begin_leg(way, (Trail){.here = cell, .been = set_of(cell), .line = DIR_NONE}, 0));
    }
    return any;
}

/* ---- what need not be said ---- */

void destinations_trim(const Game *g, WayList *w) {
    size_t n = 0;
    for (size_t i = 0; i < w->n; i++) {
        Way way = w->at[i];
        CellSet cells = destinations(g, &way);
        if (set_empty(asked_cells(g, &way.end, cells)) || !can_be_gone(g, &way))
            continue;
        if (way.nlegs > 0)
            asked_forget(g, &way.end, cells);
        w->at[n++] = way;
    }
    w->n = n;
}
