/*
** reach.c -- a flood through the states of each program: instruction, cell and, where the
** program keeps lines, the heading.
**
** All starts flood at once: each state has the set of starts that lead to it, which it hands on
** until no set grows any more. Of a line only the heading is kept, not the direction that the
** author named. So a line that has begun goes on in its heading whatever directions the next
** step has, and the result is still a superset.
*/
#include "reach.h"

#include <string.h>

/* POOLS_MAX: 40 bytes each. Long programs that keep many lines would have more. */
enum { POOLS_MAX = 400 * 1000 };

typedef struct FloodState {
    uint16_t pc;
    Sq cell;
    Dir heading;
} FloodState;

TYPED_VEC(FloodStates, floodstates, FloodState)

/* The starts that lead to a state. */
typedef struct Pool {
    CellSet starts;
    bool waits; /* they have grown, and the state is in Flood.next */
} Pool;

typedef struct Flood {
    const Game *game;
    Budget *budget;
    const Program *program;
    uint16_t *nth;        /* [pc]: the number of the instruction there */
    uint16_t nheadings;   /* the headings that matter, and 0 for none */
    uint8_t heading[256]; /* by Dir: its number; 0: none, or it does not matter */
    Pool *pool;           /* [instructions][ncells][nheadings] */
    /* The states whose pools are handed on in this round, and in the next one. */
    FloodStates now, next;
    unsigned landing; /* ON_*: landings count that accept one of these */
    CellSet *from;    /* [ncells]: the result */
    int64_t work;     /* visits not yet paid for */
} Flood;

static Pool *pool_of(const Flood *f, FloodState s) {
    size_t cell = (size_t)f->nth[s.pc] * (size_t)f->game->graph.ncells + s.cell;
    return &f->pool[cell * f->nheadings + f->heading[s.heading]];
}

static void visit(Flood *f, FloodState s, CellSet starts) {
    f->work++;
    if (f->heading[s.heading] == 0)
        s.heading = DIR_NONE;
    Pool *p = pool_of(f, s);
    if (set_within(starts, p->starts))
        return;
    p->starts = set_or(p->starts, starts);
    if (!p->waits)
        floodstates_add(&f->next, s);
    p->waits = true;
}

static void spread_step(Flood *f, FloodState s, CellSet starts) {
    const Graph *g = &f->game->graph;
    const uint16_t *at = f->program->code + s.pc;
    const DirSet *set = &f->game->dirsets[at[1]];
    bool goes_on = at[2] & STEP_LINE && s.heading != DIR_NONE;
    int n = goes_on && set->n > 1 ? 1 : set->n; /* they all go on alike */
    for (int i = 0; i < n; i++) {
        Dir d = goes_on ? s.heading : set->dir[i];
        Sq next = graph_next(g, d, s.cell);
        if (next != SQ_NONE)
            visit(f, (FloodState){(uint16_t)(s.pc + 3), next, graph_arrive(g, d, s.cell)},
                  starts);
    }
}

static void spread_state(Flood *f, FloodState s) {
    const uint16_t *at = f->program->code + s.pc;
    Pool *pool = pool_of(f, s);
    CellSet starts = pool->starts;
    FloodState next = {(uint16_t)(s.pc + op_length(at[0])), s.cell, s.heading};
    pool->waits = false;
    switch ((Op)at[0]) {
    case OP_STEP: spread_step(f, s, starts); return;
    case OP_LAND:
    case OP_LOOK:
        if (at[1] & f->landing &&
            (at[0] == OP_LAND || f->landing != ON_ENEMY)) /* OP_LOOK captures nobody */
            f->from[s.cell] = set_or(f->from[s.cell], starts);
        return;
    case OP_LONG:
    case OP_ENTER:
    case OP_ANYWHERE:
        for (int cell = 0; cell < f->game->graph.ncells; cell++)
            visit(f, (FloodState){next.pc, (Sq)cell, DIR_NONE}, starts);
        return;
    case OP_FORK: visit(f, (FloodState){at[1], s.cell, s.heading}, starts); break;
    case OP_JUMP: next.pc = at[1]; break;
    case OP_LINE: next.heading = DIR_NONE; break;
    case OP_ON:
    case OP_TEST:
    case OP_ACT:
    case OP_FIRST:
    case OP_SECOND: break;
    case OP_END:
    case OP_FAIL:
    case OP_COUNT: return;
    }
    visit(f, next, starts);
}

/* Numbers a direction and all those into which a line that begins in it may turn. */
static void add_heading(Flood *f, Dir d) {
    const Graph *g = &f->game->graph;
    if (f->heading[d])
        return;
    f->heading[d] = (uint8_t)f->nheadings++;
    for (int cell = 0; cell < g->ncells; cell++)
        if (graph_next(g, d, (Sq)cell) != SQ_NONE)
            add_heading(f, graph_arrive(g, d, (Sq)cell));
}

/* Numbers the instructions and the headings. Returns how many states that makes. */
static size_t number_states(Flood *f) {
    const Program *p = f->program;
    uint16_t n = 0;
    f->nheadings = 1;
    for (int at = 0; at < p->n; at += op_length(p->code[at])) {
        f->nth[at] = n++;
        if (p->code[at] != OP_STEP || !(p->code[at + 2] & STEP_LINE))
            continue;
        const DirSet *set = &f->game->dirsets[p->code[at + 1]];
        for (int i = 0; i < set->n; i++)
            add_heading(f, set->dir[i]);
    }
    return (size_t)n * (size_t)f->game->graph.ncells * f->nheadings;
}

/* Floods until nothing grows. False where that is too much work. */
static bool flood_all(Flood *f) {
    for (int cell = 0; cell < f->game->graph.ncells; cell++)
        visit(f, (FloodState){0, (Sq)cell, DIR_NONE}, set_of((unsigned)cell));
    while (f->next.n) {
        FloodStates done = f->now;
        f->now = f->next;
        f->next = done;
        f->next.n = 0;
        for (size_t i = 0; i < f->now.n; i++)
            spread_state(f, f->now.at[i]);
        if (!budget_spend(f->budget, BUDGET_REACH, f->work))
            return false;
        f->work = 0;
    }
    return true;
}

/* Adds every start of one program to the cells that it could land on. */
static void flood_program(Flood f, const Program *p) {
    f.program = p;
    f.nth = mem_grow(NULL, (size_t)p->n * sizeof *f.nth);
    size_t pools = number_states(&f);
    bool done = pools <= POOLS_MAX && budget_spend(f.budget, BUDGET_REACH, (int64_t)pools / 4);
    if (done) {
        f.pool = mem_grow(NULL, pools * sizeof *f.pool);
        memset(f.pool, 0, pools * sizeof *f.pool);
        done = flood_all(&f);
    }
    for (int cell = 0; !done && cell < f.game->graph.ncells; cell++)
        f.from[cell] = f.game->board;
    floodstates_free(&f.now);
    floodstates_free(&f.next);
    free(f.pool);
    free(f.nth);
}

/* The place in the table, by owner and kind, of the first piece that has the same walk. */
static size_t first_of(const Game *g, int player, int kind) {
    int walk = game_walk_number(g, 0, player, kind), at = 0;
    while (game_walk_number(g, 0, at / g->nkinds, at % g->nkinds) != walk)
        at++;
    return (size_t)at;
}

const CellSet *reach_table(const Game *g, unsigned landing, Budget *b, Arena *a) {
    size_t n = (size_t)g->graph.ncells;
    CellSet *table = ARENA_ARRAY(a, CellSet, (size_t)g->nplayers * (size_t)g->nkinds * n);
    for (int player = 0; player < g->nplayers; player++) {
        for (int kind = 0; kind < g->nkinds; kind++) {
            const Program *p = game_walk(g, 0, player, kind);
            size_t here = (size_t)player * (size_t)g->nkinds + (size_t)kind,
                   first = p ? first_of(g, player, kind) : here;
            CellSet *from = table + here * n;
            if (p && first < here)
                memcpy(from, table + first * n, n * sizeof *from);
            else if (p)
                flood_program((Flood){.game = g, .budget = b, .landing = landing, .from = from},
                              p);
        }
    }
    return table;
}
