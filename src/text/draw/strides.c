/*
** strides.c -- the machine's walks, the first to each end.
*/
#include "strides.h"

#include "vm/meaning/machine.h"

/* Cells of the longest walk that is drawn whole: four steps, which the eye can still follow. */
enum { CELLS_MAX = 5 };

typedef struct Finder {
    CellSet missing; /* ends without a walk so far */
    Strides *out;
} Finder;

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
    Finder *f = ctx;
    if (!set_has(&f->missing, w->end) || !is_clear(f->out, w))
        return WALK_MORE;
    set_remove(&f->missing, w->end);
    for (int i = 0; i + 1 < w->npath; i++)
        if (!known(f->out, w->path[i], w->path[i + 1]))
            strides_add(f->out, (Stride){w->path[i], w->path[i + 1]});
    return set_empty(f->missing) ? WALK_STOP : WALK_MORE;
}

static void run_part(const Pos *p, Sq from, const Part *part, Finder *f) {
    int owner = pos_owner(p, from), kind = p->game->kind[pos_at(p, from)];
    const Program *walk = game_walk(p->game, part->program, owner, kind);
    if (!(part->kinds >> kind & 1) || !walk)
        return;
    Run r = {.pos = p,
             .program = walk,
             .me = owner,
             .start = from,
             .target = SQ_NONE,
             .lifted = SQ_NONE,
             .paths = true,
             .fn = on_walk,
             .ctx = f};
    machine_run(&r);
}

static void run_turns(const Pos *p, Sq from, Finder *f) {
    for (int t = 0; t < p->game->nturns; t++)
        for (int i = 0; i < p->game->turns[t].nparts; i++)
            run_part(p, from, &p->game->turns[t].part[i], f);
}

/* The machine may hand over a walk before those that it goes on from: hence the rounds. */
void strides_find(const Pos *p, Sq from, CellSet ends, Strides *out) {
    enum { ROUNDS = 32 };
    if (!piece_is(pos_at(p, from)) || pos_owner(p, from) >= p->game->nplayers)
        return;
    Pos turned = *p;
    pos_set_side(&turned, pos_owner(p, from));
    Finder f = {ends, out};
    size_t before = SIZE_MAX;
    for (int i = 0; i < ROUNDS && out->n != before && !set_empty(f.missing); i++) {
        before = out->n;
        run_turns(&turned, from, &f);
    }
}
