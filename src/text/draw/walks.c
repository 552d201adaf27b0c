/*
** walks.c -- the machine's walks; for strides, the first walk to each end.
*/
#include "walks.h"

#include "outline.h"

/* Most cells of a walk that is drawn whole: four steps are what the eye can still follow. */
enum { CELLS_MAX = 5 };

/* The budget of a run that tolerates failed tests: it follows many walks that lead nowhere. */
enum { TRACE_BUDGET = 1 << 23 };

static void run_part(const Pos *p, const Part *part, int kind, Run run) {
    bool drop = run.start == SQ_NONE;
    if (drop ? !part->drops : part->only_drops)
        return;
    run.program = game_walk(p->game, drop ? part->drops : part->program, run.me, kind);
    if (part->kinds >> kind & 1)
        machine_run(&run);
}

static void run_all(Run run, int kind) {
    const Game *g = run.pos->game;
    for (int t = 0; t < g->nturns; t++)
        for (int i = 0; i < g->turns[t].nparts; i++)
            run_part(run.pos, &g->turns[t].part[i], kind, run);
}

static Run trace_of(const Pos *p, int me, Sq from, int tolerate, WalkFn *fn, void *ctx) {
    Run run = run_of(p, NULL, me, from, fn, ctx);
    run.paths = true;
    run.tolerate = tolerate;
    run.budget = tolerate ? TRACE_BUDGET : 0;
    return run;
}

void walks_run(const Pos *p, Sq from, int tolerate, WalkFn *fn, void *ctx) {
    run_all(trace_of(p, pos_owner(p, from), from, tolerate, fn, ctx),
            p->game->kind[pos_at(p, from)]);
}

void walks_run_men(const Pos *p, int tolerate, WalkFn *fn, void *ctx) {
    int64_t n = p->total[p->side];
    for (CellSet men = p->men[p->side]; !set_empty(men);) {
        Sq from = (Sq)set_pop(&men);
        Run run = trace_of(p, p->side, from, tolerate, fn, ctx);
        run.budget = TRACE_BUDGET / n;
        run_all(run, p->game->kind[pos_at(p, from)]);
    }
}

void walks_run_drops(const Pos *p, int kind, int tolerate, WalkFn *fn, void *ctx) {
    run_all(trace_of(p, p->side, SQ_NONE, tolerate, fn, ctx), kind);
}

/* ---- strides ---- */

typedef struct StrideFinder {
    CellSet missing; /* ends to which no walk has been found yet */
    Strides *out;
} StrideFinder;

static bool known(const Strides *all, Sq from, Sq to) {
    for (size_t i = 0; i < all->n; i++)
        if (all->at[i].from == from && all->at[i].to == to)
            return true;
    return false;
}

/* Whether a walk can be drawn: it is short, or adds one step at most to those drawn already. */
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

/* Runs in rounds, since the machine may report a walk before the walk that it continues. */
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

/* ---- slides and leaps ---- */

typedef struct Sorter {
    const Graph *graph;
    CellSet ends;
    CellSet *out;
} Sorter;

/* Whether the walk keeps to one direction, over three cells or more. */
static bool is_straight(const Graph *graph, const Walk *w) {
    for (Dir d = 0; d < graph->ndirs && w->npath > 2; d++) {
        int i = 0;
        while (i + 1 < w->npath && graph_next(graph, d, w->path[i]) == w->path[i + 1])
            i++;
        if (i + 1 == w->npath)
            return true;
    }
    return false;
}

static WalkAnswer add_slide(void *ctx, const Walk *w) {
    Sorter *s = ctx;
    if (set_has(&s->ends, w->end) && is_straight(s->graph, w))
        for (int i = 1; i < w->npath; i++)
            if (set_has(&s->ends, w->path[i]))
                set_add(s->out, w->path[i]);
    return WALK_MORE;
}

/* Adds the end of a walk of a single step. */
static WalkAnswer add_step(void *ctx, const Walk *w) {
    Sorter *s = ctx;
    if (w->npath == 2)
        set_add(s->out, w->end);
    return WALK_MORE;
}

static WalkAnswer add_end(void *ctx, const Walk *w) {
    Sorter *s = ctx;
    if (set_has(&s->ends, w->end))
        set_add(s->out, w->end);
    return WALK_MORE;
}

/* Adds `end` if the piece can get there with friends on all cells that were empty, other than
** `end`: it has then leapt. */
static void find_leap(const Pos *p, Sq from, Sq end, CellSet *out) {
    Pos full = *p;
    for (Sq c = 0; c < p->game->graph.ncells; c++)
        if (c != end && pos_at(p, c) == PIECE_NONE)
            pos_put(&full, c, pos_at(p, from));
    Sorter s = {&p->game->graph, {{0}}, out};
    set_add(&s.ends, end);
    walks_run(&full, from, 0, add_end, &s);
}

void walks_sort(const Pos *p, Sq from, CellSet ends, CellSet *slide, CellSet *leap) {
    const Display *d = p->game->display;
    if (!piece_is(pos_at(p, from)) || pos_owner(p, from) >= p->game->nplayers)
        return;
    Pos turned = *p;
    pos_set_side(&turned, pos_owner(p, from));
    CellSet steps = {{0}};
    Sorter by_step = {&p->game->graph, ends, &steps};
    walks_run(&turned, from, 0, add_step, &by_step);
    for (CellSet left = ends; !set_empty(left);) {
        Sq end = (Sq)set_pop(&left);
        bool beside = outline_touch(&d->cells[from], &d->cells[end], NULL) != TOUCH_NOT;
        if (!beside || !set_has(&steps, end))
            find_leap(&turned, from, end, leap);
    }
    Sorter s = {&p->game->graph, set_minus(ends, *leap), slide};
    walks_run(&turned, from, 0, add_slide, &s);
}
