/*
** cmd_bench.c -- `stepwise bench`: a fixed set of measurements, with a signature.
**
** Every line is one measurement: how much was done, how long it took, and how the tables
** compare with the machine, and two threads with one, in the same run. Times differ from run to
** run; the signature, made of all that was counted, does not: a change that moves it has changed
** what the program does.
*/
#include "cli/common/cli.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* POSITIONS, FIRST_PLY, LAST_PLY: where the long walks are timed. */
enum { PLAYOUT_LIMIT = 600, POSITIONS = 1000, FIRST_PLY = 20, LAST_PLY = 60, SETTINGS = 3 };
/* LOADS: of so many times the shortest counts. MIX: settings of a load. */
enum { LOADS = 5, MIX = 16 };
/* SEARCHES: positions of one game; GLANCE: the depth to which its moves are looked for. */
enum { TABLE_MEGABYTES = 16, SEARCHES = 24, GLANCE = 3 };

typedef enum Measure { PERFT, PLAYOUTS, SEARCH } Measure;

/* deep: a depth or a number of games; shallow: the same for the machine without tables. */
typedef struct Row {
    Measure what;
    const char *game;
    int deep, shallow;
} Row;

typedef struct Walks {
    const char *label, *game;
    int field;
    const char *text;
    sw_Setting set[SETTINGS];
} Walks;

typedef struct Load {
    const char *label, *game;
    sw_Setting set[MIX];
} Load;

static const Row rows[] = {
#define COUNT(what, game, deep, shallow) {what, game, deep, shallow},
#define LOAD(game)
#define LOAD_WITH(label, game, ...)
#define WALKS(label, game, field, text, ...)
#include "../../../games/bench.def"
#undef COUNT
#undef LOAD
#undef LOAD_WITH
#undef WALKS
};

static const Load loads[] = {
#define COUNT(what, game, deep, shallow)
#define LOAD(game) {"", game, {{NULL, NULL}}},
#define LOAD_WITH(label, game, ...) {label, game, {__VA_ARGS__}},
#define WALKS(label, game, field, text, ...)
#include "../../../games/bench.def"
#undef COUNT
#undef LOAD
#undef LOAD_WITH
#undef WALKS
};

static const Walks walks[] = {
#define COUNT(what, game, deep, shallow)
#define LOAD(game)
#define LOAD_WITH(label, game, ...)
#define WALKS(label, game, field, text, ...) {label, game, field, text, {__VA_ARGS__}},
#include "../../../games/bench.def"
#undef COUNT
#undef LOAD
#undef LOAD_WITH
#undef WALKS
};

static const char *const measure_name[] = {"perft", "playouts", "search"};

typedef struct Bench {
    bool json;
    json_t *list;
    uint64_t signature;
    double alone, paired; /* seconds of all searches, on one thread and on two */
} Bench;

/* What was counted, and how long that took. */
typedef struct Work {
    uint64_t n;
    double seconds;
} Work;

/* *move, unless move is NULL, gets the answer for free(). */
static Work search(const sw_Game *g, const sw_Match *m, int depth, int threads, char **move) {
    sw_Engine *engine = sw_engine_new(g, TABLE_MEGABYTES);
    sw_Limits limits = {.depth = depth, .threads = threads};
    sw_Report best = {0};
    sw_search(engine, m, &limits, NULL, NULL, &best);
    if (move)
        *move = strdup(best.move);
    sw_engine_free(engine);
    return (Work){best.nodes, best.seconds};
}

/* Searches every other position of the beginning of a game that the program plays against
** itself, without looking far: how long one position takes is too much a matter of luck. */
static Work search_all(const sw_Game *g, sw_Match *m, int depth, int threads) {
    Work sum = {0};
    for (int i = 0; i < 2 * SEARCHES && sw_match_outcome(m) == SW_ONGOING; i++) {
        char *move = NULL;
        if (i % 2 == 0) {
            Work one = search(g, m, depth, threads, NULL);
            sum.n += one.n;
            sum.seconds += one.seconds;
        }
        search(g, m, GLANCE, 1, &move);
        if (!move || !sw_match_play(m, move, NULL))
            i = 2 * SEARCHES;
        free(move);
    }
    return sum;
}

/* Does a row's work on one game. */
static Work work(const sw_Game *g, Measure what, int amount, int threads) {
    sw_Match *m = sw_match_new(g, NULL, NULL);
    Work w = {0};
    double start = now_seconds();
    switch (what) {
    case PERFT: w.n = sw_match_perft(m, amount, threads); break;
    case PLAYOUTS: w.n = sw_match_playouts(m, (uint64_t)amount, PLAYOUT_LIMIT, 1, NULL); break;
    case SEARCH: w = search_all(g, m, amount, threads); break;
    }
    if (what != SEARCH)
        w.seconds = now_seconds() - start;
    sw_match_free(m);
    return w;
}

static double rate(uint64_t n, double seconds) {
    return seconds > 0 ? (double)n / seconds : 0;
}

/* The signature mixes in a number, whatever came before (FNV-1a, by words). */
static void sign(Bench *b, uint64_t n) {
    b->signature = (b->signature ^ n) * 0x100000001b3u;
}

/* One row, measured: with the tables, on the machine, and on two threads where that is asked;
** these search other positions than one, so what they count is in no signature. */
typedef struct Measured {
    Work alone, machine, paired;
} Measured;

static Measured run(const sw_Game *g, const Row *r) {
    Measured m = {.alone = work(g, r->what, r->deep, 1)};
    if (r->what != PLAYOUTS)
        m.paired = work(g, r->what, r->deep, 2);
    sw_Game *machine = sw_game_on_machine(g);
    m.machine = work(machine, r->what, r->shallow, 1);
    sw_game_free(machine);
    return m;
}

static double over_machine(const Measured *m) {
    return rate(m->alone.n, m->alone.seconds) / rate(m->machine.n, m->machine.seconds);
}

static void print_row(const Row *r, const Measured *m) {
    const Work *w = &m->alone;
    printf("%-9s %-15s %6d  count %-11" PRIu64 " seconds %-7.2f per second %-11.0f "
           "%.1f times the machine, ",
           measure_name[r->what], r->game, r->deep, w->n, w->seconds, rate(w->n, w->seconds),
           over_machine(m));
    if (r->what == PLAYOUTS)
        printf("%.0f games a second\n", rate((uint64_t)r->deep, w->seconds));
    else
        printf("%.2f times as fast on two threads\n", w->seconds / m->paired.seconds);
}

static json_t *json_row(const Row *r, const Measured *m) {
    json_t *o = json_pack("{s:s, s:s, s:i, s:I, s:f, s:f}", "measure", measure_name[r->what],
                          "game", r->game, "amount", r->deep, "count", (json_int_t)m->alone.n,
                          "seconds", m->alone.seconds, "over_machine", over_machine(m));
    if (r->what != PLAYOUTS)
        json_object_set_new(o, "over_one_thread",
                            json_real(m->alone.seconds / m->paired.seconds));
    return o;
}

/* One position is a matter of luck, and so is one game: what threads gain shows in the sum. */
static void report_threads(const Bench *b) {
    double gain = b->alone / b->paired;
    if (b->json)
        json_array_append_new(b->list, json_pack("{s:s, s:s, s:f}", "measure", "search", "game",
                                                 "all", "over_one_thread", gain));
    else
        printf("search    all together: %.2f times as fast on two threads\n", gain);
}

static bool measure(Bench *b, const Row *r) {
    char *error;
    sw_Game *g = sw_game_load(r->game, NULL, 0, &error);
    if (!g)
        return complain_taking("bench: ", error);
    Measured m = run(g, r);
    sw_game_free(g);
    sign(b, m.alone.n);
    sign(b, m.machine.n);
    b->alone += r->what == SEARCH ? m.alone.seconds : 0;
    b->paired += r->what == SEARCH ? m.paired.seconds : 0;
    if (b->json)
        json_array_append_new(b->list, json_row(r, &m));
    else
        print_row(r, &m);
    fflush(stdout);
    return true;
}

/* ---- loading ---- */

static bool measure_load(Bench *b, const Load *l) {
    int nset = 0;
    double ms = 0;
    size_t bytes = 0;
    while (nset < MIX && l->set[nset].name)
        nset++;
    for (int i = 0; i < LOADS; i++) {
        char *error;
        double start = now_seconds();
        sw_Game *g = sw_game_load(l->game, l->set, nset, &error);
        double took = (now_seconds() - start) * 1000;
        if (!g)
            return complain_taking("bench: ", error);
        ms = i == 0 || took < ms ? took : ms;
        bytes = sw_game_bytes(g);
        sw_game_free(g);
    }
    if (b->json)
        json_array_append_new(b->list, json_pack("{s:s, s:s, s:s, s:f, s:I}", "measure", "load",
                                                 "game", l->game, "label", l->label, "ms", ms,
                                                 "bytes", (json_int_t)bytes));
    else
        printf("%-9s %-15s ms %-6.1f bytes %zu%s%s\n", "load", l->game, ms, bytes,
               *l->label ? "  " : "", l->label);
    return true;
}

/* ---- long walks ---- */

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* A FEN with one of its fields, counted from 1, replaced; sw_free() it. */
static char *with_field(const char *fen, int field, const char *text) {
    size_t room = strlen(fen) + strlen(text) + 2;
    char *out = malloc(room);
    const char *rest = fen;
    for (int i = 1; i < field && *rest; i++)
        rest += strcspn(rest, " ") + 1;
    if (out)
        snprintf(out, room, "%.*s%s%s", (int)(rest - fen), fen, text,
                 rest + strcspn(rest, " "));
    return out;
}

/* Milliseconds that all moves of a position take; less than 0 where it has none. */
static double time_moves(const sw_Game *g, const sw_Match *at, const Walks *w) {
    char *fen = sw_match_fen(at), *changed = with_field(fen, w->field, w->text);
    sw_Match *m = sw_match_new(g, changed, NULL);
    double start = now_seconds();
    uint64_t n = m ? sw_match_count(m) : 0;
    double ms = (now_seconds() - start) * 1000;
    sw_match_free(m);
    sw_free(fen);
    free(changed);
    return n ? ms : -1;
}

static bool random_move(sw_Match *m, unsigned *seed) {
    int n;
    char **moves = sw_match_moves(m, NULL, &n, NULL);
    *seed = *seed * 1103515245u + 12345u;
    bool played = n > 0 && sw_match_play(m, moves[(*seed >> 8) % (unsigned)n], NULL);
    sw_free(moves);
    return played;
}

/* Times positions of one random game; how many. */
static int time_game(const sw_Game *g, const Walks *w, double *ms, int most, unsigned *seed) {
    sw_Match *m = sw_match_new(g, NULL, NULL);
    int found = 0;
    for (int ply = 0; ply <= LAST_PLY && found < most; ply++) {
        if (sw_match_outcome(m) != SW_ONGOING)
            break;
        if (ply >= FIRST_PLY) {
            ms[found] = time_moves(g, m, w);
            found += ms[found] >= 0;
        }
        if (!random_move(m, seed))
            break;
    }
    sw_match_free(m);
    return found;
}

static bool measure_walks(Bench *b, const Walks *w) {
    char *error;
    sw_Game *g = sw_game_load(w->game, w->set, SETTINGS, &error);
    if (!g)
        return complain_taking("bench: ", error);
    double *ms = calloc(POSITIONS, sizeof *ms);
    int n = 0;
    unsigned seed = 1;
    while (ms && n < POSITIONS)
        n += time_game(g, w, ms + n, POSITIONS - n, &seed);
    sw_game_free(g);
    if (!ms)
        return complain("bench: out of memory");
    qsort(ms, (size_t)n, sizeof *ms, by_size);
    if (b->json)
        json_array_append_new(b->list,
                              json_pack("{s:s, s:s, s:s, s:i, s:f, s:f}", "measure", "walks",
                                        "label", w->label, "game", w->game, "positions", n,
                                        "median_ms", ms[n / 2], "max_ms", ms[n - 1]));
    else
        printf("%-9s %-15s %s: all moves of %d positions, median ms %.3f, at most %.3f\n",
               "walks", w->game, w->label, n, ms[n / 2], ms[n - 1]);
    free(ms);
    return true;
}

int cmd_bench(const Args *a) {
    Bench b = {.json = args_has(a, OPT_JSON), .list = json_array(), .signature = 1};
    bool fine = true;
    for (size_t i = 0; fine && i < sizeof rows / sizeof *rows; i++)
        fine = measure(&b, &rows[i]);
    if (fine)
        report_threads(&b);
    for (size_t i = 0; fine && i < sizeof loads / sizeof *loads; i++)
        fine = measure_load(&b, &loads[i]);
    for (size_t i = 0; fine && i < sizeof walks / sizeof *walks; i++)
        fine = measure_walks(&b, &walks[i]);
    unsigned signature = (unsigned)(b.signature % 100000000);
    if (fine && b.json)
        print_json(json_pack("{s:O, s:i}", "rows", b.list, "signature", (int)signature));
    else if (fine)
        printf("signature %08u\n", signature);
    json_decref(b.list);
    return fine ? EXIT_DONE : EXIT_WRONG;
}
