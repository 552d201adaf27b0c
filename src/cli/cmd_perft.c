/*
** cmd_perft.c -- `stepwise perft`: counts the sequences of exactly DEPTH moves.
*/
#include "cli.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* A tree deeper than this cannot be counted in the life of a machine. */
enum { PERFT_DEPTH_MAX = 99 };

static void print_count(void *ctx, const char *move, uint64_t nodes) {
    (void)ctx;
    printf("%s %" PRIu64 "\n", move, nodes);
}

static void keep_count(void *ctx, const char *move, uint64_t nodes) {
    json_object_set_new(ctx, move, json_integer((json_int_t)nodes));
}

static uint64_t count(const Session *s, int depth, sw_DivideFn *fn, void *ctx) {
    return fn && depth > 0 ? sw_match_divide(s->match, depth, fn, ctx)
                           : sw_match_perft(s->match, depth);
}

static void print_perft(const Session *s, int depth, bool divide) {
    double start = now_seconds();
    uint64_t nodes = count(s, depth, divide ? print_count : NULL, NULL);
    printf("nodes %" PRIu64 "\nseconds %.3f\n", nodes, now_seconds() - start);
}

static void print_perft_json(const Session *s, int depth, bool divide) {
    json_t *moves = json_object();
    double start = now_seconds();
    uint64_t nodes = count(s, depth, divide ? keep_count : NULL, moves);
    json_t *answer = json_pack("{s:i, s:I, s:f}", "depth", depth, "nodes", (json_int_t)nodes,
                               "seconds", now_seconds() - start);
    if (divide)
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
    int depth = 0;
    bool fine = walker_known(a);
    if (fine && !parse_number(a->word[1], 0, PERFT_DEPTH_MAX, &depth))
        fine = complain("perft: the depth '%s' should be a whole number from 0 to %d",
                        a->word[1], PERFT_DEPTH_MAX);
    fine = fine && session_open(a, &s);
    if (fine && args_has(a, OPT_JSON))
        print_perft_json(&s, depth, args_has(a, OPT_DIVIDE));
    else if (fine)
        print_perft(&s, depth, args_has(a, OPT_DIVIDE));
    session_close(&s);
    return fine ? EXIT_DONE : EXIT_WRONG;
}
