/*
** reach.c -- a flood through the states of each program: instruction, cell and, where the
** program keeps lines, the heading.
**
** Of a line only the heading is kept, not the direction that the author named: what the flood
** finds is a superset all the same, since it lets a line that has begun go on wherever its
** heading leads.
*/
#include "reach.h"

#include "verify.h"

typedef struct State {
    uint16_t pc;
    Sq cell;
    Dir heading;
} State;

TYPED_VEC(States, states, State)

typedef struct Flood {
    const Game *game;
    const Program *program;
    bool lines;     /* headings matter */
    uint16_t *seen; /* [pc][cell][heading]: the number of the flood that has been there */
    uint16_t now;
    States todo;
    unsigned landing; /* what a walk may land on that counts: ON_* */
    CellSet ends;     /* where one could */
} Flood;

static size_t state_index(const Flood *f, State s) {
    size_t headings = f->lines ? (size_t)f->game->graph.ndirs + 1 : 1;
    size_t heading = f->lines && s.heading != DIR_NONE ? (size_t)s.heading + 1 : 0;
    return ((size_t)s.pc * (size_t)f->game->graph.ncells + s.cell) * headings + heading;
}

static void visit(Flood *f, State s) {
    size_t i = state_index(f, s);
    if (f->seen[i] == f->now)
        return;
    f->seen[i] = f->now;
    states_add(&f->todo, s);
}

static void spread_step(Flood *f, State s) {
    const Graph *g = &f->game->graph;
    const uint16_t *at = f->program->code + s.pc;
    const DirSet *set = &f->game->dirsets[at[1]];
    for (int i = 0; i < set->n; i++) {
        Dir d = at[2] & STEP_LINE && s.heading != DIR_NONE ? s.heading : set->dir[i];
        Sq next = graph_next(g, d, s.cell);
        if (next != SQ_NONE)
            visit(f, (State){(uint16_t)(s.pc + 3), next, graph_arrive(g, d, s.cell)});
    }
}

static void spread_state(Flood *f, State s) {
    const uint16_t *at = f->program->code + s.pc;
    State next = s;
    next.pc = (uint16_t)(s.pc + op_length(at[0]));
    switch ((Op)at[0]) {
    case OP_STEP: spread_step(f, s); return;
    case OP_LONG:
        for (int cell = 0; cell < f->game->graph.ncells; cell++)
            visit(f, (State){next.pc, (Sq)cell, DIR_NONE});
        return;
    case OP_FORK: visit(f, (State){at[1], s.cell, s.heading}); break;
    case OP_JUMP: next.pc = at[1]; break;
    case OP_LINE: next.heading = DIR_NONE; break;
    case OP_LAND:
        if (at[1] & f->landing)
            set_add(&f->ends, s.cell);
        return;
    case OP_END:
    case OP_FAIL: return;
    default: break;
    }
    visit(f, next);
}

static bool keeps_lines(const Program *p) {
    for (int at = 0; at < p->n; at += op_length(p->code[at]))
        if (p->code[at] == OP_STEP && p->code[at + 2] & STEP_LINE)
            return true;
    return false;
}

/* Adds every start of one program to the cells that it could land on. */
static void flood_program(const Game *g, const Program *p, unsigned landing, CellSet *from) {
    int n = g->graph.ncells;
    Flood f = {.game = g, .program = p, .lines = keeps_lines(p), .landing = landing};
    size_t headings = f.lines ? (size_t)g->graph.ndirs + 1 : 1;
    f.seen = mem_grow(NULL, (size_t)p->n * (size_t)n * headings * sizeof *f.seen);
    for (size_t i = 0; i < (size_t)p->n * (size_t)n * headings; i++)
        f.seen[i] = 0;
    for (int cell = 0; cell < n; cell++) {
        f.now++;
        f.ends = (CellSet){{0}};
        visit(&f, (State){0, (Sq)cell, DIR_NONE});
        while (f.todo.n)
            spread_state(&f, f.todo.at[--f.todo.n]);
        while (!set_empty(f.ends))
            set_add(&from[set_pop(&f.ends)], (unsigned)cell);
    }
    states_free(&f.todo);
    free(f.seen);
}

const CellSet *reach_table(const Game *g, unsigned landing, Arena *a) {
    size_t n = (size_t)g->graph.ncells;
    CellSet *table = ARENA_ARRAY(a, CellSet, (size_t)g->nplayers * (size_t)g->nkinds * n);
    for (int player = 0; player < g->nplayers; player++) {
        for (int kind = 0; kind < g->nkinds; kind++) {
            const Program *p = game_walk(g, 0, player, kind);
            if (p)
                flood_program(g, p, landing, table + (size_t)(player * g->nkinds + kind) * n);
        }
    }
    return table;
}
