/*
** attack.c -- which men could capture where.
**
** Game.reach says which pieces could ever capture on a cell. Only those are tried: by their
** tables where they have some, else by the machine.
*/
#include "vm/meaning/cond.h"
#include "vm/meaning/machine.h"
#include "movegen.h"
#include "walker.h"

static WalkAnswer add_and_stop(void *ctx, const Walk *w) {
    set_add(ctx, w->end);
    return WALK_STOP;
}

static WalkAnswer add_end(void *ctx, const Walk *w) {
    set_add(ctx, w->end);
    return WALK_MORE;
}

/* A query about attacks on one cell, or on all. */
typedef struct Question {
    const Pos *pos;
    Piece as;  /* what is imagined on the attacked cell; PIECE_HOLE: what stands there */
    Sq lifted; /* the cell that is taken to be empty; or SQ_NONE */
} Question;

/* Runs the machine: the cells on which the piece on `from` could capture. With a target only
** that cell is looked for, and the run ends when it is found; SQ_NONE: all cells. */
static CellSet hits_of(const Question *q, Sq from, Sq target) {
    const Game *g = q->pos->game;
    Piece x = q->pos->cell[from];
    CellSet hits = {{0}};
    Run r = run_of(q->pos, game_walk(g, 0, g->owner[x], g->kind[x]), g->owner[x], from,
                   target == SQ_NONE ? add_end : add_and_stop, &hits);
    r.attack = true;
    r.target = target;
    r.as = q->as;
    r.lifted = q->lifted;
    machine_run(&r);
    return hits;
}

static Question question(const Pos *p, Sq lifted, Piece put) {
    Piece as = put != PIECE_NONE ? put : lifted != SQ_NONE ? p->cell[lifted] : PIECE_HOLE;
    return (Question){p, as, lifted};
}

static bool can_hit(const Question *q, Sq from, Sq to) {
    const Game *g = q->pos->game;
    if (from == to || !set_has(game_reach(g, g->reach.takes, q->pos->cell[from], to), from))
        return false;
    CellSet hits = hits_of(q, from, to);
    return set_has(&hits, to);
}

/* The men of a player that have no tables, so that the machine runs their walks. */
static CellSet machine_men(const Pos *p, int player) {
    const Game *g = p->game;
    CellSet found = {{0}};
    if (g->tables && !g->tables->any_by_machine)
        return found;
    for (CellSet men = p->men[player]; !set_empty(men);) {
        unsigned from = set_pop(&men);
        if (!g->tables || g->tables->of[p->cell[from]].by_machine)
            set_add(&found, from);
    }
    return found;
}

static CellSet machine_enemies(const Pos *p, int me) {
    CellSet found = {{0}};
    for (int i = 0; i < p->game->nplayers; i++)
        if (game_foes(p->game, me, i))
            found = set_or(found, machine_men(p, i));
    return found;
}

bool pos_put_attacked(const Pos *p, int me, Sq cell, Sq lifted, Piece put) {
    const Game *g = p->game;
    Question q = question(p, lifted, put);
    if (g->tables && g->walker->hit(p, me, cell, lifted, q.as))
        return true;
    CellSet men = machine_enemies(p, me);
    while (!set_empty(men))
        if (can_hit(&q, (Sq)set_pop(&men), cell))
            return true;
    return false;
}

CellSet pos_put_attacks(const Pos *p, int me, Sq lifted, Piece put) {
    const Game *g = p->game;
    CellSet men = machine_enemies(p, me), hit = {{0}};
    Question q = question(p, lifted, put);
    if (g->tables)
        hit = g->walker->attacked(p, me, lifted, q.as);
    while (!set_empty(men)) {
        Sq from = (Sq)set_pop(&men);
        CellSet hits = hits_of(&q, from, SQ_NONE);
        if (set_has(&hits, from)) /* a man does not attack his own cell */
            set_flip(&hits, from);
        hit = set_or(hit, hits);
    }
    return hit;
}

bool pos_hits(const Pos *p, Sq from, Sq to) {
    const Game *g = p->game;
    Question q = question(p, SQ_NONE, PIECE_NONE);
    const PieceTables *t = g->tables ? &g->tables->of[p->cell[from]] : NULL;
    if (!t || t->by_machine)
        return can_hit(&q, from, to);
    if (from == to || !t->start)
        return false;
    return g->walker->hits(p, &t->start[from], from, to);
}

CellSet pos_attackers(const Pos *p, int player, Sq cell) {
    const Game *g = p->game;
    CellSet found = {{0}};
    Question q = question(p, SQ_NONE, PIECE_NONE);
    if (g->tables)
        found = g->walker->attackers(p, player, cell);
    for (CellSet men = machine_men(p, player); !set_empty(men);) {
        Sq from = (Sq)set_pop(&men);
        if (can_hit(&q, from, cell))
            set_add(&found, from);
    }
    return found;
}

bool pos_lines(const Pos *p, int player, Sq cell, Lines *l) {
    const Game *g = p->game;
    *l = (Lines){{{0}}, {{0}}};
    return g->tables && !g->tables->any_by_machine && g->walker->lines(p, player, cell, l);
}

void pos_control(const Pos *p, int player, Control *c) {
    c->cells = (CellSet){{0}};
    c->ways = c->hits = c->hitters = 0;
    if (p->game->tables)
        p->game->walker->control(p, player, c);
}

/* Whether the walk takes its piece to where it ends, and does not only look there (`still`). */
static bool goes_to_its_end(const Walk *w) {
    for (int i = 0; i < w->ndeeds; i++)
        if (fx_info[w->deed[i].fx.fx].does & DOES_GO && w->deed[i].b == w->end)
            return true;
    return false;
}

static WalkAnswer stop_at(void *ctx, const Walk *w) {
    return w->end == *(const Sq *)ctx && goes_to_its_end(w) ? WALK_STOP : WALK_MORE;
}

bool pos_reaches(const Pos *p, Sq from, Sq to) {
    const Game *g = p->game;
    int me = g->owner[p->cell[from]];
    if (from == to || !set_has(game_reach(g, g->reach.goes, p->cell[from], to), from))
        return false;
    Run r = run_of(p, game_walk(g, 0, me, g->kind[p->cell[from]]), me, from, stop_at, &to);
    r.reach = true;
    r.lifted = to;
    return machine_run(&r) == RUN_STOPPED;
}

bool pos_in_check(const Pos *p, int player) {
    for (CellSet men = set_and(p->men[player], p->royal); !set_empty(men);)
        if (pos_attacked(p, player, (Sq)set_pop(&men), SQ_NONE))
            return true;
    return false;
}
