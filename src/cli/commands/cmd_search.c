/*
** cmd_search.c -- `stepwise search`: the best move, shown as the search deepens.
*/
#include "cli/common/cli.h"
#include "cli/terminal/interrupt.h"

#include <inttypes.h>
#include <stdio.h>

/* Memory for the table, and how long a search lasts to which no limit was given. */
enum { TABLE_MEGABYTES = 64, DEFAULT_SECONDS = 5 };

static uint64_t per_second(const sw_Report *r) {
    return r->seconds > 0 ? (uint64_t)((double)r->nodes / r->seconds) : r->nodes;
}

static void print_report(void *ctx, const sw_Report *r) {
    (void)ctx;
    printf("depth %-2d  score %-10s  nodes %-10" PRIu64 "  nodes/s %-9" PRIu64
           "  seconds %-7.2f  line %s\n",
           r->depth, r->value, r->nodes, per_second(r), r->seconds, r->line);
    fflush(stdout);
}

static json_t *json_of_report(const sw_Report *r) {
    json_t *o = json_pack("{s:i, s:i, s:s, s:I, s:I, s:f, s:o, s:o}", "depth", r->depth,
                          "score", r->score, "value", r->value, "nodes", (json_int_t)r->nodes,
                          "nodes_per_second", (json_int_t)per_second(r), "seconds", r->seconds,
                          "move", json_shown(r->move), "line", json_shown(r->line));
    if (r->forced)
        json_object_set_new(o, "forced", json_integer(r->forced));
    return o;
}

static void print_report_json(void *ctx, const sw_Report *r) {
    (void)ctx;
    print_json(json_of_report(r));
    fflush(stdout);
}

static bool search(const Args *a, const Session *s) {
    bool json = args_has(a, OPT_JSON);
    sw_Limits limits = limits_of(a);
    if (!limits.depth && !limits.nodes && limits.seconds <= 0)
        limits.seconds = DEFAULT_SECONDS;
    sw_Engine *engine = sw_engine_new(s->game, TABLE_MEGABYTES);
    sw_Report best;
    Interrupt interrupt;
    interrupt_begin(&interrupt, engine);
    bool found = sw_search(engine, s->match, &limits, json ? print_report_json : print_report,
                           NULL, &best);
    interrupt_end(&interrupt);
    if (found && json)
        print_json(json_pack("{s:s, s:s}", "best", best.move, "value", best.value));
    else if (found)
        printf("best %s\n", best.move);
    sw_engine_free(engine);
    return found;
}

int cmd_search(const Args *a, Session *s) {
    if (search(a, s))
        return EXIT_DONE;
    char *result = sw_match_result(s->match);
    complain("search: no move to look for, the game is over: %s", result);
    sw_free(result);
    return EXIT_NO;
}
