/*
** soak.c -- random games, with the invariants checked at every ply.
**
** soak [--games N] [--seed N] [--plies N] [--first N] [--every N] [--vary N] [--greed N]
**      [--ends N] [--set a=b]... GAME...
**
** Game number i of a seed is always the same, so that a failure can be replayed with --first i
** --games 1. --vary N draws new options after every N games. --every N: expensive checks are
** made every N plies. --greed N captures in N of 100 plies in which that is possible, where
** random games would drift otherwise. --ends N: at least N of 100 games must end by a rule
** within --plies. Writes TAP.
*/
#include "../support/foretold.h"
#include "../support/holds.h"
#include "../support/tap.h"
#include "base/rng.h"
#include "lang/load.h"
#include "text/write/verdict.h"

#include <ctype.h>
#include <string.h>
#include <time.h>

enum { SETTINGS_MAX = 64, PLIES_DEFAULT = 600, TRIES_MAX = 100 };

/* The command line. */
typedef struct Wish {
    uint64_t games, first, seed, vary;
    int plies, every, greed, ends;
    int nset;
    Setting set[SETTINGS_MAX];
} Wish;

typedef struct Ending {
    char *text; /* owned */
    uint64_t times;
} Ending;
TYPED_VEC(Endings, endings, Ending)

/* A game file being played. */
typedef struct Soak {
    const Wish *wish;
    Tap *tap;
    const char *name;
    Holds at; /* owns its game, loaded with `set` */
    Foretold told;
    Arena *words; /* the texts of `set` */
    int nset;
    Setting set[SETTINGS_MAX];
    Endings endings;
    uint64_t number, plies, moves; /* the current game; totals */
    uint64_t cut;                  /* games stopped by the ply limit */
    Rng rng;                       /* for the current game */
} Soak;

/* ---- one game --------------------------------------------------------------------------- */

static void tally(Soak *s, const char *ending) {
    for (size_t i = 0; i < s->endings.n; i++)
        if (strcmp(s->endings.at[i].text, ending) == 0) {
            s->endings.at[i].times++;
            return;
        }
    Ending e = {.times = 1};
    e.text = mem_grow(NULL, strlen(ending) + 1);
    strcpy(e.text, ending);
    endings_add(&s->endings, e);
}

static void make(Soak *s, Move m) {
    holds_make(&s->at, m);
    s->plies++;
}

/* Makes and unmakes all outcomes of the throw that is due, then makes one. */
static bool throw_one(Soak *s) {
    if (!holds_throws(&s->at))
        return false;
    make(s, chance_draw(&s->at.pos, &s->rng));
    return true;
}

static Move choice(Soak *s) {
    if (rng_below(&s->rng, 100) < (uint64_t)s->wish->greed) {
        s->at.other.n = 0;
        moves_captures(&s->at.pos, &s->at.other);
        if (s->at.other.n)
            return s->at.other.at[rng_below(&s->rng, s->at.other.n)];
    }
    return s->at.legal.at[rng_below(&s->rng, s->at.legal.n)];
}

static bool end(Soak *s, Result r) {
    s->cut += r.verdict == VERDICT_NONE;
    str_clear(&s->at.text);
    verdict_write(&s->at.pos, r, &s->at.text);
    tally(s, str_text(&s->at.text));
    return false;
}

/* Plays one ply; false if the game has ended or a check has failed. */
static bool ply(Soak *s, int n) {
    if (s->at.pos.chance && !rules_decided(&s->at.pos))
        return throw_one(s);
    if (s->at.pos.chance)
        return end(s, rules_judge(&s->at.pos, &s->at.history, -1));
    s->at.legal.n = 0;
    moves_legal(&s->at.pos, &s->at.legal);
    holds_sort(&s->at.legal);
    s->moves += s->at.legal.n;
    Result r = rules_judge(&s->at.pos, &s->at.history, -1);
    if (!holds_always(&s->at, r))
        return false;
    if ((s->number + (uint64_t)n) % (uint64_t)s->wish->every == 0 &&
        !(holds_sometimes(&s->at) && foretold_holds(&s->at, &s->told)))
        return false;
    if (r.verdict != VERDICT_NONE || n == s->wish->plies)
        return end(s, r);
    make(s, choice(s));
    return true;
}

/* Prints what is needed to reproduce a failure. */
static void say_where(Soak *s) {
    tap_note("%s", s->at.wrong);
    tap_note("game %s, --seed %llu --first %llu --games 1, ply %zu", s->name,
             (unsigned long long)s->wish->seed, (unsigned long long)s->number, s->at.played.n);
    for (int i = 0; i < s->nset; i++)
        tap_note("--set %s=%s", s->set[i].name, s->set[i].value);
    str_clear(&s->at.text);
    fen_write(&s->at.pos, &s->at.text);
    tap_note("fen %s", str_text(&s->at.text));
    Pos p;
    Undo u;
    pos_start(s->at.game, &p);
    str_clear(&s->at.text);
    for (size_t i = 0; i < s->at.played.n; i++) {
        str_addc(&s->at.text, ' ');
        if (move_is_throw(s->at.played.at[i]))
            str_addf(&s->at.text, "{outcome %u}", (unsigned)(s->at.played.at[i] >> 16));
        else
            move_write(&p, s->at.played.at[i], 0, &s->at.text);
        pos_make(&p, s->at.played.at[i], &u);
    }
    tap_note("moves%s", str_text(&s->at.text));
}

static bool play_game(Soak *s) {
    rng_seed(&s->rng, rng_mix(s->wish->seed) + s->number);
    holds_begin(&s->at);
    for (int n = 0; ply(s, n); n++)
        continue;
    if (!s->at.wrong[0])
        return true;
    say_where(s);
    return false;
}

/* ---- options ---------------------------------------------------------------------------- */

static void add_setting(Soak *s, const char *side, const char *name, const char *value) {
    if (s->nset == SETTINGS_MAX)
        return;
    char *full =
        side ? arena_printf(s->words, "%s.%s", side, name) : arena_strdup(s->words, name);
    for (char *c = full; *c; c++)
        *c = (char)tolower((unsigned char)*c);
    s->set[s->nset++] = (Setting){full, arena_strdup(s->words, value)};
}

/* Is the option set on the command line? */
static bool is_given(const Soak *s, const char *name) {
    for (int i = 0; i < s->wish->nset; i++)
        if (strcmp(s->wish->set[i].name, name) == 0)
            return true;
    return false;
}

/* Draws half of the choice options anew, some of them for one side only. */
static void draw_options(Soak *s, const Game *g) {
    for (int i = 0; i < g->display->noptions; i++) {
        const Option *o = &g->display->options[i];
        if (o->type != OPTION_CHOICE || rng_below(&s->rng, 2) || is_given(s, o->name))
            continue;
        uint64_t who = rng_below(&s->rng, (uint64_t)g->nplayers + 2);
        bool alone = o->per_side && who < (uint64_t)g->nplayers;
        add_setting(s, alone ? g->display->player[who].name : NULL, o->name,
                    o->choice[rng_below(&s->rng, (uint64_t)o->nchoices)]);
    }
}

static void unload(Soak *s) {
    game_free((Game *)s->at.game);
    arena_free(s->words);
    s->at.game = NULL;
    s->words = NULL;
}

/* Is the only error that the options contradict each other? Such errors have no file. */
static bool is_refusal(const Diags *d) {
    for (const Diag *i = d->first; i; i = i->next)
        if (i->kind == DIAG_ERROR && i->file[0])
            return false;
    return d->errors > 0;
}

/* *refused, if not NULL: the options contradict each other. */
static bool load(Soak *s, bool *refused) {
    Diags d;
    diags_init(&d);
    s->at.game = game_load(s->name, s->set, s->nset, &d);
    if (refused)
        *refused = !s->at.game && is_refusal(&d);
    if (!s->at.game && !(refused && *refused)) {
        str_clear(&s->at.text);
        diags_write(&d, &s->at.text);
        for (char *at = str_text(&s->at.text)[0] ? s->at.text.at : NULL; at && *at;) {
            size_t n = strcspn(at, "\n");
            tap_note("%.*s", (int)n, at);
            at += n + (at[n] == '\n');
        }
    }
    if (s->at.game)
        game_view(s->at.game, false, &s->at.machine);
    diags_free(&d);
    return s->at.game != NULL;
}

/* Loads the game for the batch that begins with game s->number. */
static bool load_batch(Soak *s) {
    bool refused = true;
    s->words = arena_new();
    s->nset = s->wish->nset;
    memcpy(s->set, s->wish->set, sizeof s->set);
    if (!load(s, NULL))
        return false;
    uint64_t batch = s->wish->vary ? s->number / s->wish->vary : 0;
    if (batch == 0)
        return true;
    rng_seed(&s->rng, rng_mix(s->wish->seed + 1) + batch);
    Game *plain = (Game *)s->at.game;
    for (int tries = 0; tries < TRIES_MAX && refused; tries++) {
        s->nset = s->wish->nset;
        draw_options(s, plain);
        load(s, &refused);
    }
    game_free(plain);
    return s->at.game != NULL;
}

/* ---- running
** ------------------------------------------------------------------------------ */

static void sum_up(const Soak *s, uint64_t games, double seconds) {
    double n = games ? (double)games : 1;
    printf("# total: %llu games, %.1f plies each, %.1f moves a ply, %.1f games/s;",
           (unsigned long long)games, (double)s->plies / n,
           s->plies ? (double)s->moves / (double)s->plies : 0.0,
           seconds > 0 ? (double)games / seconds : 0.0);
    for (size_t i = 0; i < s->endings.n; i++)
        printf("%s %s %llu", i ? "," : "", s->endings.at[i].text,
               (unsigned long long)s->endings.at[i].times);
    putchar('\n');
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void soak_free(Soak *s) {
    for (size_t i = 0; i < s->endings.n; i++)
        free(s->endings.at[i].text);
    endings_free(&s->endings);
    holds_free(&s->at);
}

static void soak(const char *name, const Wish *w, Tap *tap) {
    Soak s = {.wish = w, .tap = tap, .name = name};
    double began = now();
    bool ok = true;
    for (s.number = w->first; ok && s.number < w->first + w->games; s.number++) {
        bool fresh = !s.at.game || (w->vary && s.number % w->vary == 0);
        if (fresh && s.at.game)
            unload(&s);
        ok = (!fresh || load_batch(&s)) && play_game(&s);
    }
    tap_ok(tap, ok, "%s: random games", name);
    if (ok && w->ends)
        tap_ok(tap, s.cut * 100 <= w->games * (uint64_t)(100 - w->ends),
               "%s: %d of 100 end by a rule", name, w->ends);
    sum_up(&s, s.number - w->first, now() - began);
    unload(&s);
    soak_free(&s);
}

static int usage(void) {
    fputs("usage: soak [--games N] [--seed N] [--plies N] [--first N] [--every N] [--vary N]\n"
          "            [--greed N] [--ends N] [--set option=value]... GAME...\n",
          stderr);
    return 2;
}

/* Reads one "--word value"; false if the word is unknown. */
static bool take(Wish *w, const char *word, char *value) {
    uint64_t n = strtoull(value, NULL, 10);
    char *is = strchr(value, '=');
    if (strcmp(word, "--games") == 0)
        w->games = n;
    else if (strcmp(word, "--seed") == 0)
        w->seed = n;
    else if (strcmp(word, "--first") == 0)
        w->first = n;
    else if (strcmp(word, "--vary") == 0)
        w->vary = n;
    else if (strcmp(word, "--plies") == 0)
        w->plies = (int)n;
    else if (strcmp(word, "--every") == 0)
        w->every = n > 0 ? (int)n : 1;
    else if (strcmp(word, "--greed") == 0)
        w->greed = (int)n;
    else if (strcmp(word, "--ends") == 0)
        w->ends = n < 100 ? (int)n : 100;
    else if (strcmp(word, "--set") == 0 && is && w->nset < SETTINGS_MAX) {
        *is = '\0';
        w->set[w->nset++] = (Setting){value, is + 1};
    } else
        return false;
    return true;
}

int main(int argc, char **argv) {
    Wish w = {.games = 1000, .seed = 1, .plies = PLIES_DEFAULT, .every = 16};
    int i = 1;
    for (; i + 1 < argc && strncmp(argv[i], "--", 2) == 0; i += 2)
        if (!take(&w, argv[i], argv[i + 1]))
            return usage();
    if (i >= argc)
        return usage();
    Tap tap = {0};
    for (; i < argc; i++)
        soak(argv[i], &w, &tap);
    return tap_end(&tap);
}
