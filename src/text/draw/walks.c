/*
** walks.c -- the machine's walks; for strides, the first to each end.
*/
#include "walks.h"

/* Cells of the longest walk that is drawn whole: four steps, which the eye can still follow. */
enum { CELLS_MAX = 5 };

/* A trace follows what would fail, too. */
enum { TRACE_BUDGET = 1 << 23 };

static void run_part(const Pos *p, const Part *part, int kind, Run run) {
    bool drop = run.start == SQ_NONE;
    if (drop ? !part->drops : part->only_drops)
        return;
    run.program = game_walk(p->game, drop ? part->drops : part->program, run.me, kind);
    if (part->kinds >> kind & 1)
        machine_run(&run);
}

static void run_all(const Pos *p, int me, Sq from, int kind, int tolerate, WalkFn *fn,
                    void *ctx) {
    Run run = run_of(p, NULL, me, from, fn, ctx);
    run.paths = true;
    run.tolerate = tolerate;
    run.budget = tolerate ? TRACE_BUDGET : 0;
    for (int t = 0; t < p->game->nturns; t++)
        for (int i = 0; i < p->game->turns[t].nparts; i++)
            run_part(p, &p->game->turns[t].part[i], kind, run);
}

void walks_run(const Pos *p, Sq from, int tolerate, WalkFn *fn, void *ctx) {
    run_all(p, pos_owner(p, from), from, p->game->kind[pos_at(p, from)], tolerate, fn, ctx);
}

void walks_run_drops(const Pos *p, int kind, int tolerate, WalkFn *fn, void *ctx) {
    run_all(p, p->side, SQ_NONE, kind, tolerate, fn, ctx);
}

/* ---- strides ---- */

typedef struct StrideFinder {
    CellSet missing; /* ends without a walk so far */
    Strides *out;
} StrideFinder;

static bool known(const Strides *all, Sq from, Sq to) {
    for (size_t i = 0; i < all->n; i++)
        if (all->at[i].from == from && all->at[i].to == to)
            return true;
    return false;
}

/* A long walk goes on from another, or is left out. */
static bool is_clear(const Strides *all, const Walk *w) {
    int new = 0;
    for (int i = 0; i + 1 < w->npath; i++)
        new += !known(all, w->path[i], w->path[i + 1]);
    return w->npath <= CELLS_MAX || new <= 1;
}

static WalkAnswer on_walk(void *ctx, const Walk *w) {
    StrideFinder *f = ctx;
    if (!set_has(&f->missing, w->end) || !is_clear(f->out, w))
        return WALK_MORE;
    set_remove(&f->missing, w->end);
    for (int i = 0; i + 1 < w->npath; i++)
        if (!known(f->out, w->path[i], w->path[i + 1]))
            strides_add(f->out, (Stride){w->path[i], w->path[i + 1]});
    return set_empty(f->missing) ? WALK_STOP : WALK_MORE;
}

/* The machine may hand over a walk before those that it goes on from: hence the rounds. */
void walks_strides(const Pos *p, Sq from, CellSet ends, Strides *out) {
    enum { ROUNDS = 32 };
    if (!piece_is(pos_at(p, from)) || pos_owner(p, from) >= p->game->nplayers)
        return;
    Pos turned = *p;
    pos_set_side(&turned, pos_owner(p, from));
    StrideFinder f = {ends, out};
    size_t before = SIZE_MAX;
    for (int i = 0; i < ROUNDS && out->n != before && !set_empty(f.missing); i++) {
        before = out->n;
        walks_run(&turned, from, 0, on_walk, &f);
    }
}
