/*
** tuning.c -- the part of the public interface that deals with tuned weights, both loaded with
** a game and fitted from self-play, and with studies.
*/
#include "answer.h"
#include "base/rng.h"
#include "lang/load.h"
#include "search/value/tuned.h"
#include "tune/model.h"
#include "tune/selfplay.h"
#include "tune/study.h"
#include "vm/load/key.h"
#include "vm/model/display.h"

#include <stdlib.h>
#include <string.h>

/* ---- loaded with a game ---- */

/* Adds one file to the list of files that the game was loaded from. */
static void add_file(Game *g, Display *d, const char *path) {
    const char *slash = strrchr(path, '/');
    FileUsed *files = ARENA_ARRAY(g->arena, FileUsed, d->nfiles + 1);
    memcpy(files, d->files, sizeof *files * (size_t)d->nfiles);
    files[d->nfiles] = (FileUsed){slash ? slash + 1 : path, path};
    d->files = files;
    d->nfiles++;
}

static uint64_t hash_of(const char *text, size_t n) {
    uint64_t hash = n;
    for (size_t i = 0; i < n; i++)
        hash = rng_mix(hash ^ rng_mix((unsigned char)text[i]));
    return hash;
}

void answer_tune(Game *g, const Files *files) {
    Err e;
    const char *text;
    size_t n;
    const char *path = game_beside(g, files, ".tuned", g->arena);
    if (!path)
        return;
    Display *d = arena_copy(g->arena, g->display, sizeof *d);
    TunedRead read = TUNED_WRONG;
    if (game_read_beside(files, path, g->arena, &text, &n, &e))
        read = tuned_read(g, text, n, g->arena, &g->weights, &e);
    if (read == TUNED_TAKEN) {
        add_file(g, d, path);
        d->tuned_hash = hash_of(text, n);
    } else
        d->untuned = arena_strdup(g->arena, e.text);
    d->tuned = path;
    g->display = d;
}

sw_Tuned sw_game_tuned(const sw_Game *g) {
    const Display *d = g->it.display;
    return (sw_Tuned){.file = answer_or_empty(d->tuned),
                      .why = answer_or_empty(d->untuned),
                      .taken = g->it.weights != NULL,
                      .hash = d->tuned_hash};
}

/* ---- fitted from self-play ---- */

struct sw_Tuning {
    const Game *game;
    Model *model;
    Fit fit;
    int games;
};

char *sw_selfplay(const sw_Game *g, const sw_Selfplay *how, int number) {
    Str out = {0};
    const Selfplay plan = {how->nodes ? how->nodes : 1, how->seed, how->opening, how->plies,
                           how->tuned};
    selfplay_write(&g->it, &plan, number, &out);
    return answer_text(&out);
}

char *sw_study(const sw_Game *g, const sw_Selfplay *how, int number, int kind, int player) {
    Str out = {0};
    const Study plan = {how->nodes, how->seed, how->opening, how->plies, kind, player};
    bool there = study_write(&g->it, &plan, number, &out);
    if (!there)
        str_free(&out);
    return there ? answer_text(&out) : NULL;
}

sw_Tuning *sw_tuning_new(const sw_Game *g, char **error) {
    Err e = {""};
    bool two = g->it.nplayers == 2;
    if (!two)
        err_set(&e, "only games of two players can be tuned");
    if (!answer_or_error(two, &e, error))
        return NULL;
    sw_Tuning *t = mem_grow(NULL, sizeof *t);
    *t = (sw_Tuning){.game = &g->it, .model = model_new(&g->it)};
    t->fit = model_fit(t->model);
    return t;
}

void sw_tuning_free(sw_Tuning *t) {
    if (!t)
        return;
    fit_free(&t->fit);
    model_free(t->model);
    free(t);
}

static bool add(sw_Tuning *t, const char *line, Err *e) {
    Played played;
    Pos p;
    if (!selfplay_read(line, &played, &line, e))
        return false;
    size_t rows = t->fit.rows.n, parts = t->fit.parts.n;
    while (selfplay_next(t->game, &line, &p, e))
        if (played.known)
            model_add(t->model, &p, played.result, (uint32_t)played.number, &t->fit);
    bool fine = !*e->text;
    t->games += fine && played.known;
    t->fit.rows.n = fine ? t->fit.rows.n : rows;
    t->fit.parts.n = fine ? t->fit.parts.n : parts;
    return fine;
}

bool sw_tuning_add(sw_Tuning *t, const char *line, char **error) {
    Err e;
    return answer_or_error(add(t, line, &e), &e, error);
}

char *sw_tuning_fit(sw_Tuning *t, const char *comment, sw_ProgressFn *fn, void *ctx,
                    sw_Fitted *fitted) {
    Arena *a = arena_new();
    Str out = {0};
    double *d = ARENA_ARRAY(a, double, 2 * t->fit.n);
    Fitted f = fit_run(&t->fit, d, fn, ctx);
    Weights *w = weights_copy(model_weights(t->model, &t->fit, d, a), t->game, a);
    w->searcher = t->game->weights ? t->game->weights->searcher : SEARCHER_CHOSEN;
    tuned_write(t->game, w, comment, &out);
    arena_free(a);
    *fitted = (sw_Fitted){.games = t->games,
                          .positions = (int)t->fit.rows.n,
                          .numbers = 2 * t->fit.n,
                          .before = f.before,
                          .after = f.after};
    return answer_text(&out);
}

uint64_t sw_game_key(const sw_Game *g, bool whole) {
    return game_key(&g->it, whole);
}
