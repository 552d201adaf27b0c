/*
** strides.c -- the machine's walks, the first to each end.
*/
#include "strides.h"

#include "../vm/machine.h"

/* Cells of the longest walk that is drawn: four steps, which the eye can still follow. */
enum { CELLS_MAX = 5 };

typedef struct Finder {
    CellSet missing; /* ends without a walk so far */
    Strides *out;
} Finder;

static void add_step(Strides *all, Sq from, Sq to) {
    for (size_t i = 0; i < all->n; i++)
        if (all->at[i].from == from && all->at[i].to == to)
            return;
    strides_add(all, (Stride){from, to});
}

static WalkAnswer on_walk(void *ctx, const Walk *w) {
    Finder *f = ctx;
    if (w->npath > CELLS_MAX || !set_has(&f->missing, w->end))
        return WALK_MORE;
    set_remove(&f->missing, w->end);
    for (int i = 0; i + 1 < w->npath; i++)
        add_step(f->out, w->path[i], w->path[i + 1]);
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

void strides_find(const Pos *p, Sq from, CellSet ends, Strides *out) {
    if (!piece_is(pos_at(p, from)) || pos_owner(p, from) >= p->game->nplayers)
        return;
    Pos turned = *p;
    pos_set_side(&turned, pos_owner(p, from));
    Finder f = {ends, out};
    for (int t = 0; t < p->game->nturns; t++)
        for (int i = 0; i < p->game->turns[t].nparts; i++)
            run_part(&turned, from, &p->game->turns[t].part[i], &f);
}
