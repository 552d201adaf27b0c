/*
** engine.c -- the part of the public interface that deals with searches for a move.
*/
#include "answer.h"

#include "match/look.h"
#include "search/memory/clock.h"
#include "search/searcher.h"

struct sw_Engine {
    Searching *searching; /* owned */
    atomic_bool stop;
    Str value, move, line; /* of the last report */
    const Match *match;    /* the match being searched */
    sw_ReportFn *fn;       /* called with each report */
    void *ctx;
};

/* Megabytes that a search needs besides its table: stacks, histories, loading a game. */
enum { BESIDE_TABLE = 64 };

sw_Engine *sw_engine_new(const sw_Game *g, int megabytes) {
    sw_Engine *e = mem_grow(NULL, sizeof *e);
    *e = (sw_Engine){.searching = searching_new(&g->it, megabytes > 0 ? (size_t)megabytes : 1)};
    atomic_init(&e->stop, false);
    return e;
}

void sw_engine_free(sw_Engine *e) {
    if (!e)
        return;
    searching_free(e->searching);
    str_free(&e->value);
    str_free(&e->move);
    str_free(&e->line);
    free(e);
}

void sw_engine_stop(sw_Engine *e) {
    atomic_store(&e->stop, true);
}

void sw_engine_ready(sw_Engine *e) {
    atomic_store(&e->stop, false);
}

_Static_assert((int)SEARCHER_MCTS == (int)SW_MCTS, "one list, known by two names");

bool sw_searcher_named(const char *name, sw_Searcher *searcher) {
    Searcher found = searcher_named(name);
    if (found != SEARCHER_CHOSEN)
        *searcher = (sw_Searcher)found;
    return found != SEARCHER_CHOSEN;
}

const char *sw_searcher_name(const sw_Game *g, sw_Searcher searcher) {
    return searcher_name[searcher_for((const Game *)g, (Searcher)searcher)];
}

static sw_Report report_of(sw_Engine *e, const Report *r) {
    str_clear(&e->value);
    str_clear(&e->move);
    str_clear(&e->line);
    look_value(e->match, r->score, r->share, r->pv, r->npv, &e->value);
    look_line(e->match, r->pv, r->npv > 0, &e->move);
    look_line(e->match, r->pv, r->npv, &e->line);
    return (sw_Report){.depth = r->depth,
                       .deepest = r->deepest,
                       .score = r->score,
                       .worth = r->worth,
                       .forced = look_forced(r->score),
                       .nodes = r->nodes,
                       .seconds = r->seconds,
                       .share = r->share,
                       .full = r->full,
                       .value = str_text(&e->value),
                       .move = str_text(&e->move),
                       .line = str_text(&e->line)};
}

static void tell_report(void *ctx, const Report *r) {
    sw_Engine *e = ctx;
    sw_Report report = report_of(e, r);
    e->fn(e->ctx, &report);
}

static Limits limits_of(const sw_Limits *l) {
    double ms = l->seconds < 1e9 ? l->seconds * 1000 : 1e12;
    return (Limits){.depth = l->depth,
                    .time_ms = ms != 0 && !(ms >= 1) ? 1 : (int64_t)ms,
                    .sparing = l->sparing,
                    .nodes = l->nodes,
                    .level = l->level,
                    .seed = l->seed,
                    .threads = l->threads,
                    .untuned = l->untuned};
}

/* Adds the legal moves whose texts are listed in `without`. */
static void add_without(const Match *m, const sw_Limits *l, Moves *out) {
    Arena *a = arena_new();
    const char **text;
    Move *moves;
    int n = l->nwithout > 0 ? match_moves(m, SQ_NONE, a, &text, &moves) : 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < l->nwithout; k++)
            if (strcmp(text[i], l->without[k]) == 0) {
                moves_add(out, moves[i]);
                break;
            }
    arena_free(a);
}

bool sw_search(sw_Engine *e, const sw_Match *m, const sw_Limits *limits, sw_ReportFn *fn,
               void *ctx, sw_Report *report) {
    const Match *match = e->match = &m->it;
    *report = (sw_Report){.value = "", .move = "", .line = ""};
    if (match_outcome(match) != RECORD_OPEN || match_now(match)->chance)
        return false; /* a tree kept from before would search on through the throw */
    History before = match_history(match);
    Limits l = limits_of(limits);
    Moves without = {0};
    add_without(match, limits, &without);
    l.without = &without;
    e->fn = fn;
    e->ctx = ctx;
    const Watcher watcher = {&e->stop, fn ? tell_report : NULL, e};
    Report r = searching_run(e->searching, (Searcher)limits->searcher, match_now(match),
                             &before, &l, &watcher);
    moves_free(&without);
    if (r.npv > 0) /* else the stop is for a search that has a move to find */
        sw_engine_ready(e);
    *report = report_of(e, &r);
    return r.npv > 0;
}

double sw_clock_seconds(double left, double increment, int to_go) {
    return clock_share(left, increment, to_go);
}

double sw_move_seconds(double each) {
    return clock_fixed(each);
}

bool sw_engine_fits(int megabytes) {
    return mem_is_there(((size_t)(megabytes > 0 ? megabytes : 1) + BESIDE_TABLE) << 20);
}
