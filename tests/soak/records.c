/*
** records.c -- random games with random options, written and read back without loss.
**
** records [--games N] [--first N] GAME...: game number i is always the same. Each is written,
** read, and compared: options, moves, throws, comments, tags, position, result, and the text
** when written again. Then its text is truncated, which must be refused, and damaged, which
** must not crash. Writes TAP. It uses nothing but stepwise.h.
*/
#include "../fuzz/mutate.h"
#include "../support/tap.h"
#include "stepwise.h"

#include <stdlib.h>

enum { SETTINGS_MAX = 12, PLIES_MAX = 60, FAILURES_MAX = 5, DAMAGES = 2 };

typedef struct Totals {
    int games, plies, throws, refused, damaged, survived;
} Totals;

/* ---- random options ---- */

typedef struct Draw {
    sw_Setting set[SETTINGS_MAX];
    char name[SETTINGS_MAX][80], value[SETTINGS_MAX][80];
    int n;
} Draw;

static uint64_t below(Rng *r, int n) {
    return rng_below(r, (uint64_t)n);
}

/* A random selection from the words of a list option. */
static void draw_list(const sw_Option *o, Rng *r, char *value, size_t size) {
    size_t n = 0;
    for (int i = 0; i < o->nchoices; i++)
        if (below(r, 4) == 0 && n + strlen(o->choices[i]) + 2 < size)
            n += (size_t)snprintf(value + n, size - n, "%s%s", n ? "," : "", o->choices[i]);
    if (n == 0)
        snprintf(value, size, "none");
}

static void draw_value(const sw_Game *g, const sw_Option *o, Rng *r, char *value, size_t size) {
    if (strcmp(o->type, "choice") == 0)
        snprintf(value, size, "%s", o->choices[below(r, o->nchoices)]);
    else if (strcmp(o->type, "number") == 0)
        snprintf(value, size, "%d", (int)(o->min + (int64_t)below(r, 40)));
    else if (strcmp(o->type, "list") == 0)
        draw_list(o, r, value, size);
    else if (strcmp(o->type, "cell") == 0)
        snprintf(value, size, "%s", sw_cell_name(g, (int)below(r, sw_game_cells(g))));
    else
        snprintf(value, size, "%dd6", 1 + (int)below(r, 2));
}

/* Changes one option in three, or fewer; one that each side may choose, mostly for one side
** only. */
static void draw_options(const sw_Game *g, Rng *r, Draw *d) {
    int one_in = 3 + (int)below(r, 20);
    d->n = 0;
    for (int i = 0; i < sw_game_options(g) && d->n < SETTINGS_MAX; i++) {
        sw_Option o = sw_game_option(g, i);
        if (below(r, one_in))
            continue;
        if (o.per_side && below(r, 3))
            snprintf(d->name[d->n], sizeof d->name[0], "%s.%s",
                     sw_player_name(g, (int)below(r, sw_game_players(g))), o.name);
        else
            snprintf(d->name[d->n], sizeof d->name[0], "%s", o.name);
        draw_value(g, &o, r, d->value[d->n], sizeof d->value[0]);
        d->set[d->n] = (sw_Setting){d->name[d->n], d->value[d->n]};
        d->n++;
    }
}

/* Draws again if the options contradict each other. */
static sw_Game *random_game(const char *name, const sw_Game *plain, Rng *r) {
    Draw d;
    for (int tries = 0; tries < 100; tries++) {
        draw_options(plain, r, &d);
        sw_Game *g = sw_game_load(name, d.set, d.n, NULL);
        if (g)
            return g;
    }
    return sw_game_load(name, NULL, 0, NULL);
}

/* ---- random games ---- */

static void comment(sw_Match *m, Rng *r) {
    static const char *const texts[] = {"a comment", "{in braces}", "; and \"signs\" [x] (y)",
                                        "5",         "1-0",         "\xc3\xa9t\xc3\xa9 $3"};
    if (below(r, 6) == 0)
        sw_match_set_comment(m, sw_match_ply(m), texts[below(r, 6)]);
}

static bool move(sw_Match *m, Rng *r) {
    int n;
    sw_match_throw(m);
    char **moves = sw_match_moves(m, NULL, &n, NULL);
    bool moved = n > 0 && sw_match_play(m, moves[below(r, n)], NULL);
    sw_free(moves);
    return moved;
}

static sw_Match *random_match(const sw_Game *g, Rng *r) {
    sw_Match *m = sw_match_new(g, NULL, NULL);
    int plies = (int)below(r, PLIES_MAX + 1), players = sw_game_players(g);
    sw_match_seed(m, rng_next(r));
    sw_match_set_notation(m, sw_notation_name(g, (int)below(r, sw_game_notations(g))), NULL);
    sw_match_set_tag(m, "Event", "a \"quoted\" \\ name", NULL);
    comment(m, r);
    for (int i = 0; i < plies && move(m, r); i++)
        comment(m, r);
    if (below(r, 4))
        sw_match_throw(m);
    if (below(r, 5) == 0)
        sw_match_undo(m, (int)below(r, 4));
    else if (below(r, 5) == 0)
        sw_match_end(m, below(r, 2) ? SW_DRAW : (int)below(r, players),
                     "by agreement (of both)");
    return m;
}

/* ---- comparing ---- */

static const char *same_settings(const sw_Game *a, const sw_Game *b) {
    int n, k;
    sw_Setting *x = sw_game_settings(a, &n), *y = sw_game_settings(b, &k);
    const char *wrong = n == k ? NULL : "options";
    for (int i = 0; i < n && !wrong; i++)
        if (strcmp(x[i].name, y[i].name) != 0 || strcmp(x[i].value, y[i].value) != 0)
            wrong = "options";
    sw_free(x);
    sw_free(y);
    return wrong;
}

static const char *same_text(char *a, char *b, const char *what) {
    bool same = strcmp(a, b) == 0;
    sw_free(a);
    sw_free(b);
    return same ? NULL : what;
}

static const char *same_moves(const sw_Match *a, const sw_Match *b) {
    if (sw_match_plies(a) != sw_match_plies(b) || sw_match_ply(a) != sw_match_ply(b))
        return "how many moves";
    if (strcmp(sw_match_opening(a), sw_match_opening(b)) != 0)
        return "first throws";
    for (int i = 0; i <= sw_match_plies(a); i++)
        if (strcmp(sw_match_move(a, i), sw_match_move(b, i)) != 0 ||
            strcmp(sw_match_comment(a, i), sw_match_comment(b, i)) != 0)
            return "a move or its comment";
    return NULL;
}

static const char *same(const sw_Match *a, const sw_Match *b) {
    const char *wrong = same_settings(sw_match_game(a), sw_match_game(b));
    wrong = wrong ? wrong : same_moves(a, b);
    wrong = wrong ? wrong : same_text(sw_match_fen(a), sw_match_fen(b), "position");
    wrong = wrong ? wrong : same_text(sw_match_result(a), sw_match_result(b), "result");
    return wrong ? wrong : same_text(sw_match_record(a), sw_match_record(b), "record");
}

static void count(Totals *t, const sw_Match *m) {
    t->games++;
    t->plies += sw_match_plies(m);
    for (int i = 0; i < sw_match_plies(m); i++)
        t->throws += strpbrk(sw_match_move(m, i), "{(") != NULL;
}

/* ---- damage ---- */

/* A truncated record is refused, wherever it was cut. */
static bool cut_refused(const char *text, Rng *r, Totals *t) {
    sw_Game *g;
    size_t end = strlen(text);
    while (end > 0 && strchr("\n10-/2*", text[end - 1]))
        end--;
    char *error = NULL;
    sw_Match *m = sw_record_read(text, (size_t)below(r, (int)end + 1), 1, NULL, &g, &error);
    bool refused = !m && error && *error;
    sw_match_free(m);
    sw_game_free(g);
    sw_free(error);
    t->refused += refused;
    return refused;
}

/* A damaged record is refused with a reason, or read as another record. */
static bool damage_survived(const char *text, Rng *r, Totals *t) {
    static const char *const words[] = {"[",  "]",   "\"",     "{",     "}",       "(",
                                        ")",  ";",   "*",      "1-0",   "99.",     "d",
                                        "-1", "FEN", "Result", "Types", "Options", "C4xB7P"};
    sw_Game *g;
    char *error = NULL;
    Str s = {0};
    str_add(&s, text);
    mutate(&s, r, words, sizeof words / sizeof *words);
    sw_Match *m = sw_record_read(str_text(&s), s.n, 1, NULL, &g, &error);
    bool fine = m ? g && !error : !g && error && *error;
    t->damaged++;
    t->survived += m != NULL;
    sw_match_free(m);
    sw_game_free(g);
    sw_free(error);
    str_free(&s);
    return fine;
}

/* ---- one game ---- */

static bool read_back(const sw_Match *m, const char *text, const char **wrong) {
    sw_Game *g;
    char *error = NULL;
    sw_Match *again = sw_record_read(text, strlen(text), 1, NULL, &g, &error);
    *wrong = again ? same(m, again) : error;
    if (!again)
        tap_note("%s", error);
    sw_match_free(again);
    sw_game_free(g);
    sw_free(error);
    if (*wrong && again)
        return false;
    *wrong = *wrong ? "it is refused" : NULL;
    return !*wrong;
}

static bool one(const char *name, const sw_Game *plain, uint64_t number, Totals *t) {
    Rng r;
    rng_seed(&r, number);
    const char *wrong = NULL;
    sw_Game *g = random_game(name, plain, &r);
    sw_Match *m = random_match(g, &r);
    char *text = sw_match_record(m);
    bool fine = read_back(m, text, &wrong);
    if (fine && !cut_refused(text, &r, t))
        fine = false, wrong = "it was cut, and not refused";
    for (int i = 0; fine && i < DAMAGES; i++)
        if (!damage_survived(text, &r, t))
            fine = false, wrong = "it was damaged, and there is no reason";
    if (!fine)
        tap_note("game %llu: %s\n%s", (unsigned long long)number, wrong, text);
    count(t, m);
    sw_free(text);
    sw_match_free(m);
    sw_game_free(g);
    return fine;
}

static void run(Tap *tap, const char *name, uint64_t first, uint64_t games) {
    Totals t = {0};
    int failures = 0;
    sw_Game *plain = sw_game_load(name, NULL, 0, NULL);
    for (uint64_t i = first; plain && i < first + games && failures < FAILURES_MAX; i++)
        failures += !one(name, plain, i, &t);
    tap_ok(tap, plain && failures == 0, "%s: games as records", name);
    printf("# total: %s: %d games of %d moves, %d of them with throws, read back; %d cut ones "
           "refused, %d of %d damaged ones\n",
           name, t.games, t.plies, t.throws, t.refused, t.damaged - t.survived, t.damaged);
    sw_game_free(plain);
}

int main(int argc, char **argv) {
    Tap tap = {0};
    uint64_t first = 0, games = 100;
    int i = 1;
    for (; i + 1 < argc && strncmp(argv[i], "--", 2) == 0; i += 2) {
        uint64_t n = strtoull(argv[i + 1], NULL, 10);
        if (strcmp(argv[i], "--games") == 0)
            games = n;
        else if (strcmp(argv[i], "--first") == 0)
            first = n;
        else
            break;
    }
    if (i >= argc || argv[i][0] == '-') {
        fputs("usage: records [--games N] [--first N] GAME...\n", stderr);
        return 2;
    }
    for (; i < argc; i++)
        run(&tap, argv[i], first, games);
    return tap_end(&tap);
}
