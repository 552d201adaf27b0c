/*
** cmd_perft.c -- `stepwise perft`: counts the sequences of exactly DEPTH moves.
*/
#include "cli/common/command.h"
#include "cli/common/count.h"
#include "cli/common/json.h"
#include "cli/common/message.h"
#include "cli/common/number.h"
#include "cli/terminal/clock.h"

#include <inttypes.h>
#include <stdio.h>

/* No tree deeper than this could be counted in a machine's lifetime. */
enum { PERFT_DEPTH_MAX = 99 };

static void print_count(void *ctx, const char *move, uint64_t nodes) {
    (void)ctx;
    printf("%s %" PRIu64 "\n", move, nodes);
    fflush(stdout);
}

/* Nobody reads any more (`| head`). */
static bool is_lost(void *ctx) {
    (void)ctx;
    return ferror(stdout);
}

static void keep_count(void *ctx, const char *move, uint64_t nodes) {
    json_object_set_new(ctx, move, json_integer((json_int_t)nodes));
}

static int threads_of(const Args *a) {
    return (int)a->option[OPT_THREADS].number;
}

/* With --divide the count of each first move is reported through fn. */
static uint64_t count(const Args *a, const sw_Match *m, int depth, sw_DivideFn *fn, void *ctx) {
    return args_has(a, OPT_DIVIDE) && depth > 0
               ? sw_match_divide(m, depth, threads_of(a), fn, is_lost, ctx)
               : count_shown(m, depth, threads_of(a), NULL, NULL);
}

static void print_perft(const Args *a, const sw_Match *m, int depth) {
    double start = now_seconds();
    uint64_t nodes = count(a, m, depth, print_count, NULL);
    printf("nodes %" PRIu64 "\nseconds %.3f\n", nodes, now_seconds() - start);
}

static void print_perft_json(const Args *a, const sw_Match *m, int depth) {
    json_t *moves = json_object();
    double start = now_seconds();
    uint64_t nodes = count(a, m, depth, keep_count, moves);
    json_t *answer = json_pack("{s:i, s:I, s:f}", "depth", depth, "nodes", (json_int_t)nodes,
                               "seconds", now_seconds() - start);
    if (args_has(a, OPT_DIVIDE))
        json_object_set(answer, "divide", moves);
    json_decref(moves);
    print_json(answer);
}

int cmd_perft(const Args *a, Session *s) {
    int depth;
    if (!parse_number(a->word[1], 0, PERFT_DEPTH_MAX, &depth)) {
        complain("perft: the depth '%s' should be a whole number from 0 to %d", a->word[1],
                 PERFT_DEPTH_MAX);
        return EXIT_WRONG;
    }
    if (args_has(a, OPT_JSON))
        print_perft_json(a, s->match, depth);
    else
        print_perft(a, s->match, depth);
    return EXIT_DONE;
}
