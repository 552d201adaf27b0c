/*
** nearest.c -- traces with growing tolerance, until something reaches the cell.
*/
#include "nearest.h"

#include "text/draw/walks.h"

#include <string.h>

typedef struct NearFinder {
    const Pos *p;
    Sq to;             /* SQ_NONE: any end */
    Move move;         /* MOVE_NONE: any move */
    NearestFn *counts; /* NULL: every move */
    const void *ctx;
    Nearest *out;
} NearFinder;

static bool known(const Nearest *n, const Walk *w) {
    for (int i = 0; i < n->n; i++)
        if (n->walk[i].npath == w->npath &&
            memcmp(n->walk[i].path, w->path, sizeof(Sq) * (size_t)w->npath) == 0)
            return true;
    return false;
}

static bool same_failure(const NearWalk *a, const Walk *w) {
    const Failure *f = &a->failed[0], *o = w->failed;
    return a->nfailed == 1 && w->nfailed == 1 && f->cell == o->cell && f->op == o->op &&
           f->operand == o->operand;
}

static void keep(Nearest *n, const Walk *w) {
    n->alike = n->n == 0 ? w->nfailed == 1 : n->alike && same_failure(&n->walk[0], w);
    if (n->n == NEAREST_MAX) {
        n->more++;
        return;
    }
    NearWalk *k = &n->walk[n->n++];
    *k = (NearWalk){.move = w->move,
                    .npath = w->npath < SQ_MAX ? w->npath : SQ_MAX,
                    .nfailed = w->nfailed,
                    .nkept = w->nfailed < TESTS_MAX ? w->nfailed : TESTS_MAX};
    memcpy(k->path, w->path, sizeof(Sq) * (size_t)k->npath);
    for (int i = 0; i < k->nkept; i++)
        k->failed[i] = w->failed[i];
}

/* Does m do what a does, and perhaps more in later parts of the turn? */
static bool begins(const Game *g, Move a, Move m) {
    if (move_is_long(a) || move_is_long(m))
        return false; /* such turns have one part */
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
    if (f->to != SQ_NONE && w->end != f->to)
        return false;
    if (f->counts)
        return f->counts(f->p, w->move, f->ctx);
    if (f->move == MOVE_NONE || f->move == w->move)
        return true;
    return !f->p->game->traits.simple_turn && begins(f->p->game, w->move, f->move);
}

static WalkAnswer on_walk(void *ctx, const Walk *w) {
    NearFinder *f = ctx;
    Nearest *n = f->out;
    int fewest = n->n > 0 ? n->walk[0].nfailed : w->nfailed;
    if (w->nfailed > fewest || !wanted(f, w) || known(n, w))
        return WALK_MORE;
    if (w->nfailed < fewest)
        *n = (Nearest){0};
    keep(n, w);
    return WALK_MORE;
}

/* TOLERANCES: how many failed tests are forgiven, one try after the other. */
static const int tolerances[] = {0, 1, 2, 3, 5, 8};
enum { TOLERANCES = sizeof tolerances / sizeof tolerances[0] };

void nearest_find(const Pos *p, Sq from, Sq to, Nearest *out) {
    NearFinder f = {.p = p, .to = to, .move = MOVE_NONE, .out = out};
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
    NearFinder f = {.p = &part->before.board, .to = SQ_NONE, .move = part->done, .out = out};
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
