/*
** golden.c -- checks the games against data made by an independent program.
**
** golden [--all] [--leaves N] [--every N] FILE.jsonl...: README.md in this folder describes the
** lines. A line whose game or option does not exist is skipped; with --all it fails. --leaves
** skips perft depths with more than N leaves; --every reads only every Nth line. Writes TAP,
** one test per line.
*/
#include "../support/tap.h"
#include "lang/load.h"
#include "lang/read/find.h"
#include "text/write/fen.h"
#include "text/write/notation.h"
#include "text/write/verdict.h"
#include "vm/count/perft.h"
#include "vm/meaning/rules.h"
#include "vm/model/display.h"
#include "vm/meaning/make.h"

#include <jansson.h>
#include <string.h>

enum { SETTINGS_MAX = 64 };

typedef struct Golden {
    Tap tap;
    bool all;
    json_int_t leaves; /* 0: no limit */
    int every;         /* read only every Nth line; 0: all */
} Golden;

/* A line of data, and what is wrong with it. */
typedef struct Line {
    const json_t *data;
    const Golden *golden;
    char place[128]; /* "jetan-moves:12" */
    const Game *game;
    Str wrong;
} Line;

__attribute__((format(printf, 2, 3))) static bool wrong(Line *l, const char *fmt, ...) {
    char text[1024];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    str_addf(&l->wrong, "%s\n", text);
    return false;
}

static const char *text_of(const Line *l, const char *key) {
    const char *s = json_string_value(json_object_get(l->data, key));
    return s ? s : "";
}

/* The game of a line; the Jetan lines name their board instead. */
static const char *game_of(const Line *l) {
    const char *game = text_of(l, "game");
    if (*game)
        return game;
    return strcmp(text_of(l, "board"), "circular") == 0 ? "jetan-circular" : "jetan";
}

/* ---- missing games and options ----------------------------------------------------------- */

static const Option *option_named(const Game *g, const char *name) {
    for (int i = 0; i < g->display->noptions; i++)
        if (strcmp(g->display->options[i].name, name) == 0)
            return &g->display->options[i];
    return NULL;
}

static bool can_be(const Option *o, const char *value) {
    if (o->type != OPTION_CHOICE)
        return true;
    for (int i = 0; i < o->nchoices; i++)
        if (strcmp(o->choice[i], value) == 0)
            return true;
    return false;
}

/* Does the game have all options and choices that the line sets? If not, sets *why. */
static bool has_options(const Line *l, const Game *plain, Str *why) {
    const char *name;
    const json_t *choice;
    json_object_foreach(json_object_get(l->data, "set"), name, choice) {
        const char *dot = strchr(name, '.'), *bare = dot ? dot + 1 : name;
        const Option *o = option_named(plain, bare);
        if (!o || !can_be(o, json_string_value(choice))) {
            str_addf(why, "no option %s=%s", bare, json_string_value(choice));
            return false;
        }
    }
    return true;
}

static const Game *load(Line *l, const Setting *set, int n) {
    Diags d;
    diags_init(&d);
    const Game *g = game_load(game_of(l), set, n, &d);
    if (!g)
        diags_write(&d, &l->wrong);
    diags_free(&d);
    return g;
}

static bool is_built(Line *l, Str *why) {
    Arena *a = arena_new();
    Err e;
    bool there = find_game(a, NULL, game_of(l), &e) != NULL;
    arena_free(a);
    if (!there) {
        str_addf(why, "no game %s", game_of(l));
        return false;
    }
    const Game *plain = load(l, NULL, 0);
    str_clear(&l->wrong);
    bool has = !plain || has_options(l, plain, why);
    game_free((Game *)plain);
    return has;
}

static const Game *load_with_options(Line *l) {
    Setting set[SETTINGS_MAX];
    int n = 0;
    const char *name;
    const json_t *value;
    json_object_foreach(json_object_get(l->data, "set"), name, value) {
        if (n == SETTINGS_MAX)
            break;
        set[n++] = (Setting){name, json_string_value(value)};
    }
    return load(l, set, n);
}

/* ---- the kinds of line ------------------------------------------------------------------ */

static bool written_as(Line *l, const Pos *p, const char *want, const char *what) {
    Str s = {0};
    fen_write(p, &s);
    bool same = strcmp(str_text(&s), want) == 0;
    if (!same)
        wrong(l, "%s is written\n  %s, not\n  %s", what, str_text(&s), want);
    str_free(&s);
    return same;
}

static bool read_position(Line *l, Pos *p) {
    Err e = {{0}};
    const char *fen = text_of(l, "fen");
    if (!fen_read(l->game, fen, p, &e))
        return wrong(l, "fen: %s", e.text);
    if (!written_as(l, p, fen, "fen"))
        return false;
    if (!json_is_true(json_object_get(l->data, "start")))
        return true;
    Pos start;
    pos_start(l->game, &start);
    return written_as(l, &start, fen, "the start");
}

/* Compares two sorted lists and names what only one of them has. */
static bool same_lists(Line *l, const json_t *want, const char **have, size_t n) {
    size_t i = 0, k = 0, m = json_array_size(want);
    bool same = true;
    while (i < n || k < m) {
        const char *w = k < m ? json_string_value(json_array_get(want, k)) : NULL;
        int order = i == n ? 1 : !w ? -1 : strcmp(have[i], w);
        if (order < 0)
            same = wrong(l, "not a legal move: %s", have[i]);
        else if (order > 0)
            same = wrong(l, "missing: %s", w);
        i += order <= 0;
        k += order >= 0;
    }
    return same;
}

static bool moves_hold(Line *l, Pos *p) {
    Arena *a = arena_new();
    const char **text;
    Move *moves;
    int n = moves_sorted(p, 0, a, &text, &moves);
    bool ok = same_lists(l, json_object_get(l->data, "moves"), text, (size_t)n);
    for (int i = 0; ok && i < n; i++) {
        Move m = MOVE_NONE;
        Err e = {{0}};
        if (!move_read(p, text[i], &m, &e))
            ok = wrong(l, "%s is not read: %s", text[i], e.text);
        else if (m != moves[i])
            ok = wrong(l, "%s is read as another move", text[i]);
    }
    if (rules_judge(p, NULL, n).verdict != VERDICT_NONE)
        ok = wrong(l, "the game is taken to be over");
    arena_free(a);
    return ok;
}

static bool perft_holds(Line *l, Pos *p) {
    bool ok = true;
    const char *depth;
    const json_t *number;
    json_object_foreach(json_object_get(l->data, "perft"), depth, number) {
        json_int_t want = json_integer_value(number);
        if (l->golden->leaves && want > l->golden->leaves)
            continue;
        uint64_t found = perft(p, atoi(depth));
        if (found != (uint64_t)want)
            ok = wrong(l, "perft %s: %llu, not %lld", depth, (unsigned long long)found,
                       (long long)want);
    }
    return ok;
}

static bool play(Line *l, Pos *p, const char *text, History *history) {
    Move m;
    Undo u;
    Err e = {{0}};
    if (rules_judge(p, history, -1).verdict != VERDICT_NONE)
        return wrong(l, "the game is over before %s", text);
    if (!move_read(p, text, &m, &e))
        return wrong(l, "%s: %s", text, e.text);
    pos_make(p, m, &u);
    history_add(history, u.key);
    return true;
}

/* Is the result the one wanted, up to a final part in parentheses? */
static bool result_is(Line *l, const Pos *p, const History *history) {
    const char *want = text_of(l, "result");
    size_t n = strlen(want);
    Str s = {0};
    verdict_write(p, rules_judge(p, history, -1), &s);
    const char *have = str_text(&s);
    bool ok = strncmp(have, want, n) == 0 && (!have[n] || strncmp(have + n, " (", 2) == 0);
    if (!ok)
        wrong(l, "the result is %s, not %s (%s)", have, want, text_of(l, "why"));
    str_free(&s);
    return ok;
}

static bool results_hold(Line *l, Pos *p) {
    History history = {0};
    const json_t *moves = json_object_get(l->data, "moves_played");
    bool ok = true;
    for (size_t i = 0; ok && i < json_array_size(moves); i++)
        ok = play(l, p, json_string_value(json_array_get(moves, i)), &history);
    ok =
        ok && written_as(l, p, text_of(l, "final_fen"), "the end") && result_is(l, p, &history);
    history_free(&history);
    return ok;
}

static bool line_holds(Line *l) {
    static const struct {
        const char *key;
        bool (*holds)(Line *l, Pos *p);
    } kinds[] = {{"moves", moves_hold}, {"perft", perft_holds}, {"moves_played", results_hold}};
    Pos p;
    if (!read_position(l, &p))
        return false;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (json_object_get(l->data, kinds[i].key))
            return kinds[i].holds(l, &p);
    return wrong(l, "none of the kinds of line");
}

/* ---- running ---------------------------------------------------------------------------- */

static void say_wrong(const Line *l) {
    Str all = {0};
    str_addf(&all, "fen %s\n%s", text_of(l, "fen"), str_text(&l->wrong));
    for (const char *at = str_text(&all); *at;) {
        size_t n = strcspn(at, "\n");
        tap_note("%.*s", (int)n, at);
        at += n + (at[n] == '\n');
    }
    str_free(&all);
}

static void run_line(Golden *g, Line *l) {
    Str why = {0};
    if (!is_built(l, &why) && !g->all) {
        tap_skip(&g->tap, l->place, str_text(&why));
    } else {
        l->game = load_with_options(l);
        bool ok = l->game && line_holds(l);
        if (!tap_ok(&g->tap, ok, "%s", l->place))
            say_wrong(l);
        game_free((Game *)l->game);
    }
    str_free(&why);
    str_free(&l->wrong);
}

static bool run_file(Golden *g, const char *path) {
    FILE *f = fopen(path, "r");
    if (!f) {
        perror(path);
        return false;
    }
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    Tap before = g->tap;
    char *text = NULL;
    size_t cap = 0;
    for (int n = 1; getline(&text, &cap, f) > 0; n++) {
        if (g->every && n % g->every)
            continue;
        Line l = {.golden = g};
        snprintf(l.place, sizeof l.place, "%s:%d", name, n);
        json_t *data = json_loads(text, 0, NULL);
        l.data = data;
        run_line(g, &l);
        json_decref(data);
    }
    free(text);
    fclose(f);
    int skipped = g->tap.skipped - before.skipped;
    printf("# total: %s: %d lines run, %d left out\n", name, g->tap.n - before.n - skipped,
           skipped);
    return true;
}

int main(int argc, char **argv) {
    Golden g = {0};
    int i = 1;
    for (; i < argc && strncmp(argv[i], "--", 2) == 0; i++) {
        if (strcmp(argv[i], "--all") == 0)
            g.all = true;
        else if (strcmp(argv[i], "--leaves") == 0 && i + 1 < argc)
            g.leaves = strtoll(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "--every") == 0 && i + 1 < argc)
            g.every = (int)strtol(argv[++i], NULL, 10);
        else
            i = argc;
    }
    if (i >= argc) {
        fputs("usage: golden [--all] [--leaves N] [--every N] FILE...\n", stderr);
        return 2;
    }
    for (; i < argc; i++)
        if (!run_file(&g, argv[i]))
            return 2;
    return tap_end(&g.tap);
}
