/*
** stage.c -- runs the machine for one part of a turn, and takes a move apart into its parts.
*/
#include "stage.h"

#include "vm/ask/begun.h"
#include "vm/meaning/cond.h"
#include "vm/meaning/make.h"

/* More than RUN_BUDGET: a tolerant run goes on where a test fails. */
enum { TRACE_BUDGET = 1 << 23 };

void stage_begin(const Pos *p, int turn, Stage *s) {
    *s = (Stage){.p = p, .board = *p, .turn = turn};
}

void stage_after(const Stage *s, Move done, Stage *next) {
    *next = (Stage){s->p, *s->p, done, s->turn, s->part + 1};
    pos_apply(&next->board, done);
}

const Part *stage_part(const Stage *s) {
    const Turn *t = &s->p->game->turns[s->turn];
    return s->part < t->nparts ? &t->part[s->part] : NULL;
}

bool stage_leave_out(Stage *s) {
    const Part *part = stage_part(s);
    bool passes = part && part->kinds == 0 && part_is_open(&s->board, part);
    if (!part || (!part->optional && !passes))
        return false;
    s->part++;
    return true;
}

/* Turns *done, what the parts so far do, into the move with which the walks of the next part
** begin: its shape is the child that begins a part. False: no turn goes on after that. */
static bool go_on_from(const Game *g, Move *done) {
    const Shape *next = NULL;
    if (move_is_long(*done))
        return false;
    if (move_shape(*done) == 0)
        return true;
    next = shape_child(g->shapes, &g->shapes[move_shape(*done)], ACT_PART);
    if (next)
        *done = move_with_shape(*done, (unsigned)(next - g->shapes));
    return next != NULL;
}

bool stage_walks(const Stage *s, Sq from, int kind, int tolerate, WalkFn *fn, void *ctx) {
    const Game *g = s->p->game;
    const Part *part = stage_part(s);
    bool drop = from == SQ_NONE;
    Move before = s->done;
    if (!part || (drop ? !part->drops : part->only_drops) || !go_on_from(g, &before))
        return true;
    if (!drop)
        kind = g->kind[pos_at(&s->board, from)];
    int row = drop ? part->drops : part->program;
    Run run = run_of(&s->board, game_walk(g, row, s->p->side, kind), s->p->side, from, fn, ctx);
    run.before = before;
    run.paths = true;
    run.tolerate = tolerate;
    run.budget = tolerate ? TRACE_BUDGET : 0;
    return !(part->kinds >> kind & 1) || machine_run(&run) != RUN_STOPPED;
}

void stage_all_walks(const Stage *s, WalkFn *fn, void *ctx) {
    bool more = true;
    for (int kind = 0; kind < s->p->game->nkinds && more; kind++)
        more = stage_walks(s, SQ_NONE, kind, 0, fn, ctx);
    for (CellSet men = s->board.men[s->p->side]; !set_empty(men) && more;)
        more = stage_walks(s, (Sq)set_pop(&men), -1, 0, fn, ctx);
}

/* ---- the parts of a move ---- */

/* TRIED_MAX: moves of one part that are followed to see whether m comes of them. */
enum { TRIED_MAX = 64 };

/* The moves of one part by which a turn can go on to `move`. */
typedef struct Search {
    const Stage *at;
    Move move;
    int n;
    StagePart found[TRIED_MAX];
} Search;

static CellSet cells_of(const Game *g, Move m) {
    CellSet cells = {{0}};
    for (unsigned i = 0; i < g->shapes[move_shape(m)].ncells; i++)
        set_add(&cells, move_cell(m, i));
    return cells;
}

/* As stage_leads(). */
static bool may_begin(const Game *g, Move done, Move m) {
    if (move_is_long(done) || move_is_long(m))
        return done == m;
    return begun_leads(g, &(Begun){.move = done}, m) &&
           set_within(cells_of(g, done), cells_of(g, m));
}

bool stage_leads(const Stage *s, Move m) {
    return may_begin(s->p->game, s->done, m);
}

static WalkAnswer on_walk(void *ctx, const Walk *w) {
    Search *s = ctx;
    if (!may_begin(s->at->p->game, w->move, s->move) ||
        (stage_part(s->at)->captures && !w->takes))
        return WALK_MORE;
    for (int i = 0; i < s->n; i++)
        if (s->found[i].done == w->move)
            return WALK_MORE;
    s->found[s->n++] = (StagePart){.done = w->move, .from = w->start, .to = w->end};
    return s->n < TRIED_MAX ? WALK_MORE : WALK_STOP;
}

/* As stage_parts() from a stage on, before which n parts are made and in part[]. */
static int find_parts(const Stage *at, Move m, int n, StagePart part[PARTS_MAX]);

/* As find_parts(), if the next part is not left out. */
static int find_with(const Stage *at, Move m, int n, StagePart part[PARTS_MAX]) {
    Search s = {.at = at, .move = m};
    int all = 0;
    stage_all_walks(at, on_walk, &s);
    for (int i = 0; i < s.n && all == 0; i++) {
        Stage next;
        part[n] = s.found[i];
        part[n].before = *at;
        stage_after(at, s.found[i].done, &next);
        all = find_parts(&next, m, n + 1, part);
    }
    return all;
}

static int find_parts(const Stage *at, Move m, int n, StagePart part[PARTS_MAX]) {
    const Game *g = at->p->game;
    Stage next = *at;
    bool same = at->done == m || (!move_is_long(at->done) && !move_is_long(m) &&
                                  shape_canonical(g->shapes, at->done) == m);
    if (!stage_part(at))
        return same ? n : 0;
    int all = stage_leave_out(&next) ? find_parts(&next, m, n, part) : 0;
    if (all == 0 && part_is_open(&at->board, stage_part(at)))
        all = find_with(at, m, n, part);
    return all;
}

int stage_parts(const Pos *p, Move m, StagePart part[PARTS_MAX]) {
    int n = 0;
    for (int t = 0; t < p->game->nturns && n == 0; t++) {
        Stage s;
        stage_begin(p, t, &s);
        n = find_parts(&s, m, 0, part);
    }
    return n;
}
