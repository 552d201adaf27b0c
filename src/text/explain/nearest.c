/*
** nearest.c -- runs the walks, forgiving more and more failed tests, until one is found.
*/
#include "nearest.h"

#include "text/draw/walks.h"

#include <string.h>

typedef struct NearFinder {
    const Pos *p;
    Sq to;             /* SQ_NONE: any end */
    Move move;         /* canonical, the move to make; MOVE_NONE: any */
    NearestFn *counts; /* if not NULL, decides alone which moves count */
    const void *ctx;
    int called; /* as NearWalk.called; 0: any */
    Nearest *out;
} NearFinder;

/* As NearWalk.called. */
static int call_of(const Walk *w) {
    int called = 0;
    for (int i = 0; i < w->ndeeds && !called; i++)
        called = fx_info[w->deed[i].fx.fx].with & WITH_CALL ? w->deed[i].fx.var + 1 : 0;
    return called;
}

/* The kept walk with the same path and name, or NULL. */
static NearWalk *known(Nearest *n, const Walk *w) {
    for (int i = 0; i < n->n; i++)
        if (n->walk[i].npath == w->npath && n->walk[i].called == call_of(w) &&
            memcmp(n->walk[i].path, w->path, sizeof(Sq) * (size_t)w->npath) == 0)
            return &n->walk[i];
    return NULL;
}

static bool equal(const Failure *f, const Failure *o) {
    return f->cell == o->cell && f->op == o->op && f->operand == o->operand;
}

static bool same_failure(const NearWalk *a, const Walk *w) {
    return a->nfailed == 1 && w->nfailed == 1 && equal(&a->failed[0], w->failed);
}

/* Notes the failure of another walk with the same path; past LIKE_MAX it is only counted. */
static void keep_like(NearWalk *k, const Failure *f) {
    for (int i = 0; i < k->nlike && i < LIKE_MAX; i++)
        if (equal(&k->like[i], f))
            return;
    if (k->nlike < LIKE_MAX)
        k->like[k->nlike] = *f;
    k->nlike++;
}

static void note(NearWalk *k, const Walk *w) {
    *k = (NearWalk){.move = w->move,
                    .npath = w->npath < SQ_MAX ? w->npath : SQ_MAX,
                    .nfailed = w->nfailed,
                    .called = call_of(w),
                    .nkept = w->nfailed < TESTS_MAX ? w->nfailed : TESTS_MAX};
    memcpy(k->path, w->path, sizeof(Sq) * (size_t)k->npath);
    for (int i = 0; i < k->nkept; i++)
        k->failed[i] = w->failed[i];
}

static void keep(Nearest *n, const Walk *w) {
    n->alike = n->n == 0 ? w->nfailed == 1 : n->alike && same_failure(&n->walk[0], w);
    if (n->n == NEAREST_MAX)
        n->more++;
    else
        note(&n->walk[n->n++], w);
}

/* True if m does what a does, and perhaps more in later parts of the turn. */
static bool begins(const Game *g, Move a, Move m) {
    if (move_is_long(a) || move_is_long(m))
        return false; /* a turn that is a long move has one part */
    const Shape *first = &g->shapes[move_shape(a)], *whole = &g->shapes[move_shape(m)];
    if (first->nfx == 0 || first->nfx > whole->nfx || first->ncells > whole->ncells ||
        memcmp(first->fx, whole->fx, sizeof(Effect) * first->nfx) != 0)
        return false;
    for (unsigned i = 0; i < first->ncells; i++)
        if (move_cell(a, i) != move_cell(m, i))
            return false;
    return true;
}

static bool wanted(const NearFinder *f, const Walk *w) {
    if ((f->to != SQ_NONE && w->end != f->to) || (f->called && call_of(w) != f->called))
        return false;
    if (f->counts)
        return f->counts(f->p, w->move, f->ctx);
    if (f->move == MOVE_NONE || f->move == shape_canonical(f->p->game->shapes, w->move))
        return true;
    return !f->p->game->traits.simple_turn && begins(f->p->game, w->move, f->move);
}

/* True if an enemy or a neutral man is on the target cell, and n failed tests of a walk show
** that its landing does not admit him. */
static bool spares_end(const NearFinder *f, const Failure *failed, int n) {
    bool spares = false;
    if (f->to == SQ_NONE || !piece_is(pos_at(f->p, f->to)) ||
        pos_owner(f->p, f->to) == f->p->side)
        return false;
    for (int i = 0; i < n; i++)
        spares |= failed[i].cell == f->to && op_lands(failed[i].op);
    return spares;
}

/* How many steps of its path a walk had made when its first test failed. */
static int steps_before(Sq failed, const Sq *path, int npath) {
    int i = 0;
    while (i < npath && path[i] != failed)
        i++;
    return i < npath ? i : 0;
}

/* True if w, which has the same path as k, tells more: k could not capture the man on the target
** cell and w could; or w came farther before it failed, since of several ways those that do not
** apply mostly say so where they begin. */
static bool tells_more(const NearFinder *f, const NearWalk *k, const Walk *w) {
    bool spares = spares_end(f, k->failed, k->nkept);
    if (spares != spares_end(f, w->failed, w->nfailed))
        return spares;
    return k->nkept > 0 && w->nfailed > 0 &&
           steps_before(k->failed[0].cell, k->path, k->npath) <
               steps_before(w->failed[0].cell, k->path, k->npath);
}

/* Adds w, which has the same path and name as k, or lets it take the place of k. */
static void add_like(const NearFinder *f, NearWalk *k, const Walk *w) {
    NearWalk before = *k;
    bool one = k->nfailed == 1 && !same_failure(k, w);
    if (tells_more(f, k, w)) {
        note(k, w);
        k->nlike = before.nlike;
        memcpy(k->like, before.like, sizeof k->like);
        f->out->alike = f->out->n == 1 && k->nfailed == 1;
        if (one)
            keep_like(k, &before.failed[0]);
    } else if (one) {
        keep_like(k, &w->failed[0]);
    }
}

static WalkAnswer on_walk(void *ctx, const Walk *w) {
    NearFinder *f = ctx;
    Nearest *n = f->out;
    int fewest = n->n > 0 ? n->walk[0].nfailed : w->nfailed;
    if (w->nfailed > fewest || !wanted(f, w))
        return WALK_MORE;
    if (w->nfailed < fewest)
        *n = (Nearest){0};
    NearWalk *k = known(n, w);
    if (k)
        add_like(f, k, w);
    else
        keep(n, w);
    return WALK_MORE;
}

/* How many failed tests are forgiven in each try, in the last one as many as can be. */
static const int tolerances[] = {0, 1, 2, 3, 5, FAILED_MAX};
enum { TOLERANCES = sizeof tolerances / sizeof tolerances[0] };

void nearest_find(const Pos *p, Sq from, Sq to, Nearest *out) {
    nearest_called(p, from, to, 0, out);
}

void nearest_called(const Pos *p, Sq from, Sq to, int called, Nearest *out) {
    NearFinder f = {.p = p, .to = to, .move = MOVE_NONE, .called = called, .out = out};
    *out = (Nearest){0};
    for (int i = 0; i < TOLERANCES && out->n == 0; i++)
        walks_run(p, from, tolerances[i], on_walk, &f);
}

void nearest_of_men(const Pos *p, NearestFn *counts, const void *ctx, Nearest *out) {
    NearFinder f = {.p = p, .to = SQ_NONE, .counts = counts, .ctx = ctx, .out = out};
    *out = (Nearest){0};
    for (int i = 0; i < TOLERANCES && out->n == 0; i++)
        walks_run_men(p, tolerances[i], on_walk, &f);
}

void nearest_drop(const Pos *p, int kind, Sq to, Nearest *out) {
    NearFinder f = {.p = p, .to = to, .move = MOVE_NONE, .out = out};
    *out = (Nearest){0};
    for (int i = 0; i < TOLERANCES && out->n == 0; i++)
        walks_run_drops(p, kind, tolerances[i], on_walk, &f);
}

void nearest_making(const Pos *p, Sq from, Move m, Nearest *out) {
    NearFinder f = {.p = p, .to = SQ_NONE, .move = m, .out = out};
    *out = (Nearest){0};
    walks_run(p, from, 0, on_walk, &f);
}

void nearest_making_by_any(const Pos *p, Move m, Nearest *out) {
    NearFinder f = {.p = p, .to = SQ_NONE, .move = m, .out = out};
    *out = (Nearest){0};
    walks_run_men(p, 0, on_walk, &f);
}

void nearest_part(const StagePart *part, Nearest *out) {
    const Pos *p = &part->before.board;
    Move done = shape_canonical(p->game->shapes, part->done);
    NearFinder f = {.p = p, .to = SQ_NONE, .move = done, .out = out};
    *out = (Nearest){0};
    if (part->from != SQ_NONE)
        stage_walks(&part->before, part->from, -1, 0, on_walk, &f);
}

void nearest_next(const Stage *s, Sq from, int kind, Sq to, Nearest *out) {
    NearFinder f = {.p = &s->board, .to = to, .move = MOVE_NONE, .out = out};
    *out = (Nearest){0};
    for (int i = 0; i < TOLERANCES && out->n == 0; i++)
        stage_walks(s, from, kind, tolerances[i], on_walk, &f);
}
