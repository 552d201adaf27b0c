/*
** linear.c -- checks that readers take linear time: four times the text may take four times as
** long, not sixteen.
**
** linear [MB]: for each kind of text, finds a size that takes long enough to be measured, and
** compares its processor time with that of four times the size. With an argument, reads each
** text once, that many megabytes of it, which must take no more than seconds. Writes TAP.
*/
#include "../support/given.h"
#include "../support/tap.h"
#include "lang/load.h"
#include "match/replay.h"
#include "match/ruletest.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

static const char GAME[] = "tests/soak/linear.lua";

/* ---- readers: they free what they make, and ignore whether the text is refused ---- */

static void read_record(const char *text, size_t n) {
    Game *g;
    Err e;
    match_free(replay_read(text, n, 1, GAME, &g, &e));
    game_free(g);
}

/* Asks for a game that is not there, so that the whole text is read. */
static void read_games(const char *text, size_t n) {
    Game *g;
    Err e;
    match_free(replay_read(text, n, 1000000000, GAME, &g, &e));
    game_free(g);
}

static void read_fen(const char *text, size_t n) {
    static Game *g;
    Err e;
    (void)n;
    g = g ? g : given_game(GAME);
    match_free(match_new(g, text, &e));
}

static void read_definition(const char *text, size_t n) {
    Diags diags;
    diags_init(&diags);
    game_free(game_load_text("linear", text, n, NULL, 0, &diags));
    diags_free(&diags);
}

static void ignore(void *ctx, const Tested *t) {
    (void)ctx, (void)t;
}

static void read_tests(const char *text, size_t n) {
    char path[] = "/tmp/linear.XXXXXX";
    Diags diags;
    int fd = mkstemp(path);
    if (fd < 0 || write(fd, text, n) != (ssize_t)n)
        abort();
    close(fd);
    diags_init(&diags);
    ruletest_run(&(TestSource){.name = path}, NULL, ignore, NULL, &diags);
    diags_free(&diags);
    unlink(path);
}

/* ---- texts ---- */

typedef void Reader(const char *text, size_t n);

/* `before`, then `part` as often as needed, then `after`; a '#' in the part is replaced by a
** running number. */
typedef struct Text {
    const char *name;
    Reader *read;
    const char *before, *part, *after;
} Text;

static const Text texts[] = {
    {"a long comment", read_record, "1. a1-a2 {", "word ", "} *"},
    {"many comments", read_record, "1. a1-a2 ", "{word} ", "*"},
    {"remarks to the end of the line", read_record, "1. a1-a2 ", ";word\n", "*"},
    {"glyphs of annotation", read_record, "1. a1-a2 ", "$1 ", "*"},
    {"brackets in brackets", read_record, "1. a1-a2 ", "(", "*"},
    {"many tags", read_record, "", "[T# \"x\"]\n", "\n1. a1-a2 *"},
    {"a long tag", read_record, "[T \"", "word ", "\"]\n\n1. a1-a2 *"},
    {"quotes in a tag", read_record, "[T \"", "\"  ", "\"]\n\n1. a1-a2 *"},
    {"a long name of a tag", read_record, "[", "T", " \"x\"]\n\n1. a1-a2 *"},
    {"many options", read_record, "[Options \"", "o#=x;", "\"]\n\n1. a1-a2 *"},
    {"types", read_record, "[WhiteTypes \"", "x ", "\"]\n\n1. a1-a2 *"},
    {"the name of a game", read_record, "[Variant \"", "x", "\"]\n\n1. a1-a2 *"},
    {"lines for others", read_record, "1. a1-a2\n", "%x\n", "*"},
    {"blanks", read_record, "1. a1-a2\n", " ", "*"},
    {"a long move", read_record, "1. ", "x", " *"},
    {"a long number", read_record, "1", "0", ". a1-a2 *"},
    {"many moves", read_record, "", "a1-a2 a4-a3 a2-a1 a3-a4 ", "*"},
    {"letters that are not UTF-8", read_record, "1. a1-a2 {", "\xe9", "} *"},
    {"a position in a tag", read_record, "[FEN \"", "1", "\"]\n\n1. a1-a2 *"},
    {"many games", read_games, "", "*\n", ""},
    {"many games with a comment each", read_games, "", "a1-a2 {x} *\n", ""},
    {"games that end in a tag", read_games, "", "[Event \"\n", ""},
    {"games that end among the moves", read_games, "", "[A \"\"]\n\na1-a2\n", ""},
    {"games that end in a comment", read_games, "", "[A \"\"]\n\n{\n", ""},
    {"games that end in brackets", read_games, "", "[A \"\"]\n\n(\n", ""},
    {"games with a bracket too many", read_games, "", "[A \"\"]\n\n)\n", ""},
    {"empty cells", read_fen, "", "1", " w"},
    {"long runs of empty cells", read_fen, "", "9999", " w"},
    {"pieces", read_fen, "", "K", " w"},
    {"rows", read_fen, "", "4/", " w"},
    {"lost men", read_fen, "k3/4/4/K3[", "K", "] w"},
    {"words behind the fields", read_fen, "k3/4/4/K3 w ", "x ", ""},
    {"blanks before the fields", read_fen, "", " ", "k3/4/4/K3 w"},
    {"kinds of piece", read_definition, "", "piece 'P#' { 'P' }\n", ""},
    {"options", read_definition, "", "option 'o#' { 'a', 'b' }\n", ""},
    {"notations", read_definition, "", "notation 'n#' { move = '{from}{to}' }\n", ""},
    {"pieces that are none", read_definition, "", "ending { win { captured 'X#' } }\n", ""},
    {"Lua comments", read_definition, "", "-- word\n", ""},
    {"a long Lua comment", read_definition, "--[[", "word\n", "]]"},
    {"wrong statements", read_definition, "", "nothing # = 1\n", ""},
    {"statements", read_definition, "", "local x = {}\n", ""},
    {"tests", read_tests, "", "test 'a' {}\n", ""},
    {"tests of a game", read_tests, "game 'tests/soak/linear.lua'\n",
     "test 'a' { result = 'x' }\n", ""},
    {"moves of a test", read_tests, "game 'tests/soak/linear.lua'\ntest 'a' { moves = {",
     "'a1-a2',", "} }\n"},
    {"play of a test", read_tests, "game 'tests/soak/linear.lua'\ntest 'a' { play = {",
     "'a1-a2','a4-a3','a2-a1','a3-a4',", "} }\n"},
};
enum { NTEXTS = sizeof texts / sizeof *texts };

static Str made(const Text *k, size_t bytes) {
    Str s = {0};
    const char *sign = strchr(k->part, '#');
    str_add(&s, k->before);
    for (int i = 0; s.n < bytes; i++)
        if (sign)
            str_addf(&s, "%.*s%d%s", (int)(sign - k->part), k->part, i, sign + 1);
        else
            str_add(&s, k->part);
    str_add(&s, k->after);
    return s;
}

/* ---- time ---- */

/* SMALL is multiplied by four up to LARGE, which stays below the limit of a megabyte for
** definitions. MEASURABLE: seconds that exceed noise and any constant overhead. */
enum { SMALL = 3840, LARGE = SMALL << 8, TRIES = 12 };
static const double MEASURABLE = 0.01, RATIO_MAX = 8, SECONDS_MAX = 10;

static double processor_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double once(const Text *t, size_t bytes) {
    Str s = made(t, bytes);
    double began = processor_seconds();
    t->read(str_text(&s), s.n);
    double took = processor_seconds() - began;
    str_free(&s);
    return took;
}

static double lesser(double a, double b) {
    return a < b ? a : b;
}

/* Retries, as a busy machine slows down single runs but never speeds up any. */
static void try_ratio(Tap *tap, const Text *t) {
    size_t n = SMALL;
    double small = once(t, n), large;
    while (small < MEASURABLE && n < LARGE / 4)
        small = once(t, n *= 4);
    large = once(t, 4 * n);
    for (int i = 1; i < TRIES && large > RATIO_MAX * small; i++) {
        small = lesser(small, once(t, n));
        large = lesser(large, once(t, 4 * n));
    }
    if (!tap_ok(tap, large < MEASURABLE || large <= RATIO_MAX * small,
                "%s: four times the text takes less than %g times as long", t->name, RATIO_MAX))
        tap_note("%zu bytes: %.4f s, %zu bytes: %.4f s", n, small, 4 * n, large);
}

static void try_size(Tap *tap, const Text *t, size_t mb) {
    double took = once(t, mb << 20);
    tap_ok(tap, took < SECONDS_MAX, "%s: %zu MB in %.2f s", t->name, mb, took);
}

int main(int argc, char **argv) {
    Tap tap = {0};
    size_t mb = argc > 1 ? (size_t)atoi(argv[1]) : 0;
    for (const Text *t = texts; t < texts + NTEXTS; t++)
        if (mb)
            try_size(&tap, t, mb);
        else
            try_ratio(&tap, t);
    return tap_end(&tap);
}
