/*
** cmd_perft.c -- `stepwise perft`: counts the sequences of exactly DEPTH moves.
*/
#include "cli/common/cli.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* A tree deeper than this cannot be counted in the life of a machine. */
enum { PERFT_DEPTH_MAX = 99 };

static void print_count(void *ctx, const char *move, uint64_t nodes) {
    (void)ctx;
    printf("%s %" PRIu64 "\n", move, nodes);
    fflush(stdout);
}

static void keep_count(void *ctx, const char *move, uint64_t nodes) {
    json_object_set_new(ctx, move, json_integer((json_int_t)nodes));
}

typedef struct Task {
    int depth, threads;
    bool divide;
} Task;

static uint64_t count(const Session *s, const Task *t, sw_DivideFn *fn, void *ctx) {
    return t->divide && t->depth > 0 ? sw_match_divide(s->match, t->depth, t->threads, fn, ctx)
                                     : sw_match_perft(s->match, t->depth, t->threads);
}

static void print_perft(const Session *s, const Task *t) {
    double start = now_seconds();
    uint64_t nodes = count(s, t, print_count, NULL);
    printf("nodes %" PRIu64 "\nseconds %.3f\n", nodes, now_seconds() - start);
}

static void print_perft_json(const Session *s, const Task *t) {
    json_t *moves = json_object();
    double start = now_seconds();
    uint64_t nodes = count(s, t, keep_count, moves);
    json_t *answer = json_pack("{s:i, s:I, s:f}", "depth", t->depth, "nodes", (json_int_t)nodes,
                               "seconds", now_seconds() - start);
    if (t->divide)
        json_object_set(answer, "divide", moves);
    json_decref(moves);
    print_json(answer);
}

static bool walker_known(const Args *a) {
    const char *walker = a->option[OPT_WALKER].text;
    return !walker || strcmp(walker, "vm") == 0 || strcmp(walker, "table") == 0 ||
           complain("--walker: '%s' should be vm or table", walker);
}

int cmd_perft(const Args *a) {
    Session s = {0};
    Task t = {.threads = (int)a->option[OPT_THREADS].number, .divide = args_has(a, OPT_DIVIDE)};
    bool fine = walker_known(a);
    if (fine && !parse_number(a->word[1], 0, PERFT_DEPTH_MAX, &t.depth))
        fine = complain("perft: the depth '%s' should be a whole number from 0 to %d",
                        a->word[1], PERFT_DEPTH_MAX);
    fine = fine && session_open(a, &s);
    if (fine && args_has(a, OPT_JSON))
        print_perft_json(&s, &t);
    else if (fine)
        print_perft(&s, &t);
    session_close(&s);
    return fine ? EXIT_DONE : EXIT_WRONG;
}
