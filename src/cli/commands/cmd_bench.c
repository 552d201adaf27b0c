/*
** cmd_bench.c -- `stepwise bench`: a fixed set of measurements, with a signature.
**
** Each line is one measurement: how much was done, how long it took, and how the tables compare
** with the machine, and two threads with one, in the same run. Times differ from run to run.
** The signature, a hash of all counts, does not: a change that moves it has changed what the
** program does.
*/
#include "cli/common/command.h"
#include "cli/common/json.h"
#include "cli/common/message.h"
#include "cli/common/text.h"
#include "cli/terminal/clock.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* PLAYOUT_LIMIT: plies of a random game. Long walks are timed in POSITIONS positions, from ply
** FIRST_PLY to LAST_PLY of random games. LOADS: a game is loaded that many times, and the
** shortest time counts. MIX: the most settings of a row. SEARCHES: the positions of a game that
** are searched; GLANCE: the depth of the searches that choose its moves. */
enum { PLAYOUT_LIMIT = 600, POSITIONS = 1000, FIRST_PLY = 20, LAST_PLY = 60 };
enum { LOADS = 5, MIX = 16, BENCH_MEGABYTES = 16, SEARCHES = 24, GLANCE = 3 };

typedef enum Measure { PERFT, PLAYOUTS, SEARCH, LOADING, LONG_WALKS } Measure;

static const char *const measure_name[] = {"perft", "playouts", "search", "load", "walks"};

/* A row of bench.def. deep: a depth or a number of games; shallow: the same for the machine,
** without tables. field, text: LONG_WALKS sets that field (from 1) of each FEN to the text. */
typedef struct Measurement {
    Measure what;
    const char *game, *label;
    int deep, shallow, field;
    const char *text;
    sw_Setting set[MIX];
} Measurement;

static const Measurement measurements[] = {
#define COUNT(what, game, deep, shallow) {what, game, "", deep, shallow, 0, "", {{0}}},
#define LOAD(label, game, ...) {LOADING, game, label, 0, 0, 0, "", {__VA_ARGS__}},
#define WALKS(label, game, field, text, ...)                                                   \
    {LONG_WALKS, game, label, 0, 0, field, text, {__VA_ARGS__}},
#include "../../../games/bench.def"
#undef COUNT
#undef LOAD
#undef WALKS
};

/* What has been measured so far. */
typedef struct Results {
    bool json;
    json_t *list;
    uint64_t signature;
    double alone, paired; /* seconds of all searches, on one thread and on two */
} Results;

/* Adds one row to the answer: o for --json, else the line. Takes the reference to o. */
__attribute__((format(printf, 3, 4))) static void report(Results *b, json_t *o, const char *fmt,
                                                         ...) {
    va_list args;
    va_start(args, fmt);
    if (b->json)
        json_array_append(b->list, o);
    else
        vprintf(fmt, args);
    va_end(args);
    json_decref(o);
    fflush(stdout);
}

/* ---- counting ---- */

/* What was counted, and how long that took. */
typedef struct Counted {
    uint64_t n;
    double seconds;
} Counted;

/* Searches one position. *move, unless move is NULL, becomes the best move, for free(). */
static Counted search(const sw_Game *g, const sw_Match *m, int depth, int threads,
                      char **move) {
    sw_Engine *engine = sw_engine_new(g, BENCH_MEGABYTES);
    sw_Limits limits = {.depth = depth, .threads = threads, .untuned = true};
    sw_Report best = {0};
    sw_search(engine, m, &limits, NULL, NULL, &best);
    if (move)
        *move = copy_text(best.move);
    sw_engine_free(engine);
    return (Counted){best.nodes, best.seconds};
}

/* Searches every other position of the beginning of a game that the program plays against
** itself, choosing moves at depth GLANCE. The time of a single position would be too much a
** matter of luck. */
static Counted search_all(const sw_Game *g, sw_Match *m, int depth, int threads) {
    Counted sum = {0};
    for (int i = 0; i < 2 * SEARCHES && sw_match_outcome(m) == SW_ONGOING; i++) {
        char *move = NULL;
        if (i % 2 == 0) {
            Counted one = search(g, m, depth, threads, NULL);
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

static Counted count(const sw_Game *g, Measure what, int amount, int threads) {
    sw_Match *m = sw_match_new(g, NULL, NULL);
    Counted c = {0};
    double start = now_seconds();
    if (what == PERFT)
        c.n = sw_match_perft(m, amount, threads, NULL, NULL);
    else if (what == PLAYOUTS)
        c.n = sw_match_playouts(m, (uint64_t)amount, PLAYOUT_LIMIT, 1, NULL);
    else
        c = search_all(g, m, amount, threads);
    if (what != SEARCH)
        c.seconds = now_seconds() - start;
    sw_match_free(m);
    return c;
}

static double rate(uint64_t n, double seconds) {
    return seconds > 0 ? (double)n / seconds : 0;
}

/* Mixes a count into the signature: FNV-1a, over whole numbers instead of bytes. */
static void sign(Results *b, uint64_t n) {
    b->signature = (b->signature ^ n) * 0x100000001b3u;
}

/* The counts of one row: with the tables on one thread, on the machine, and with the tables on
** two threads (none for playouts). A search on two threads visits other positions each time, so
** `paired` is in no signature. */
typedef struct Compared {
    Counted alone, machine, paired;
} Compared;

static void report_count(Results *b, const Measurement *m, const Compared *c) {
    const char *name = measure_name[m->what];
    double speed = rate(c->alone.n, c->alone.seconds);
    double over_machine = speed / rate(c->machine.n, c->machine.seconds);
    double gain = c->alone.seconds / c->paired.seconds;
    json_t *o = json_pack("{s:s, s:s, s:i, s:I, s:f, s:f}", "measure", name, "game", m->game,
                          "amount", m->deep, "count", (json_int_t)c->alone.n, "seconds",
                          c->alone.seconds, "over_machine", over_machine);
    char *last;
    if (m->what == PLAYOUTS) {
        last = format("%.0f games a second", rate((uint64_t)m->deep, c->alone.seconds));
    } else {
        last = format("%.2f times as fast on two threads", gain);
        json_object_set_new(o, "over_one_thread", json_real(gain));
    }
    report(b, o,
           "%-9s %-15s %6d  count %-11" PRIu64 " seconds %-7.2f per second %-11.0f "
           "%.1f times the machine, %s\n",
           name, m->game, m->deep, c->alone.n, c->alone.seconds, speed, over_machine, last);
    free(last);
}

static void measure_count(Results *b, const Measurement *m, const sw_Game *g) {
    Compared c = {.alone = count(g, m->what, m->deep, 1)};
    if (m->what != PLAYOUTS)
        c.paired = count(g, m->what, m->deep, 2);
    sw_Game *slow = sw_game_on_machine(g);
    c.machine = count(slow, m->what, m->shallow, 1);
    sw_game_free(slow);
    sign(b, c.alone.n);
    sign(b, c.machine.n);
    b->alone += m->what == SEARCH ? c.alone.seconds : 0;
    b->paired += m->what == SEARCH ? c.paired.seconds : 0;
    report_count(b, m, &c);
}

/* What threads gain in one game is a matter of luck; the sum over all games says more. */
static void report_threads(Results *b) {
    double gain = b->alone / b->paired;
    report(b,
           json_pack("{s:s, s:s, s:f}", "measure", "search", "game", "all", "over_one_thread",
                     gain),
           "search    all together: %.2f times as fast on two threads\n", gain);
}

/* ---- long walks ---- */

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* A new match from the position of `at`, with one field of its FEN, counted from 1, replaced.
** NULL if the result is no valid FEN. */
static sw_Match *with_field(const sw_Match *at, int field, const char *text) {
    char *fen = sw_match_fen(at);
    const char *rest = fen;
    for (int i = 1; i < field && *rest; i++)
        rest += strcspn(rest, " ") + 1;
    char *changed = format("%.*s%s%s", (int)(rest - fen), fen, text, rest + strcspn(rest, " "));
    sw_Match *m = sw_match_new(sw_match_game(at), changed, NULL);
    sw_free(fen);
    free(changed);
    return m;
}

/* The milliseconds that counting the legal moves takes, in the position with its field
** replaced; negative if there are none. */
static double time_moves(const sw_Match *at, const Measurement *w) {
    sw_Match *m = with_field(at, w->field, w->text);
    double start = now_seconds();
    uint64_t n = m ? sw_match_count(m) : 0;
    double ms = (now_seconds() - start) * 1000;
    sw_match_free(m);
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

/* Times at most `most` positions of one random game into ms[]; returns how many. */
static int time_game(const sw_Game *g, const Measurement *w, double *ms, int most,
                     unsigned *seed) {
    sw_Match *m = sw_match_new(g, NULL, NULL);
    int found = 0;
    for (int ply = 0; ply <= LAST_PLY && found < most; ply++) {
        if (sw_match_outcome(m) != SW_ONGOING)
            break;
        if (ply >= FIRST_PLY) {
            ms[found] = time_moves(m, w);
            found += ms[found] >= 0;
        }
        if (!random_move(m, seed))
            break;
    }
    sw_match_free(m);
    return found;
}

static void measure_walks(Results *b, const Measurement *w, const sw_Game *g) {
    double ms[POSITIONS];
    unsigned seed = 1;
    for (int n = 0; n < POSITIONS;)
        n += time_game(g, w, ms + n, POSITIONS - n, &seed);
    qsort(ms, POSITIONS, sizeof *ms, by_size);
    double median = ms[POSITIONS / 2], most = ms[POSITIONS - 1];
    report(b,
           json_pack("{s:s, s:s, s:s, s:i, s:f, s:f}", "measure", "walks", "label", w->label,
                     "game", w->game, "positions", POSITIONS, "median_ms", median, "max_ms",
                     most),
           "%-9s %-15s %s: all moves of %d positions, median ms %.3f, at most %.3f\n", "walks",
           w->game, w->label, POSITIONS, median, most);
}

/* ---- all measurements ---- */

static void report_load(Results *b, const Measurement *m, double ms, size_t bytes) {
    report(b,
           json_pack("{s:s, s:s, s:s, s:f, s:I}", "measure", "load", "game", m->game, "label",
                     m->label, "ms", ms, "bytes", (json_int_t)bytes),
           "%-9s %-15s ms %-6.1f bytes %zu%s%s\n", "load", m->game, ms, bytes,
           *m->label ? "  " : "", m->label);
}

/* Loads a game `times` times; *ms is the shortest time. NULL after a message. */
static sw_Game *load(const Measurement *m, int times, double *ms) {
    int nset = 0;
    sw_Game *g = NULL;
    while (nset < MIX && m->set[nset].name)
        nset++;
    for (int i = 0; i < times; i++) {
        char *error;
        sw_game_free(g);
        double start = now_seconds();
        g = sw_game_load(m->game, m->set, nset, &error);
        double took = (now_seconds() - start) * 1000;
        if (!g) {
            fputs(error, stderr); /* its lines have their ends */
            sw_free(error);
            return NULL;
        }
        *ms = i == 0 || took < *ms ? took : *ms;
    }
    return g;
}

static bool measure(Results *b, const Measurement *m) {
    double ms;
    sw_Game *g = load(m, m->what == LOADING ? LOADS : 1, &ms);
    if (!g)
        return false;
    switch (m->what) {
    case PERFT:
    case PLAYOUTS:
    case SEARCH: measure_count(b, m, g); break;
    case LOADING: report_load(b, m, ms, sw_game_bytes(g)); break;
    case LONG_WALKS: measure_walks(b, m, g); break;
    }
    sw_game_free(g);
    return true;
}

enum { MEASUREMENTS = sizeof measurements / sizeof *measurements };

/* True if the command line names the game, or no game at all. */
static bool is_wanted(const Args *a, const char *game) {
    for (int i = 0; i < a->nwords; i++)
        if (strcmp(a->word[i], game) == 0)
            return true;
    return a->nwords == 0;
}

static bool check_names(const Args *a) {
    const char *names[MEASUREMENTS];
    for (int i = 0; i < MEASUREMENTS; i++)
        names[i] = measurements[i].game;
    for (int i = 0; i < a->nwords; i++) {
        bool known = false;
        for (int k = 0; k < MEASUREMENTS && !known; k++)
            known = strcmp(a->word[i], names[k]) == 0;
        const char *near = sw_nearest(a->word[i], names, MEASUREMENTS);
        if (!known)
            return complain("bench: there are no measurements of '%s'%s%s%s", a->word[i],
                            near ? "; did you mean '" : "", near ? near : "", near ? "'?" : "");
    }
    return true;
}

int cmd_bench(const Args *a, Session *s) {
    (void)s;
    if (!check_names(a))
        return EXIT_WRONG;
    Results b = {.json = args_has(a, OPT_JSON), .list = json_array(), .signature = 1};
    bool fine = true;
    for (int i = 0; fine && i < MEASUREMENTS; i++) {
        const Measurement *m = &measurements[i];
        if (i > 0 && m[-1].what == SEARCH && m->what != SEARCH && b.alone > 0)
            report_threads(&b);
        fine = !is_wanted(a, m->game) || measure(&b, m);
    }
    unsigned signature = (unsigned)(b.signature % 100000000);
    if (fine && b.json)
        print_json(json_pack("{s:O, s:i}", "rows", b.list, "signature", (int)signature));
    else if (fine)
        printf("signature %08u\n", signature);
    json_decref(b.list);
    return fine ? EXIT_DONE : EXIT_WRONG;
}
