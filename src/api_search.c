/*
** api_search.c -- the engine: a transposition table, a stop flag, and reports as text.
*/
#include "api.h"

#include "search/tree/search.h"
#include "text/write/notation.h"
#include "vm/meaning/make.h"

#include <stdlib.h>

struct sw_Engine {
    const sw_Game *game; /* borrowed */
    Tt *tt;              /* owned */
    atomic_bool stop;
    Str value, move, line; /* of the last report */
};

sw_Engine *sw_engine_new(const sw_Game *g, int megabytes) {
    sw_Engine *e = mem_grow(NULL, sizeof *e);
    *e = (sw_Engine){.game = g, .tt = tt_new(megabytes > 0 ? (size_t)megabytes : 1)};
    atomic_init(&e->stop, false);
    return e;
}

void sw_engine_free(sw_Engine *e) {
    if (!e)
        return;
    tt_free(e->tt);
    str_free(&e->value);
    str_free(&e->move);
    str_free(&e->line);
    free(e);
}

void sw_engine_stop(sw_Engine *e) {
    atomic_store(&e->stop, true);
}

/* Plies to the forced end that a score tells of; 0: it tells of none. */
static int forced_plies(int score) {
    int size = abs(score);
    if (size <= SCORE_WIN - 1000)
        return 0;
    int plies = SCORE_WIN - size > 0 ? SCORE_WIN - size : 1;
    return score > 0 ? plies : -plies;
}

/* Plies count both sides' moves; people count their own. */
static void write_value(int score, Str *out) {
    int plies = forced_plies(score);
    str_clear(out);
    if (plies > 0)
        str_addf(out, "wins in %d", (plies + 1) / 2);
    else if (plies < 0)
        str_addf(out, "loses in %d", (1 - plies) / 2);
    else
        str_addf(out, "%c%d.%02d", score < 0 ? '-' : '+', abs(score) / 100, abs(score) % 100);
}

/* The line ends early where a move of it is an end of the game that leaves no move to write. */
static void write_line(const Pos *start, int notation, const Report *r, sw_Engine *e) {
    Pos p = *start;
    Undo undo;
    str_clear(&e->move);
    str_clear(&e->line);
    for (int i = 0; i < r->npv; i++) {
        Str text = {0};
        move_write(&p, r->pv[i], notation, &text);
        if (i == 0)
            str_add(&e->move, str_text(&text));
        str_addf(&e->line, "%s%s", i ? " " : "", str_text(&text));
        str_free(&text);
        pos_make(&p, r->pv[i], &undo);
    }
}

typedef struct Telling {
    sw_Engine *engine;
    const Pos *pos;
    int notation;
    sw_ReportFn *fn;
    void *ctx;
} Telling;

static sw_Report translate(const Telling *t, const Report *r) {
    sw_Engine *e = t->engine;
    write_value(r->score, &e->value);
    write_line(t->pos, t->notation, r, e);
    return (sw_Report){.depth = r->depth,
                       .score = r->score,
                       .forced = forced_plies(r->score),
                       .nodes = r->nodes,
                       .seconds = r->seconds,
                       .value = str_text(&e->value),
                       .move = str_text(&e->move),
                       .line = str_text(&e->line)};
}

static void tell(void *ctx, const Report *r) {
    Telling *t = ctx;
    sw_Report report = translate(t, r);
    t->fn(t->ctx, &report);
}

static Limits limits_of(const sw_Limits *l) {
    double ms = l->seconds * 1000;
    if (ms > 1e12)
        ms = 1e12;
    Limits out = {.depth = l->depth,
                  .time_ms = ms > 0 && ms < 1 ? 1 : (int64_t)ms,
                  .nodes = l->nodes,
                  .level = l->level,
                  .seed = l->seed,
                  .threads = l->threads};
    return out;
}

bool sw_search(sw_Engine *e, const sw_Match *m, const sw_Limits *limits, sw_ReportFn *fn,
               void *ctx, sw_Report *report) {
    if (sw_match_outcome(m) != SW_ONGOING)
        return false;
    Telling t = {e, match_now(m), m->notation, fn, ctx};
    History before = match_history(m);
    Limits l = limits_of(limits);
    atomic_store(&e->stop, false);
    Report r = search_run(t.pos, &before, &l, e->tt, &e->stop, fn ? tell : NULL, &t);
    *report = translate(&t, &r);
    return r.npv > 0;
}
