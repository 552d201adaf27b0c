/*
** attack.c -- could an enemy capture there?
**
** Game.reach says which pieces could ever capture on a cell: only those are asked, their tables
** where they have some, else the machine.
*/
#include "expr.h"
#include "machine.h"
#include "movegen.h"
#include "walker.h"

static const CellSet *starts_of(const CellSet *table, const Game *g, Piece x, Sq cell) {
    int row = g->owner[x] * g->nkinds + g->kind[x];
    return &table[row * g->graph.ncells + cell];
}

static WalkAnswer add_and_stop(void *ctx, const Walk *w) {
    set_add(ctx, w->end);
    return WALK_STOP;
}

static WalkAnswer add_end(void *ctx, const Walk *w) {
    set_add(ctx, w->end);
    return WALK_MORE;
}

/* An attack on a cell, or on all: what is imagined to stand there, and what is lifted. */
typedef struct Question {
    const Pos *pos;
    Piece as;
    Sq lifted;
} Question;

/* The cells on which the piece on `from` could capture; of a single target, that at least. */
static CellSet hits_of(const Question *q, View *v, Sq from, Sq target) {
    const Game *g = q->pos->game;
    Piece x = q->pos->cell[from];
    CellSet hits = {{0}};
    int walk = game_walk_number(g, 0, g->owner[x], g->kind[x]);
    if (walk < 0)
        return hits;
    if (g->tables && g->tables->walk[walk].start) {
        if (v->me != g->owner[x])
            v->me = g->owner[x], v->known = 0, v->landed = 0, v->asked = 0;
        return g->walker->attacks(v, &g->tables->walk[walk].start[from], from);
    }
    Run r = {.pos = q->pos,
             .program = &g->walks[walk],
             .me = g->owner[x],
             .start = from,
             .attack = true,
             .target = target,
             .as = q->as,
             .lifted = q->lifted,
             .fn = target == SQ_NONE ? add_end : add_and_stop,
             .ctx = &hits};
    machine_run(&r);
    return hits;
}

static View attack_view(const Question *q) {
    View v;
    view_init(&v, q->pos, q->pos->side);
    v.attack = true;
    v.as = q->as;
    v.lifted = q->lifted;
    if (q->lifted != SQ_NONE)
        set_remove(&v.occupied, q->lifted);
    return v;
}

/* The piece that is imagined on a cell that might be attacked: the lifted one, else what stands
** there. */
static Piece imagined(const Pos *p, Sq cell, Sq lifted) {
    return lifted != SQ_NONE ? p->cell[lifted] : cell != SQ_NONE ? p->cell[cell] : PIECE_NONE;
}

static bool can_hit(const Question *q, View *v, Sq from, Sq to) {
    if (from == to ||
        !set_has(starts_of(q->pos->game->reach, q->pos->game, q->pos->cell[from], to), from))
        return false;
    CellSet hits = hits_of(q, v, from, to);
    return set_has(&hits, to);
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
    Question q = {p, imagined(p, cell, lifted), lifted};
    View v = attack_view(&q);
    while (!set_empty(men))
        if (can_hit(&q, &v, (Sq)set_pop(&men), cell))
            return true;
    return false;
}

CellSet pos_attacks(const Pos *p, int me, Sq lifted) {
    CellSet men = enemies_of(p, me), hit = {{0}};
    Question q = {p, imagined(p, SQ_NONE, lifted), lifted};
    View v = attack_view(&q);
    while (!set_empty(men))
        hit = set_or(hit, hits_of(&q, &v, (Sq)set_pop(&men), SQ_NONE));
    return hit;
}

bool pos_hits(const Pos *p, Sq from, Sq to) {
    Question q = {p, imagined(p, to, SQ_NONE), SQ_NONE};
    View v = attack_view(&q);
    return can_hit(&q, &v, from, to);
}

static WalkAnswer stop_at(void *ctx, const Walk *w) {
    return w->end == *(const Sq *)ctx ? WALK_STOP : WALK_MORE;
}

bool pos_reaches(const Pos *p, Sq from, Sq to) {
    const Game *g = p->game;
    int me = g->owner[p->cell[from]];
    const Program *program = game_walk(g, 0, me, g->kind[p->cell[from]]);
    if (!program || from == to || !set_has(starts_of(g->goes, g, p->cell[from], to), from))
        return false;
    Run r = {.pos = p,
             .program = program,
             .me = me,
             .start = from,
             .reach = true,
             .target = SQ_NONE,
             .lifted = to,
             .fn = stop_at,
             .ctx = &to};
    return machine_run(&r) == RUN_STOPPED;
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
