/*
** promotions.c -- joins ways that differ in places and in what the man becomes.
*/
#include "promotions.h"

#include <string.h>

/* For each cell where a way may begin, the cells where it may end by its tests of places
** alone. */
typedef struct Ends {
    CellSet of[SQ_MAX];
} Ends;

static void forget_places(const Game *g, Asked *a) {
    asked_forget(g, a, (CellSet){{0}});
}

/* The way without its tests of places and without what the man becomes. */
static Way core_of(const Game *g, const Way *w) {
    Way core = *w;
    forget_places(g, &core.start);
    forget_places(g, &core.end);
    forget_places(g, &core.leg[0].before); /* a copy of the start */
    core.becomes = 0;
    core.of_lost = false;
    return core;
}

static void add_ends(const Game *g, const Way *w, Ends *out) {
    CellSet begin = asked_cells(g, &w->start, g->board),
            end = asked_cells(g, &w->end, g->board);
    while (!set_empty(begin)) {
        unsigned cell = set_pop(&begin);
        out->of[cell] = set_or(out->of[cell], end);
    }
}

/* The index in Game.zones of these cells, the whole board (0) apart; -1: none. */
static int zone_of(const Game *g, CellSet cells) {
    for (int z = 1; z < g->nzones; z++)
        if (set_equal(g->zones[z], cells))
            return z;
    return -1;
}

/* All cells where a way, plain or promoting, may end. */
static CellSet all_ends(const Game *g, const Ends *plain, const Ends *turned) {
    CellSet all = {{0}};
    for (int c = 0; c < g->graph.ncells; c++)
        all = set_or(all, set_or(plain->of[c], turned->of[c]));
    return all;
}

/* Sets p->from, p->at and p->coming from the ends of the promoting ways. They must be: from the
** cells of `from` all of p->among, and from the others (with `coming`, those outside `at`) the
** cells of `at`. False: they are not, or no zone of the game has these cells. */
static bool describe(const Game *g, const Ends *e, Promotion *p) {
    CellSet from = {{0}}, at = {{0}}, none = {{0}};
    for (int c = 0; c < g->graph.ncells; c++)
        if (set_equal(e->of[c], p->among))
            set_add(&from, (unsigned)c);
        else
            at = set_or(at, e->of[c]);
    for (int c = 0; c < g->graph.ncells; c++) {
        bool empty = set_empty(e->of[c]);
        p->coming |= empty && set_has(&at, (unsigned)c);
        none = empty ? set_or(none, set_of((unsigned)c)) : none;
        if (!empty && !set_has(&from, (unsigned)c) && !set_equal(e->of[c], at))
            return false;
    }
    bool sound =
        p->coming ? set_empty(from) && set_equal(none, at) : set_empty(none) || set_empty(at);
    p->from = set_empty(from) ? 0 : zone_of(g, from);
    p->at = set_empty(at) ? 0 : zone_of(g, at);
    return sound && p->from >= 0 && p->at >= 0;
}

/* Sets p->must, p->must_at and p->may_at: the man must promote nowhere, wherever he can, in one
** zone, or outside one zone. False: it is not like that. */
static bool describe_must(const Game *g, const Ends *plain, const Ends *turned, Promotion *p) {
    Ends kept = *plain;
    bool all = true, none = true;
    for (int c = 0; c < g->graph.ncells; c++) {
        kept.of[c] = set_minus(p->among, plain->of[c]);
        none = none && set_empty(kept.of[c]);
        all = all && set_equal(kept.of[c], turned->of[c]);
        if (!set_empty(set_minus(kept.of[c], turned->of[c])))
            return false; /* some ends are of neither sort */
    }
    p->must = all;
    if (all || none)
        return true;
    CellSet at = kept.of[0];
    for (int c = 0; c < g->graph.ncells; c++)
        if (!set_equal(kept.of[c], at))
            return false;
    p->must_at = zone_of(g, at);
    p->may_at = p->must_at > 0 ? 0 : zone_of(g, set_minus(p->among, at));
    return p->must_at > 0 || p->may_at > 0;
}

/* Marks in which[] the ways that equal at[first] but for places and what the man becomes, from
** there on, and describes them as one promotion. False: there is none, or it cannot be. */
static bool find(const Game *g, const WayList *w, size_t first, bool *which, Promotion *p) {
    Ends plain = {0}, turned = {0};
    Way core = core_of(g, &w->at[first]);
    for (size_t i = first; i < w->n; i++) {
        const Way *way = &w->at[i], other = core_of(g, way);
        which[i] = ways_equal(&core, &other);
        if (!which[i])
            continue;
        if (way->becomes && p->to && (p->to != way->becomes || p->of_lost != way->of_lost))
            return false;
        if (way->becomes)
            p->to = way->becomes, p->of_lost = way->of_lost;
        add_ends(g, way, way->becomes ? &turned : &plain);
    }
    p->among = all_ends(g, &plain, &turned);
    return p->to && describe(g, &turned, p) && describe_must(g, &plain, &turned, p);
}

/* Makes the marked ways one, at[first], with the promotion. */
static void merge(const Game *g, WayList *w, size_t first, const bool *which, Promotion p) {
    size_t n = first + 1;
    w->at[first] = core_of(g, &w->at[first]);
    w->at[first].promotion = p;
    for (size_t i = first + 1; i < w->n; i++)
        if (!which[i])
            w->at[n++] = w->at[i];
    w->n = n;
}

void promotions_join(const Game *g, WayList *w) {
    enum { FEW = 64 };
    bool which[FEW];
    for (size_t first = 0; first < w->n && w->n <= FEW; first++) {
        Promotion p = {0};
        memset(which, 0, sizeof which);
        if (find(g, w, first, which, &p))
            merge(g, w, first, which, p);
    }
}
