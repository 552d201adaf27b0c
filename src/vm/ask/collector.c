/*
** collector.c -- finding the walks of a part, man by man.
**
** The machine finds them, except those of men who can only take single steps now, and those
** that put a man down without a step: they are made from sets of cells.
*/
#include "collector.h"

#include "entry.h"
#include "vm/meaning/cond.h"
#include "vm/meaning/make.h"

Collector collector(const Pos *p, Want want, Moves *out, Pos *scratch) {
    return (Collector){.pos = p,
                       .board = p,
                       .judge = p->game->decree[DECREE_FORBID].n > 0,
                       .want = want,
                       .from = SQ_NONE,
                       .nturns = p->game->nturns,
                       .out = out,
                       .base = out->n,
                       .room = INT64_MAX,
                       .scratch = scratch};
}

void collector_end(Collector *c) {
    once_free(&c->kept);
}

static bool leads_own_man(const Pos *p, const Shape *s, Move m) {
    return s->plain && set_has(&p->men[p->side], (Sq)move_cell(m, s->from));
}

/* True if a plain move leaves a royal man attacked. Where only that is forbidden, and nothing
** but what stands on which cell decides it, it is enough to carry the man there and back. */
static bool leaves_attacked(Pos *p, const Shape *s, Move m) {
    Sq from = (Sq)move_cell(m, s->from), to = (Sq)move_cell(m, s->to);
    Piece there = p->cell[to];
    if (from == to)
        return pos_in_check(p, p->side);
    pos_carry(p, from, to);
    bool bad = pos_in_check(p, p->side);
    pos_carry(p, to, from);
    pos_put(p, to, there);
    return bad;
}

static bool leads_to_forbidden(Pos *p, Move m) {
    Undo u;
    pos_try(p, m, &u);
    Scope s = scope_of(p);
    bool bad = scope_decrees(&s, DECREE_FORBID);
    pos_untry(p, &u);
    return bad;
}

bool collector_forbids(Collector *c, Move m) {
    const Game *g = c->pos->game;
    const Shape *shape = &g->shapes[move_is_long(m) ? 0 : move_shape(m)];
    if (!c->tried) {
        *c->scratch = *c->pos;
        c->scratch->sight = NULL; /* the list in progress reads it for *pos */
    }
    c->tried = true;
    if (g->traits.guards_royal && g->tables && g->tables->attacks_by_contents &&
        leads_own_man(c->scratch, shape, m))
        return leaves_attacked(c->scratch, shape, m);
    return leads_to_forbidden(c->scratch, m);
}

bool collector_is_last(const Collector *c) {
    for (int i = c->part + 1; i < c->turn->nparts; i++)
        if (!c->brief || !c->turn->part[i].optional)
            return false;
    return true;
}

void collector_bound(Collector *c, int64_t share) {
    c->bounded = !c->board->game->meter;
    c->left = share;
    c->work = share * WALK_WORK;
}

/* How many moves of a position may be judged. */
static int64_t judged_most(const Collector *c) {
    return c->judge ? JUDGED_WORK / (c->pos->game->judging + 1) : INT64_MAX;
}

void collector_bound_turns(Collector *c) {
    c->room = c->pos->game->meter ? INT64_MAX : judged_most(c);
}

bool collector_has_room(Collector *c) {
    c->cut = c->room <= 0;
    c->room -= !c->cut;
    return !c->cut;
}

static int64_t least(int64_t a, int64_t b) {
    return a < b ? a : b;
}

static void find_shares(Collector *c) {
    const Pos *p = c->pos;
    int64_t takers = p->total[p->side] + p->game->nkinds;
    int64_t judged = judged_most(c) / takers;
    c->each_room = least(LIST_MOVES / takers, judged > LEAST_WALKS ? judged : LEAST_WALKS);
    c->each_work = LIST_WORK / takers;
}

/* Sets the bounds of one man, or of one kind in the hand, where a turn has one part. */
static void bound_alone(Collector *c) {
    c->cut = false;
    if (c->turn || c->pos->game->meter)
        return;
    if (c->each_room == 0)
        find_shares(c);
    c->room = c->each_room;
    c->work = c->each_work;
}

/* True if nothing is left of the current part's share. */
static bool spent(const Collector *c) {
    return c->bounded && c->left <= 0;
}

/* After a walk that ended the search: true if its receiver wanted no more, and not a bound. */
static bool has_enough(const Collector *c) {
    return !c->cut;
}

/* Hands over a walk and takes it off the share. Walks that the part does not want are not taken
** off: of a part that must capture, those that take nothing. */
static WalkAnswer on_counted(void *ctx, const Walk *w) {
    Collector *c = ctx;
    bool counts = w->takes || !c->turn->part[c->part].captures;
    c->cut = counts && spent(c);
    if (c->cut)
        return WALK_STOP;
    c->left -= counts;
    return c->counts_fn(ctx, w);
}

static WalkAnswer hand_over(Collector *c, const Walk *w, WalkFn *fn) {
    c->counts_fn = fn;
    return c->bounded ? on_counted(c, w) : fn(c, w);
}

/* True if walks of the current part that take nothing are of no use: the part must capture, or
** only captures are wanted and nothing else in the turn can take something. Within a share the
** latter does not count: the walks that are not captures must take from it, too, so that a list
** of captures has the same turns as the list of all. */
static bool must_take(const Collector *c, Move before) {
    bool part = c->turn && c->turn->part[c->part].captures;
    if (c->bounded)
        return part;
    return part ||
           (c->captures && (!c->turn || (move_shape(before) == 0 && collector_is_last(c))));
}

/* Runs the machine for a program from a cell, or from the hand (SQ_NONE). True when the
** collector has enough, as of all functions that follow. */
static bool collect_program(Collector *c, const Program *program, Sq from, Move before,
                            WalkFn *fn) {
    Run r = run_of(c->board, program, c->board->side, from, fn, c);
    r.before = before;
    r.captures = must_take(c, before);
    c->counts_fn = fn;
    if (c->bounded)
        r.fn = on_counted;
    if (c->bounded || (!c->turn && !c->pos->game->meter))
        r.purse = &c->work;
    return !spent(c) && machine_run(&r) == RUN_STOPPED && has_enough(c);
}

/* True if moves are only to be counted, and each walk is one legal move. */
static bool only_counts(const Collector *c) {
    return c->want == WANT_COUNT && !c->judge && !c->captures && !c->turn;
}

/* The walks by which a man is put down without a step, made without the machine. */
static bool collect_entries(Collector *c, const Entry *e, const Program *program, WalkFn *fn) {
    const Pos *p = c->board;
    CellSet left = entry_cells(p, program, p->side);
    if (only_counts(c)) {
        c->counted += (uint64_t)set_count(left);
        return false;
    }
    while (!set_empty(left)) {
        unsigned cell = set_pop(&left);
        Walk w = {.move = e->base | e->slots * cell,
                  .start = SQ_NONE,
                  .end = (Sq)cell,
                  .takes = e->takes};
        if (hand_over(c, &w, fn) == WALK_STOP)
            return has_enough(c);
    }
    return false;
}

/* The walks by which men of a kind are put down. */
static bool collect_drops(Collector *c, int row, int kind, Move before, WalkFn *fn) {
    const Game *g = c->board->game;
    int walk = game_walk_number(g, row, c->board->side, kind);
    bound_alone(c);
    if (walk >= 0 && g->tables && g->entries[walk].known && move_shape(before) == 0)
        return collect_entries(c, &g->entries[walk], &g->walks[walk], fn);
    return collect_program(c, walk < 0 ? NULL : &g->walks[walk], SQ_NONE, before, fn);
}

/* The walks of a man that are one known step, made without the machine. */
static bool collect_steps(Collector *c, const Openings *o, Sq from, bool takes, WalkFn *fn) {
    const Pos *p = c->board;
    for (int i = 0; i < o->nsteps; i++) {
        const OneStep *s = &o->step[i];
        Sq to = one_step_end(p, s, p->side, from, takes);
        if (to == SQ_NONE)
            continue;
        Walk w = {.move = one_step_move(s, from, to), .start = from, .end = to};
        w.takes = one_step_takes(p, s, p->side, to);
        if (hand_over(c, &w, fn) == WALK_STOP)
            return has_enough(c);
    }
    return false;
}

bool collect_piece(Collector *c, int row, Sq from, Move before, WalkFn *fn) {
    const Pos *p = c->board;
    const Game *g = p->game;
    int walk = game_walk_number(g, row, p->side, g->kind[p->cell[from]]);
    bool takes = must_take(c, before);
    /* In a turn of several parts the machine must run for the same men whether or not captures
    ** alone are wanted: what it takes for each leaves less for the others. */
    bool begins = c->turn ? c->turn->part[c->part].captures : takes;
    c->base = c->out->n;
    c->once = !c->turn;
    bound_alone(c);
    if (walk < 0)
        return false;
    const Openings *o = g->openings ? &g->openings[walk] : NULL;
    bool first = move_shape(before) == 0;
    if (o && (first || o->nsteps == 0) &&
        !beginnings_have(c->beginnings, p, walk, begins, from))
        return first && collect_steps(c, o, from, takes, fn);
    return collect_program(c, &g->walks[walk], from, before, fn);
}

Sq collector_start(const Collector *c) {
    return c->pos->game->traits.simple_turn ? c->from : SQ_NONE;
}

bool collect_men(Collector *c, const Part *part, CellSet men, Move before, WalkFn *fn) {
    const Pos *p = c->board;
    const Game *g = p->game;
    Sq start = collector_start(c);
    c->once = false;
    for (int kind = 0; part->drops && start == SQ_NONE && kind < g->nkinds; kind++)
        if (part->kinds >> kind & 1 && collect_drops(c, part->drops, kind, before, fn))
            return true;
    while (!part->only_drops && !set_empty(men) && !game_is_spent(g)) {
        Sq from = (Sq)set_pop(&men);
        if (part->kinds >> g->kind[p->cell[from]] & 1 && (start == SQ_NONE || start == from) &&
            collect_piece(c, part->program, from, before, fn))
            return true;
    }
    return false;
}
