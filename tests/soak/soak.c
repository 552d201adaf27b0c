/*
** soak.c -- random games, with everything that must hold held at every ply.
**
** soak [--games N] [--seed N] [--plies N] [--first N] [--every N] [--vary N] [--greed N] [--ends N]
**      [--set a=b]... GAME...
** Game number i of a seed is always the same game, so that a failure can be played again alone
** with --first i --games 1. --vary N draws new options at random after every N games. What is
** costly is asked every --every plies. --greed N takes something in N of 100 plies in which that
** is possible, where the rules would let random games drift. --ends N: at least so many of 100
** games must end by a rule within --plies. Writes TAP.
*/
#include "../support/tap.h"
#include "base/rng.h"
#include "lang/load.h"
#include "text/write/fen.h"
#include "text/write/notation.h"
#include "text/write/verdict.h"
#include "vm/meaning/chance.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/rules.h"
#include "vm/model/display.h"
#include "vm/meaning/make.h"

#include <ctype.h>
#include <string.h>
#include <time.h>

enum { SETTINGS_MAX = 64, PLIES_DEFAULT = 600, SAMPLE = 48, ASKED_MAX = 12 };

/* What the command line asks for. */
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

/* One game file being played. */
typedef struct Soak {
    const Wish *wish;
    Tap *tap;
    const char *name;
    const Game *game; /* owned; loaded with `set` */
    Game machine;     /* the same without its tables */
    Arena *words;     /* of `set` */
    int nset;
    Setting set[SETTINGS_MAX];
    Endings endings;
    uint64_t number, plies, moves; /* the game that is played; sums over all */
    uint64_t cut;                  /* games that the limit of plies has ended */
    /* of the game that is played */
    Rng rng;
    Pos pos;
    uint64_t paid; /* bit i: variable i changes by payments alone */
    int64_t owned; /* the sum of those when the game began */
    History history;
    Moves legal, played, other;
    Str text;
    char wrong[512]; /* what did not hold; "" so far */
} Soak;

__attribute__((format(printf, 2, 3))) static bool wrong(Soak *s, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    vsnprintf(s->wrong, sizeof s->wrong, fmt, args);
    va_end(args);
    return false;
}

/* A move as the game writes it, for a message. */
static const char *written(Soak *s, Move m) {
    str_clear(&s->text);
    move_write(&s->pos, m, 0, &s->text);
    return str_text(&s->text);
}

static int by_value(const void *a, const void *b) {
    Move x = *(const Move *)a, y = *(const Move *)b;
    return (x > y) - (x < y);
}

static void sort(Moves *m) {
    if (m->n)
        qsort(m->at, m->n, sizeof *m->at, by_value);
}

/* ---- what must hold --------------------------------------------------------------------- */

static bool key_is_true(Soak *s) {
    if (s->pos.key == pos_key(&s->pos))
        return true;
    return wrong(s, "the key is not the key recomputed");
}

static bool moves_are_unique(Soak *s) {
    for (size_t i = 1; i < s->legal.n; i++)
        if (s->legal.at[i] == s->legal.at[i - 1])
            return wrong(s, "%s is listed twice", written(s, s->legal.at[i]));
    return true;
}

/* Moves of a list, made and unmade, leave every byte as it was: every step-th of them. */
static bool unmaking_restores(Soak *s, const Moves *list, size_t step) {
    Pos before;
    memcpy(&before, &s->pos, sizeof before);
    for (size_t i = s->played.n % step; i < list->n; i += step) {
        Undo u;
        Move m = list->at[i];
        pos_make(&s->pos, m, &u);
        bool key = s->pos.key == pos_key(&s->pos);
        pos_unmake(&s->pos, m, &u);
        bool same = memcmp(&before, &s->pos, sizeof before) == 0;
        memcpy(&s->pos, &before, sizeof before);
        if (!key)
            return wrong(s, "after %s the key is not the key recomputed", written(s, m));
        if (!same)
            return wrong(s, "%s is not unmade byte for byte", written(s, m));
    }
    return true;
}

static bool fen_comes_back(Soak *s) {
    Pos back, known = s->pos;
    Err e = {{0}};
    str_clear(&s->text);
    fen_write(&s->pos, &s->text);
    if (!fen_read(s->game, str_text(&s->text), &back, &e))
        return wrong(s, "its own FEN is refused: %.400s", e.text);
    known.last = back.last;
    known.was = back.was;
    if (memcmp(&known, &back, sizeof back) != 0 || back.key != s->pos.key)
        return wrong(s, "its own FEN is read as another position");
    return true;
}

/* ---- payments ---- */

static uint64_t copies_of(const Game *g, int var) {
    uint64_t copies = g->vars[var].player < 0 ? 1 : ((uint64_t)1 << g->nplayers) - 1;
    return copies << var;
}

static uint64_t paid_alone(const Game *g) {
    uint64_t paid = 0, changed = 0;
    for (int i = 0; i < g->ntriggers; i++) {
        const Trigger *t = &g->triggers[i];
        if (t->verb == VERB_PAY)
            paid |= copies_of(g, t->var) | copies_of(g, t->payer);
        else
            changed |= copies_of(g, t->var);
    }
    return paid & ~changed;
}

static int64_t sum_of(const Pos *p, uint64_t vars) {
    int64_t sum = 0;
    for (; vars; vars &= vars - 1)
        sum += p->var[__builtin_ctzll(vars)];
    return sum;
}

/* What is only paid is neither made nor lost, by the settlement at the end either. */
static bool payments_balance(Soak *s, Result r) {
    Pos settled = s->pos;
    Undo u;
    if (r.verdict != VERDICT_NONE)
        pos_settle(&settled, r.verdict == VERDICT_WIN ? r.winner : s->game->nplayers, &u);
    if (sum_of(&settled, s->paid) == s->owned)
        return true;
    return wrong(s, "%lld is owned where there was %lld", (long long)sum_of(&settled, s->paid),
                 (long long)s->owned);
}

static bool results_agree(Soak *s, Result r) {
    Result found = rules_judge(&s->pos, &s->history, (int)s->legal.n);
    if (found.verdict != r.verdict || found.winner != r.winner || found.rule != r.rule)
        return wrong(s, "the result depends on whether the moves were counted");
    Result early = rules_judge_early(&s->pos, &s->history);
    if (early.verdict != VERDICT_NONE && early.rule != r.rule)
        return wrong(s, "judged early, another rule decides");
    if (r.verdict == VERDICT_NONE && s->legal.n == 0)
        return wrong(s, "the game goes on without a move");
    return true;
}

static bool lists_alike(Soak *s, const char *what) {
    sort(&s->other);
    bool same =
        s->other.n == s->legal.n &&
        (s->legal.n == 0 || memcmp(s->other.at, s->legal.at, s->legal.n * sizeof(Move)) == 0);
    return same ? true : wrong(s, "%s are not the list of moves", what);
}

/* The tables and the machine give the same moves. */
static bool walkers_agree(Soak *s) {
    Pos by_machine = s->pos;
    by_machine.game = &s->machine;
    s->other.n = 0;
    moves_legal(&by_machine, &s->other);
    return lists_alike(s, "the moves by the machine");
}

static bool holds_always(Soak *s, Result r) {
    return key_is_true(s) && moves_are_unique(s) && unmaking_restores(s, &s->legal, SAMPLE) &&
           fen_comes_back(s) && results_agree(s, r) && payments_balance(s, r) &&
           walkers_agree(s);
}

/* To ask about a move takes time in proportion to the number of moves: of many, some are asked
** about. */
static size_t stride(const Soak *s) {
    return s->legal.n / ASKED_MAX + 1;
}

/* The other questions about moves give what the list says. */
static bool counts_agree(Soak *s) {
    if (moves_count(&s->pos) != s->legal.n)
        return wrong(s, "moves_count() is not the length of the list");
    if (moves_any(&s->pos) != (s->legal.n > 0))
        return wrong(s, "moves_any() is not what the list says");
    for (size_t i = 0; i < s->legal.n; i += stride(s))
        if (!move_is_legal(&s->pos, s->legal.at[i]))
            return wrong(s, "move_is_legal() denies %s", written(s, s->legal.at[i]));
    return true;
}

static bool parts_make_the_whole(Soak *s) {
    s->other.n = 0;
    for (Sq c = 0; c < s->game->graph.ncells; c++)
        moves_from(&s->pos, c, &s->other);
    for (size_t i = 0; i < s->legal.n; i++)
        if (move_view(&s->pos, s->legal.at[i]).from == SQ_NONE)
            moves_add(&s->other, s->legal.at[i]);
    if (!lists_alike(s, "the moves of each cell together"))
        return false;
    s->other.n = 0;
    if (!s->game->traits.simple_turn)
        return true; /* captures leave out what a turn may leave out */
    moves_captures(&s->pos, &s->other);
    for (size_t i = 0; i < s->legal.n; i++)
        if (move_view(&s->pos, s->legal.at[i]).ncaptured == 0)
            moves_add(&s->other, s->legal.at[i]);
    return lists_alike(s, "the captures and the rest");
}

static bool attacks_agree(Soak *s) {
    for (int me = 0; me < s->game->nplayers; me++) {
        CellSet all = pos_attacks(&s->pos, me, SQ_NONE);
        for (Sq c = 0; c < s->game->graph.ncells; c++)
            if (set_has(&all, c) != pos_attacked(&s->pos, me, c, SQ_NONE))
                return wrong(s, "attacks on %s: all at once and alone differ",
                             s->game->graph.cell_name[c]);
    }
    return true;
}

static bool moves_are_read_back(Soak *s) {
    for (int n = 0; n < s->game->display->nnotations; n++)
        for (size_t i = 0; i < s->legal.n; i += stride(s)) {
            Move m = MOVE_NONE;
            Err e = {{0}};
            str_clear(&s->text);
            move_write(&s->pos, s->legal.at[i], n, &s->text);
            if (!move_read(&s->pos, str_text(&s->text), &m, &e))
                return wrong(s, "'%.60s' is not read: %.400s", str_text(&s->text), e.text);
            if (m != s->legal.at[i])
                return wrong(s, "'%.60s' is read as another move", str_text(&s->text));
        }
    return true;
}

static bool holds_sometimes(Soak *s) {
    return unmaking_restores(s, &s->legal, 1) && counts_agree(s) && parts_make_the_whole(s) &&
           attacks_agree(s) && moves_are_read_back(s);
}

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
    Undo u;
    moves_add(&s->played, m);
    history_add(&s->history, s->pos.key);
    pos_make(&s->pos, m, &u);
    s->plies++;
}

/* A throw is due: all that can be thrown is made and unmade, then one is. */
static bool throw_one(Soak *s) {
    s->other.n = 0;
    chance_list(&s->pos, &s->other);
    bool some = s->other.n > 0;
    for (size_t i = 0; i < s->other.n; i++)
        some = some && chance_outcome(&s->pos, s->other.at[i])->weight > 0;
    if (!some)
        return wrong(s, "a throw is due, but its outcomes have no weight");
    const Result none = {.verdict = VERDICT_NONE};
    if (!key_is_true(s) || !unmaking_restores(s, &s->other, 1) || !fen_comes_back(s) ||
        !payments_balance(s, none))
        return false;
    make(s, chance_draw(&s->pos, &s->rng));
    return true;
}

static Move choice(Soak *s) {
    if (rng_below(&s->rng, 100) < (uint64_t)s->wish->greed) {
        s->other.n = 0;
        moves_captures(&s->pos, &s->other);
        if (s->other.n)
            return s->other.at[rng_below(&s->rng, s->other.n)];
    }
    return s->legal.at[rng_below(&s->rng, s->legal.n)];
}

static bool end(Soak *s, Result r) {
    s->cut += r.verdict == VERDICT_NONE;
    str_clear(&s->text);
    verdict_write(&s->pos, r, &s->text);
    tally(s, str_text(&s->text));
    return false;
}

/* One ply: false when the game has ended or something is wrong. */
static bool ply(Soak *s, int n) {
    if (s->pos.chance && !rules_decided(&s->pos))
        return throw_one(s);
    if (s->pos.chance)
        return end(s, rules_judge(&s->pos, &s->history, -1));
    s->legal.n = 0;
    moves_legal(&s->pos, &s->legal);
    sort(&s->legal);
    s->moves += s->legal.n;
    Result r = rules_judge(&s->pos, &s->history, -1);
    if (!holds_always(s, r))
        return false;
    if ((s->number + (uint64_t)n) % (uint64_t)s->wish->every == 0 && !holds_sometimes(s))
        return false;
    if (r.verdict != VERDICT_NONE || n == s->wish->plies)
        return end(s, r);
    make(s, choice(s));
    return true;
}

/* Where it went wrong, so that it can be looked at again. */
static void say_where(Soak *s) {
    tap_note("%s", s->wrong);
    tap_note("game %s, --seed %llu --first %llu --games 1, ply %zu", s->name,
             (unsigned long long)s->wish->seed, (unsigned long long)s->number, s->played.n);
    for (int i = 0; i < s->nset; i++)
        tap_note("--set %s=%s", s->set[i].name, s->set[i].value);
    str_clear(&s->text);
    fen_write(&s->pos, &s->text);
    tap_note("fen %s", str_text(&s->text));
    Pos p;
    Undo u;
    pos_start(s->game, &p);
    str_clear(&s->text);
    for (size_t i = 0; i < s->played.n; i++) {
        str_addc(&s->text, ' ');
        if (move_is_throw(s->played.at[i]))
            str_addf(&s->text, "{outcome %u}", (unsigned)(s->played.at[i] >> 16));
        else
            move_write(&p, s->played.at[i], 0, &s->text);
        pos_make(&p, s->played.at[i], &u);
    }
    tap_note("moves%s", str_text(&s->text));
}

static bool play_game(Soak *s) {
    rng_seed(&s->rng, rng_mix(s->wish->seed) + s->number);
    s->played.n = 0;
    history_clear(&s->history);
    memset(&s->pos, 0, sizeof s->pos);
    pos_start(s->game, &s->pos);
    s->paid = paid_alone(s->game);
    s->owned = sum_of(&s->pos, s->paid);
    for (int n = 0; ply(s, n); n++)
        continue;
    if (!s->wrong[0])
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

/* Half of the choices drawn anew, some of them for one side alone. */
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
    game_free((Game *)s->game);
    arena_free(s->words);
    s->game = NULL;
    s->words = NULL;
}

static bool load(Soak *s) {
    Diags d;
    diags_init(&d);
    s->game = game_load(s->name, s->set, s->nset, &d);
    if (!s->game) {
        str_clear(&s->text);
        diags_write(&d, &s->text);
        for (char *at = str_text(&s->text)[0] ? s->text.at : NULL; at && *at;) {
            size_t n = strcspn(at, "\n");
            tap_note("%.*s", (int)n, at);
            at += n + (at[n] == '\n');
        }
    }
    if (s->game)
        game_view(s->game, false, &s->machine);
    diags_free(&d);
    return s->game != NULL;
}

/* Loads the game for the batch that begins with game s->number. */
static bool load_batch(Soak *s) {
    s->words = arena_new();
    s->nset = s->wish->nset;
    memcpy(s->set, s->wish->set, sizeof s->set);
    if (!load(s))
        return false;
    uint64_t batch = s->wish->vary ? s->number / s->wish->vary : 0;
    if (batch == 0)
        return true;
    rng_seed(&s->rng, rng_mix(s->wish->seed + 1) + batch);
    draw_options(s, s->game);
    game_free((Game *)s->game);
    return load(s);
}

/* ---- the whole -------------------------------------------------------------------------- */

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
    history_free(&s->history);
    moves_free(&s->legal);
    moves_free(&s->played);
    moves_free(&s->other);
    str_free(&s->text);
}

static void soak(const char *name, const Wish *w, Tap *tap) {
    Soak s = {.wish = w, .tap = tap, .name = name};
    double began = now();
    bool ok = true;
    for (s.number = w->first; ok && s.number < w->first + w->games; s.number++) {
        bool fresh = !s.game || (w->vary && s.number % w->vary == 0);
        if (fresh && s.game)
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

/* One `--word value`; false when it is none of ours. */
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
