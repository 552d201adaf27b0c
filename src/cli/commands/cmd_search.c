/*
** cmd_search.c -- `stepwise search`: the best move, shown as the search deepens.
*/
#include "cli/common/command.h"
#include "cli/common/json.h"
#include "cli/common/message.h"
#include "cli/common/variations.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/ticker.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>

/* DEFAULT_SECONDS: how long to search if no option limits the search. */
enum { DEFAULT_SECONDS = 5 };

static uint64_t per_second(const sw_Report *r) {
    return r->seconds > 0 ? (uint64_t)((double)r->nodes / r->seconds) : r->nodes;
}

static void print_report(void *ctx, const sw_Report *r) {
    Ticker *t = ctx;
    ticker_hold(t);
    printf("depth %-2d  score %-10s  nodes %-10" PRIu64 "  nodes/s %-9" PRIu64
           "  seconds %-7.2f  line %s\n",
           r->depth, r->value, r->nodes, per_second(r), r->seconds, r->line);
    fflush(stdout);
    ticker_go(t);
    ticker_say(t, "depth %d", r->depth + 1);
}

static json_t *json_of_report(const sw_Report *r) {
    json_t *o = json_pack("{s:i, s:i, s:s, s:I, s:I, s:f, s:o, s:o}", "depth", r->depth,
                          "score", r->score, "value", r->value, "nodes", (json_int_t)r->nodes,
                          "nodes_per_second", (json_int_t)per_second(r), "seconds", r->seconds,
                          "move", json_shown(r->move), "line", json_shown(r->line));
    if (r->forced)
        json_object_set_new(o, "forced", json_integer(r->forced));
    if (r->share > 0)
        json_object_set_new(o, "share", json_real(r->share));
    if (r->full)
        json_object_set_new(o, "full", json_true());
    return o;
}

static void print_report_json(void *ctx, const sw_Report *r) {
    (void)ctx;
    print_json(json_of_report(r));
    fflush(stdout);
}

/* ---- several lines ---- */

/* A depth that was cut short is not shown, unless it is the first: later ones will not come. */
static bool is_shown(const Variations *v) {
    return v->whole || (v->first && v->n > 0);
}

static void print_lines(void *ctx, const Variations *v) {
    Ticker *t = ctx;
    if (!is_shown(v))
        return;
    ticker_hold(t);
    printf("depth %-2d  nodes %-10" PRIu64 "  seconds %.2f\n", v->depth, v->nodes, v->seconds);
    for (int i = 0; i < v->n; i++)
        printf("%8d  score %-10s  line %s\n", i + 1, v->at[i].value, v->at[i].line);
    fflush(stdout);
    ticker_go(t);
    ticker_say(t, "depth %d", v->depth + 1);
}

static void print_lines_json(void *ctx, const Variations *v) {
    (void)ctx;
    if (!is_shown(v))
        return;
    json_t *lines = json_array();
    for (int i = 0; i < v->n; i++) {
        const Variation *at = &v->at[i];
        json_t *o =
            json_pack("{s:i, s:s, s:o, s:o}", "score", at->found.score, "value", at->value,
                      "move", json_shown(at->move), "line", json_shown(at->line));
        if (at->found.forced)
            json_object_set_new(o, "forced", json_integer(at->found.forced));
        json_array_append_new(lines, o);
    }
    print_json(json_pack("{s:i, s:I, s:f, s:o}", "depth", v->depth, "nodes",
                         (json_int_t)v->nodes, "seconds", v->seconds, "lines", lines));
    fflush(stdout);
}

/* ---- the search ---- */

typedef struct Searching {
    const Session *session;
    sw_Limits limits;
    bool json;
    int lines; /* how many to find; 0: without --lines */
    sw_Engine *engine;
    Interrupt interrupt;
    Ticker ticker;
} Searching;

static void print_best(const Searching *s, const char *move, const char *value) {
    if (s->json)
        print_json(json_pack("{s:s, s:s}", "best", move, "value", value));
    else
        printf("best %s\n", move);
}

static bool search_one(Searching *s) {
    sw_Report best;
    bool found = sw_search(s->engine, s->session->match, &s->limits,
                           s->json ? print_report_json : print_report, &s->ticker, &best);
    ticker_end(&s->ticker);
    if (found)
        print_best(s, best.move, best.value);
    if (found && best.full && !s->json)
        printf("out of memory: the search continued with what it had\n");
    return found;
}

static bool search_lines(Searching *s) {
    Variations v;
    bool found =
        variations_find(s->engine, s->session->match, &s->limits, s->lines, &s->interrupt.seen,
                        s->json ? print_lines_json : print_lines, &s->ticker, &v);
    ticker_end(&s->ticker);
    if (found)
        print_best(s, v.at[0].move, v.at[0].value);
    variations_free(&v);
    return found;
}

static bool search(const Args *a, const Session *session) {
    Searching s = {.session = session,
                   .limits = limits_of(a),
                   .json = args_has(a, OPT_JSON),
                   .lines = (int)a->option[OPT_LINES].number};
    if (!s.limits.depth && !s.limits.nodes && s.limits.seconds <= 0)
        s.limits.seconds = DEFAULT_SECONDS;
    s.engine = sw_engine_new(session->game, TABLE_MEGABYTES);
    interrupt_begin(&s.interrupt, s.engine, NULL);
    ticker_begin(&s.ticker);
    bool found = s.lines > 0 ? search_lines(&s) : search_one(&s);
    interrupt_end(&s.interrupt);
    sw_engine_free(s.engine);
    return found;
}

int cmd_search(const Args *a, Session *s) {
    if (args_has(a, OPT_LINES) && a->option[OPT_LEVEL].number > 0) {
        complain("search: --lines and --level cannot be used together: a weak player has no "
                 "best moves");
        return EXIT_WRONG;
    }
    if (search(a, s))
        return EXIT_DONE;
    char *result = sw_match_result(s->match);
    complain("search: there is nothing to search: the game is over: %s", result);
    sw_free(result);
    return EXIT_NO;
}
