/*
** trial.c -- loading, limits, and random games.
*/
#include "trial.h"

#include "base/sanitized.h"
#include "base/shown.h"
#include "lang/load.h"
#include "support/foretold.h"
#include "text/explain/disasm.h"
#include "vm/count/playout.h"

#include <time.h>

/* Limits in seconds of processor time, far beyond what is acceptable for loading and for
** listing moves. HEAVY, MOVES_MOST: with more moves, few checks are made, or none. */
enum { LOAD_SECONDS = 6, MOVES_SECONDS = 4, HEAVY = 150, MOVES_MOST = 2000 };
enum { GAMES = 2, PLIES = 14 };

/* Seconds of processor time after which checking stops: one game in two hundred is so slow that
** it would take as long as all others. */
#define TRIAL_SECONDS 0.02
/* A position is heavy if reading each of its moves, which lists them all, would take as
** long. */
#define READING_SECONDS 0.02

const char *const stage_text[STAGE_COUNT] = {
#define X(name, text) text,
    STAGES(X)
#undef X
};

double trial_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static double patience(void) {
    return SANITIZED_ADDRESS ? 8 : 1;
}

/* ---- statistics ---- */

static void count_parts(Tally *tally, const Game *g) {
    bool expr[EXPR_KINDS] = {false}, fx[FX_KINDS] = {false}, op[OP_COUNT] = {false};
    for (int i = 1; i < g->nexprs; i++)
        expr[g->exprs[i].kind] = true;
    for (int i = 0; i < g->nacts; i++)
        fx[g->acts[i].fx] = true;
    for (int w = 0; w < g->nwalks; w++)
        for (int at = 0; at < g->walks[w].n; at += op_length(g->walks[w].code[at]))
            op[g->walks[w].code[at]] = true;
    for (int i = 0; i < EXPR_KINDS; i++)
        tally->expr[i] += expr[i];
    for (int i = 0; i < FX_KINDS; i++)
        tally->fx[i] += fx[i];
    for (int i = 0; i < OP_COUNT; i++)
        tally->op[i] += op[i];
}

/* ---- loading ---- */

enum { SETTINGS_MAX = 8 };

typedef struct Settings {
    int n;
    Setting at[SETTINGS_MAX];
    char text[SETTINGS_MAX][2][32];
} Settings;

/* Lines "-- set name=value" of the definition. */
static void read_settings(const char *text, Settings *s) {
    for (const char *at = text; (at = strstr(at, "-- set ")) && s->n < SETTINGS_MAX; at++)
        if (sscanf(at, "-- set %31[^= \n]=%31[^ \n]", s->text[s->n][0], s->text[s->n][1]) ==
            2) {
            s->at[s->n] = (Setting){s->text[s->n][0], s->text[s->n][1]};
            s->n++;
        }
}

static Game *load_set(const char *path, const Settings *s, Diags *d) {
    diags_init(d);
    return game_load(path, s->at, s->n, d);
}

/* If a setting is refused, the option may have been damaged: tries without settings. */
static Game *load(const char *path, const char *text, Diags *d) {
    Settings s = {0}, none = {0};
    read_settings(text, &s);
    Game *g = load_set(path, &s, d);
    if (g || s.n == 0)
        return g;
    diags_free(d);
    return load_set(path, &none, d);
}

/* A refusal gives a reason, and a place: the file, and a line unless something is missing. */
static bool refusal_is_sound(Trial *t, const Diags *d) {
    trial_at(t, STAGE_REFUSE);
    if (d->errors == 0)
        return holds_wrong(&t->at, "it is refused without a reason");
    for (const Diag *x = d->first; x; x = x->next) {
        bool where = x->line > 0 || strstr(x->text, "the definition") ||
                     strstr(x->text, "the game has no") || strstr(x->text, "too many walks");
        if (x->kind == DIAG_ERROR && !where)
            return holds_wrong(&t->at, "a complaint without a line: %.300s", x->text);
        if (strstr(x->text, "effect_rows")) /* a row missing in effect.c */
            return holds_wrong(&t->at, "an effect without its row: %.300s", x->text);
        if (strlen(x->text) < 8 || !shown_as_is(x->text, strlen(x->text)))
            return holds_wrong(&t->at, "a complaint that cannot be shown: %.300s", x->text);
    }
    return true;
}

/* ---- playing ---- */

/* Checks all outcomes of the throw that is due, and makes one. */
static bool throw_one(Trial *t) {
    trial_at(t, STAGE_THROWS);
    if (!holds_throws(&t->at))
        return false;
    t->watch->tally.throws++;
    holds_make(&t->at, chance_draw(&t->at.pos, &t->rng));
    return true;
}

static bool list_moves(Trial *t) {
    trial_at(t, STAGE_MOVES);
    double began = trial_clock();
    t->at.legal.n = 0;
    moves_legal(&t->at.pos, &t->at.legal);
    double took = trial_clock() - began;
    holds_sort(&t->at.legal);
    if (took > t->watch->tally.slowest_moves) {
        t->watch->tally.slowest_moves = took;
        t->watch->tally.slowest_moves_seed = t->seed;
    }
    t->watch->tally.moves += t->at.legal.n;
    t->listing = took;
    t->heavy = t->at.legal.n > HEAVY ||
               took * (double)(1 + t->at.legal.n) > READING_SECONDS * t->patience;
    if (took > MOVES_SECONDS * t->patience)
        return holds_wrong(&t->at, "listing %zu moves takes %.1f s", t->at.legal.n, took);
    return true;
}

/* A drawn move is in the list. */
static bool lot_is_legal(Trial *t) {
    Move m = MOVE_NONE;
    t->at.other.n = 0;
    bool any = moves_pick(&t->at.pos, &t->rng, &t->at.other, &m);
    if (any != (t->at.legal.n > 0))
        return holds_wrong(&t->at,
                           "a move is drawn where there is none, or the other way round");
    for (size_t i = 0; i < t->at.legal.n && any; i++)
        if (t->at.legal.at[i] == m)
            return true;
    return !any || holds_wrong(&t->at, "a move is drawn that is not in the list");
}

/* If there are few moves, each is drawn eventually: that one of six is missed in DRAWS draws
** has a probability of about 10^-15. */
static bool each_is_drawn(Trial *t) {
    enum { FEW = 6, DRAWS = 200 };
    bool drawn[FEW] = {false};
    if (t->at.legal.n > FEW)
        return true;
    for (int n = 0; n < DRAWS; n++) {
        Move m = MOVE_NONE;
        t->at.other.n = 0;
        moves_pick(&t->at.pos, &t->rng, &t->at.other, &m);
        for (size_t i = 0; i < t->at.legal.n; i++)
            drawn[i] = drawn[i] || t->at.legal.at[i] == m;
    }
    for (size_t i = 0; i < t->at.legal.n; i++)
        if (!drawn[i])
            return holds_wrong(&t->at, "%.100s is never drawn",
                               holds_written(&t->at, t->at.legal.at[i]));
    return true;
}

static bool position_holds(Trial *t, Result r) {
    trial_at(t, STAGE_HOLDS);
    if (!holds_always(&t->at, r) || !lot_is_legal(t))
        return false;
    if (!t->heavy && trial_below(t, 12) == 0 && !each_is_drawn(t))
        return false;
    Foretold told = {.goes_on = 0};
    if (t->heavy)
        return true;
    if (!holds_sometimes(&t->at) || !foretold_holds(&t->at, &told))
        return false;
    return (trial_below(t, 3) || texts_hold(t, r)) &&
           (trial_is_late(t) || r.verdict != VERDICT_NONE || trial_below(t, 3) ||
            depths_hold(t)) &&
           (trial_is_late(t) || trial_below(t, 4) || shows_hold(t)) &&
           (trial_below(t, 3) || end_is_told(t));
}

/* Plays one ply; sets *over if the game has ended or is given up. */
static bool ply(Trial *t, bool *over) {
    if (t->at.pos.chance && !rules_decided(&t->at.pos))
        return throw_one(t);
    if (t->at.pos.chance) {
        *over = true;
        return true;
    }
    if (!list_moves(t))
        return false;
    if (t->at.legal.n > MOVES_MOST) {
        t->watch->tally.given_up++;
        *over = true;
        return true;
    }
    Result r = rules_judge(&t->at.pos, &t->at.history, -1);
    if (!position_holds(t, r))
        return false;
    *over = r.verdict != VERDICT_NONE || t->at.legal.n == 0;
    t->watch->tally.ended += r.verdict != VERDICT_NONE;
    if (!*over) {
        size_t which = (size_t)trial_below(t, t->at.legal.n);
        holds_make(&t->at, t->at.legal.at[which]);
        t->watch->tally.plies++;
    }
    return true;
}

static bool play(Trial *t) {
    bool over = false;
    holds_begin(&t->at);
    t->watch->tally.games++;
    for (int n = 0; n < PLIES && !over && !trial_is_late(t); n++)
        if (!ply(t, &over))
            return false;
    return true;
}

static bool disasm_holds(Trial *t) {
    Str s = {0};
    trial_at(t, STAGE_DISASM);
    for (int kind = 0; kind < t->at.game->nkinds; kind++)
        disasm_kind(t->at.game, kind, &s);
    bool fine = shown_as_is(str_text(&s), s.n);
    str_free(&s);
    return fine || holds_wrong(&t->at, "disasm says what cannot be shown");
}

static void play_out(Trial *t) {
    Pos p;
    Playouts sum = {0};
    trial_at(t, STAGE_PLAYOUTS);
    pos_start(t->at.game, &p);
    playouts_run(&p, 1, 12, &t->rng, &sum);
}

static bool game_holds(Trial *t) {
    t->until = trial_clock() + TRIAL_SECONDS * t->patience;
    if (!disasm_holds(t) || !rules_hold(t))
        return false;
    for (int i = 0; i < GAMES; i++)
        if (!play(t))
            return false;
    if (t->heavy || trial_is_late(t))
        return true;
    play_out(t);
    return trial_below(t, 3) != 0 || record_holds(t);
}

/* ---- running ---- */

static void note_load(Trial *t, double took, bool loaded) {
    Tally *sum = &t->watch->tally;
    sum->tried++;
    sum->loaded += loaded;
    sum->refused += !loaded;
    if (took > sum->slowest_load) {
        sum->slowest_load = took;
        sum->slowest_load_seed = t->seed;
    }
}

static bool run(Trial *t, const char *text) {
    Diags d;
    trial_at(t, STAGE_LOAD);
    double began = trial_clock();
    Game *g = load(t->path, text, &d);
    double took = trial_clock() - began;
    note_load(t, took, g != NULL);
    bool fine = took <= LOAD_SECONDS * t->patience ||
                holds_wrong(&t->at, "it takes %.1f s to load", took);
    if (fine && g && d.errors)
        fine = holds_wrong(&t->at, "it is loaded with mistakes");
    if (fine && !g)
        fine = refusal_is_sound(t, &d);
    diags_free(&d);
    if (g && fine) {
        t->at.game = g;
        game_view(g, false, &t->at.machine);
        count_parts(&t->watch->tally, g);
        fine = game_holds(t);
    }
    game_free(g);
    return fine;
}

bool trial_run(Watch *watch, Tt *tt, const char *path, const char *text, uint64_t seed) {
    Trial t = {.watch = watch, .path = path, .seed = seed, .tt = tt, .patience = patience()};
    rng_seed(&t.rng, rng_mix(seed) ^ 0x9e3779b97f4a7c15);
    watch->seed = seed;
    watch->wrong[0] = '\0';
    bool fine = run(&t, text);
    if (!fine)
        snprintf(watch->wrong, sizeof watch->wrong, "%s", t.at.wrong);
    else
        trial_at(&t, STAGE_DONE);
    holds_free(&t.at);
    return fine;
}
