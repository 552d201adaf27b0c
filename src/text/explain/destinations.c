/*
** destinations.c -- where a way can end, by cells and directions alone.
*/
#include "destinations.h"

#include <string.h>

static bool names_place(const Game *g, ExprId test) {
    return g->exprs[test].kind == EXPR_IN;
}

static CellSet zone_asked(const Game *g, ExprId test) {
    return g->zones[g->exprs[test].arg];
}

/* Those of `cells` that the tests of a place leave. */
static CellSet left_by(const Game *g, const Asked *a, CellSet cells) {
    for (int i = 0; i < a->n; i++)
        if (names_place(g, a->test[i]))
            cells = set_and(cells, zone_asked(g, a->test[i]));
    return cells;
}

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

/* How many steps are worth a look: what goes on without end has been everywhere by then. */
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
            from = left_by(g, &leg->within, from);
    }
    return to;
}

static CellSet after_leg(const Game *g, const Leg *leg, CellSet from) {
    from = left_by(g, &leg->before, from);
    if (set_empty(from))
        return from;
    if (set_equal(leg->dirs, set_first(SQ_MAX)))
        return g->board;
    return leg->line ? lines_from(g, leg, from) : turning_from(g, leg, from);
}

CellSet destinations(const Game *g, const Way *way) {
    CellSet cells = left_by(g, &way->start, g->board);
    if (way->again) /* rounds may lead far: how far is not looked at */
        return g->board;
    for (int i = 0; i < way->nlegs; i++)
        cells = after_leg(g, &way->leg[i], cells);
    return cells;
}

/* Takes out the tests of a place that all these cells pass. */
static void forget_passed(const Game *g, Asked *a, CellSet cells) {
    int n = 0;
    for (int i = 0; i < a->n; i++)
        if (!names_place(g, a->test[i]) || !set_within(cells, zone_asked(g, a->test[i])))
            a->test[n++] = a->test[i];
    a->n = (uint8_t)n;
    memset(&a->test[n], 0, (size_t)(ASKS_MAX - n) * sizeof *a->test);
}

void destinations_trim(const Game *g, WayList *w) {
    size_t n = 0;
    for (size_t i = 0; i < w->n; i++) {
        Way way = w->at[i];
        CellSet cells = destinations(g, &way);
        if (set_empty(left_by(g, &way.end, cells)))
            continue;
        if (way.nlegs > 0)
            forget_passed(g, &way.end, cells);
        w->at[n++] = way;
    }
    w->n = n;
}
