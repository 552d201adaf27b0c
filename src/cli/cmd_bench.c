/*
** cmd_bench.c -- `stepwise bench`: a fixed set of measurements, with a signature.
**
** Every line is one measurement: how much was done, how long it took, and how the tables compare
** with the machine in the same run. Times differ from run to run; the signature, made of all
** that was counted, does not: a change that moves it has changed what the program does.
*/
#include "cli.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { PLAYOUT_LIMIT = 600, ESCAPE_POSITIONS = 1000, TABLE_MEGABYTES = 16 };

typedef enum Measure { PERFT, PLAYOUTS, SEARCH } Measure;

/* deep: a depth or a number of games; shallow: the same for the machine without tables. */
typedef struct Row {
    Measure what;
    const char *game;
    int deep, shallow;
} Row;

static const Row rows[] = {
    {PERFT, "jetan", 5, 3},           {PERFT, "jetan-circular", 5, 3},
    {PERFT, "atlantean", 4, 3},       {PERFT, "chess", 5, 4},
    {PLAYOUTS, "jetan", 3000, 100},   {PLAYOUTS, "jetan-circular", 3000, 100},
    {PLAYOUTS, "atlantean", 300, 50}, {PLAYOUTS, "chess", 1000, 100},
    {SEARCH, "jetan", 7, 4},          {SEARCH, "jetan-circular", 7, 4},
    {SEARCH, "atlantean", 5, 3},      {SEARCH, "chess", 8, 5},
};

static const char *const measure_name[] = {"perft", "playouts", "search"};

typedef struct Bench {
    bool json;
    json_t *list;
    uint64_t signature;
} Bench;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static uint64_t search_nodes(const sw_Game *g, const sw_Match *m, int depth) {
    sw_Engine *engine = sw_engine_new(g, TABLE_MEGABYTES);
    sw_Limits limits = {.depth = depth};
    sw_Report best = {0};
    sw_search(engine, m, &limits, NULL, NULL, &best);
    sw_engine_free(engine);
    return best.nodes;
}

/* Does a row's work on one game; what was counted. */
static uint64_t work(const sw_Game *g, Measure what, int amount) {
    sw_Match *m = sw_match_new(g, NULL, NULL);
    uint64_t n = 0;
    switch (what) {
    case PERFT: n = sw_match_perft(m, amount); break;
    case PLAYOUTS: n = sw_match_playouts(m, (uint64_t)amount, PLAYOUT_LIMIT, 1, NULL); break;
    case SEARCH: n = search_nodes(g, m, amount); break;
    }
    sw_match_free(m);
    return n;
}

static double rate(uint64_t n, double seconds) {
    return seconds > 0 ? (double)n / seconds : 0;
}

/* The signature mixes in a number, whatever came before (FNV-1a, by words). */
static void sign(Bench *b, uint64_t n) {
    b->signature = (b->signature ^ n) * 0x100000001b3u;
}

static bool measure(Bench *b, const Row *r) {
    char *error;
    sw_Game *g = sw_game_load(r->game, NULL, 0, &error);
    if (!g)
        return complain_taking("bench: ", error);
    double start = now();
    uint64_t n = work(g, r->what, r->deep);
    double seconds = now() - start;
    sw_Game *machine = sw_game_on_machine(g);
    start = now();
    uint64_t few = work(machine, r->what, r->shallow);
    double ratio = rate(n, seconds) / rate(few, now() - start);
    sw_game_free(machine);
    sw_game_free(g);
    sign(b, n);
    sign(b, few);
    if (b->json)
        json_array_append_new(b->list, json_pack("{s:s, s:s, s:i, s:I, s:f, s:f}", "measure",
                                                 measure_name[r->what], "game", r->game,
                                                 "amount", r->deep, "count", (json_int_t)n,
                                                 "seconds", seconds, "over_machine", ratio));
    else
        printf("%-9s %-15s %6d  count %-11" PRIu64 " seconds %-7.2f per second %-11.0f "
               "%.1f times the machine\n",
               measure_name[r->what], r->game, r->deep, n, seconds, rate(n, seconds), ratio);
    fflush(stdout);
    return true;
}

/* ---- loading ---- */

static bool measure_load(Bench *b, const char *game) {
    double start = now();
    char *error;
    sw_Game *g = sw_game_load(game, NULL, 0, &error);
    if (!g)
        return complain_taking("bench: ", error);
    double ms = (now() - start) * 1000;
    if (b->json)
        json_array_append_new(b->list,
                              json_pack("{s:s, s:s, s:f, s:I}", "measure", "load", "game", game,
                                        "ms", ms, "bytes", (json_int_t)sw_game_bytes(g)));
    else
        printf("%-9s %-15s ms %-6.1f bytes %zu\n", "load", game, ms, sw_game_bytes(g));
    sw_game_free(g);
    return true;
}

/* ---- the long walks of the escape ---- */

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Plays random plies 20 to 60 and times the counting of all moves in each position. */
static int time_positions(const sw_Game *g, double *ms, int most, unsigned *seed) {
    sw_Match *m = sw_match_new(g, NULL, NULL);
    int found = 0;
    for (int ply = 0; ply <= 60 && found < most && sw_match_outcome(m) == SW_ONGOING; ply++) {
        if (ply >= 20) {
            double start = now();
            uint64_t n = sw_match_count(m);
            ms[found] = (now() - start) * 1000;
            found += n > 0;
        }
        int n;
        char **moves = sw_match_moves(m, NULL, &n, NULL);
        *seed = *seed * 1103515245u + 12345u;
        bool played = n > 0 && sw_match_play(m, moves[(*seed >> 8) % (unsigned)n], NULL);
        sw_free(moves);
        if (!played)
            break;
    }
    sw_match_free(m);
    return found;
}

static bool measure_escape(Bench *b, const char *escape) {
    sw_Setting set[] = {
        {"escape", escape}, {"escape-nerve", "frightened"}, {"princess-nerve", "frightened"}};
    char *error;
    sw_Game *g = sw_game_load("jetan", set, 3, &error);
    if (!g)
        return complain_taking("bench: ", error);
    double *ms = calloc(ESCAPE_POSITIONS, sizeof *ms);
    int n = 0;
    unsigned seed = 1;
    while (ms && n < ESCAPE_POSITIONS)
        n += time_positions(g, ms + n, ESCAPE_POSITIONS - n, &seed);
    sw_game_free(g);
    if (!ms)
        return complain("bench: out of memory");
    qsort(ms, (size_t)n, sizeof *ms, by_size);
    if (b->json)
        json_array_append_new(b->list,
                              json_pack("{s:s, s:s, s:i, s:f, s:f}", "measure",
                                        "frightened escape", "escape", escape, "positions", n,
                                        "median_ms", ms[n / 2], "max_ms", ms[n - 1]));
    else
        printf("frightened escape %-14s %d positions: median %.3f ms, at most %.3f ms for all "
               "moves\n",
               escape, n, ms[n / 2], ms[n - 1]);
    free(ms);
    return true;
}

int cmd_bench(const Args *a) {
    static const char *const loads[] = {"jetan", "jetan-circular", "atlantean", "chess"};
    static const char *const escapes[] = {"chained-wild", "chained-civil", "free-wild",
                                          "free-civil"};
    Bench b = {.json = args_has(a, OPT_JSON), .list = json_array(), .signature = 1};
    bool fine = true;
    for (size_t i = 0; fine && i < sizeof rows / sizeof *rows; i++)
        fine = measure(&b, &rows[i]);
    for (size_t i = 0; fine && i < 4; i++)
        fine = measure_load(&b, loads[i]);
    for (size_t i = 0; fine && i < 4; i++)
        fine = measure_escape(&b, escapes[i]);
    unsigned signature = (unsigned)(b.signature % 100000000);
    if (fine && b.json)
        print_json(json_pack("{s:O, s:i}", "rows", b.list, "signature", (int)signature));
    else if (fine)
        printf("signature %08u\n", signature);
    json_decref(b.list);
    return fine ? EXIT_DONE : EXIT_WRONG;
}
