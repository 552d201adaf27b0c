/*
** attack.c -- could an enemy capture there?
**
** Game.reach says which pieces could ever capture on a cell: only those are asked.
*/
#include "expr.h"
#include "machine.h"
#include "movegen.h"

static const CellSet *reach_of(const Game *g, Piece x, Sq cell) {
    int row = g->owner[x] * g->nkinds + g->kind[x];
    return &g->reach[row * g->graph.ncells + cell];
}

static WalkAnswer stop(void *ctx, const Walk *w) {
    (void)ctx, (void)w;
    return WALK_STOP;
}

static WalkAnswer add_end(void *ctx, const Walk *w) {
    set_add(ctx, w->end);
    return WALK_MORE;
}

static bool run_attack(const Pos *p, Sq from, Sq target, Piece as, Sq lifted, WalkFn *fn,
                       void *ctx) {
    const Game *g = p->game;
    Piece x = p->cell[from];
    const Program *walk = game_walk(g, 0, g->owner[x], g->kind[x]);
    if (!walk)
        return false;
    Run r = {.pos = p,
             .program = walk,
             .me = g->owner[x],
             .start = from,
             .attack = true,
             .target = target,
             .as = as,
             .lifted = lifted,
             .fn = fn,
             .ctx = ctx};
    return machine_run(&r) == RUN_STOPPED;
}

/* The piece that is imagined on a cell that might be attacked: the lifted one, else what stands
** there. */
static Piece imagined(const Pos *p, Sq cell, Sq lifted) {
    return lifted != SQ_NONE ? p->cell[lifted] : cell != SQ_NONE ? p->cell[cell] : PIECE_NONE;
}

static bool can_hit(const Pos *p, Sq from, Sq to, Sq lifted) {
    if (from == to || !set_has(reach_of(p->game, p->cell[from], to), from))
        return false;
    return run_attack(p, from, to, imagined(p, to, lifted), lifted, stop, NULL);
}

/* The men of everybody but me who could move. */
static CellSet enemies_of(const Pos *p, int me) {
    CellSet men = {{0}};
    for (int i = 0; i < p->game->nplayers; i++)
        if (i != me)
            men = set_or(men, p->men[i]);
    return men;
}

bool pos_attacked(const Pos *p, int me, Sq cell, Sq lifted) {
    CellSet men = enemies_of(p, me);
    while (!set_empty(men))
        if (can_hit(p, (Sq)set_pop(&men), cell, lifted))
            return true;
    return false;
}

CellSet pos_attacks(const Pos *p, int me, Sq lifted) {
    CellSet men = enemies_of(p, me), hit = {{0}};
    while (!set_empty(men)) {
        Sq from = (Sq)set_pop(&men);
        run_attack(p, from, SQ_NONE, imagined(p, SQ_NONE, lifted), lifted, add_end, &hit);
    }
    return hit;
}

bool pos_hits(const Pos *p, Sq from, Sq to) {
    return can_hit(p, from, to, SQ_NONE);
}

bool pos_in_check(const Pos *p, int player) {
    const Game *g = p->game;
    CellSet men = p->men[player];
    while (g->royal && !set_empty(men)) {
        Sq cell = (Sq)set_pop(&men);
        if (g->royal >> g->kind[p->cell[cell]] & 1 && pos_attacked(p, player, cell, SQ_NONE))
            return true;
    }
    return false;
}
