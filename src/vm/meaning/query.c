/*
** query.c -- the flood of query.h, backwards and forwards.
**
** A state is an instruction and a line; with each goes a set of cells. Backwards, a state's set
** follows from those of the states that come next; forwards, it is handed on to them. The program is
** gone through again and again, against its order or along it, until no set has grown: once for a
** program without a loop.
*/
#include "query.h"

#include "spread.h"

#include "base/vec.h"

#include <stdlib.h>
#include <string.h>

/* ---- at load ---- */

TYPED_VEC(QueryLines, querylines, QueryLine)

static uint16_t line_number(QueryLines *lines, Dir named, Dir heading) {
    for (size_t i = 1; i < lines->n; i++)
        if (lines->at[i].named == named && lines->at[i].heading == heading)
            return (uint16_t)i;
    querylines_add(lines, (QueryLine){.named = named, .heading = heading});
    return (uint16_t)(lines->n - 1);
}

/* Where a line goes on from each cell; adds the lines that it can become. */
static void follow_line(const Game *g, QueryLines *lines, size_t i) {
    const Graph *graph = &g->graph;
    uint16_t *after = ARENA_ARRAY(g->arena, uint16_t, graph->ncells);
    QueryLine line = lines->at[i];
    line.steady = true;
    for (int cell = 0; cell < graph->ncells; cell++) {
        after[cell] = (uint16_t)i;
        if (graph_next(graph, line.heading, (Sq)cell) != SQ_NONE)
            after[cell] =
                line_number(lines, line.named, graph_arrive(graph, line.heading, (Sq)cell));
        line.steady &= after[cell] == i;
    }
    line.after = after;
    lines->at[i] = line;
}

static void find_lines(const Game *g, const Program *p, Query *q) {
    QueryLines lines = {0};
    uint16_t *begins = ARENA_ARRAY(g->arena, uint16_t, g->graph.ndirs);
    querylines_add(&lines, (QueryLine){.named = DIR_NONE, .heading = DIR_NONE});
    for (int at = 0; at < p->n; at += op_length(p->code[at])) {
        if (p->code[at] != OP_STEP || !(p->code[at + 2] & STEP_LINE))
            continue;
        const DirSet *dirs = &g->dirsets[p->code[at + 1]];
        for (int i = 0; i < dirs->n; i++)
            begins[dirs->dir[i]] = line_number(&lines, dirs->dir[i], dirs->dir[i]);
    }
    for (size_t i = 1; i < lines.n; i++)
        follow_line(g, &lines, i);
    q->nlines = (int)lines.n;
    q->line = arena_copy(g->arena, lines.at, lines.n * sizeof *lines.at);
    q->begins = begins;
    querylines_free(&lines);
}

static void decode(const Game *g, const Program *p, Query *q) {
    uint16_t *number = mem_grow(NULL, ((size_t)p->n + 1) * sizeof *number);
    QueryStep *step = ARENA_ARRAY(g->arena, QueryStep, p->n);
    for (int at = 0; at < p->n; at += op_length(p->code[at]))
        number[at] = (uint16_t)q->n++;
    for (int at = 0, i = 0; at < p->n; at += op_length(p->code[at]), i++) {
        const uint16_t *code = p->code + at;
        int length = op_length(code[0]);
        bool jumps = op_info[code[0]].operand[0] == OPERAND_LABEL;
        step[i].op = code[0];
        step[i].a = length < 2 ? 0 : jumps ? number[code[1]] : code[1];
        step[i].b = length < 3 ? 0 : code[2];
    }
    q->step = step;
    free(number);
}

const Query *queries_build(const Game *g) {
    Query *queries = ARENA_ARRAY(g->arena, Query, g->nqueries);
    for (int i = 0; i < g->nqueries; i++) {
        decode(g, &g->queries[i], &queries[i]);
        find_lines(g, &g->queries[i], &queries[i]);
    }
    return queries;
}

/* ---- asking ---- */

/* SETS_KEPT: what most queries need lies on the stack. */
enum { SETS_KEPT = 64 };

typedef struct Asking {
    const Scope *scope;
    const Game *game;
    const Query *query;
    CellSet *set;  /* [step][line] */
    CellSet *pass; /* [step]: where a test holds */
    CellSet kept[SETS_KEPT];
    CellSet *room; /* beyond that; or NULL */
} Asking;

static CellSet *set_of_state(const Asking *a, int step, int line) {
    return &a->set[step * a->query->nlines + line];
}

static void begin(Asking *a, const Scope *s, int query, QueryTest *test) {
    a->scope = s;
    a->game = s->pos->game;
    a->query = &a->game->query[query];
    size_t steps = (size_t)a->query->n, sets = steps * ((size_t)a->query->nlines + 1);
    a->room = sets > SETS_KEPT ? mem_grow(NULL, sets * sizeof *a->room) : NULL;
    a->pass = a->room ? a->room : a->kept;
    a->set = a->pass + steps;
    memset(a->pass, 0, sets * sizeof *a->pass);
    for (size_t i = 0; i < steps; i++) {
        const QueryStep *step = &a->query->step[i];
        if (step->op == OP_ON || step->op == OP_LAND)
            a->pass[i] = scope_on(s, step->a);
        if (step->op == OP_TEST)
            a->pass[i] = test(s, step->a, a->game->board);
    }
}

static void finish(Asking *a) {
    free(a->room);
}

/* The line on which direction d of a step is gone from a line; -1 where it is not. */
static int taken_by(const Query *q, const QueryStep *step, int line, Dir d) {
    if (!(step->b & STEP_LINE))
        return 0;
    if (line == 0)
        return q->begins[d];
    return q->line[line].named == d ? line : -1;
}

/* The cells from which a line leads into the sets of the step that comes next. */
static CellSet back_along(const Asking *a, int line, int next) {
    const QueryLine *l = &a->query->line[line];
    const Graph *g = &a->game->graph;
    CellSet from = {{0}};
    if (l->steady)
        return cells_before(a->game, l->heading, *set_of_state(a, next, line));
    for (int cell = 0; cell < g->ncells; cell++) {
        Sq there = graph_next(g, l->heading, (Sq)cell);
        if (there != SQ_NONE && set_has(set_of_state(a, next, l->after[cell]), there))
            set_add(&from, (unsigned)cell);
    }
    return from;
}

static CellSet back_step(const Asking *a, int i, int line) {
    const QueryStep *step = &a->query->step[i];
    const DirSet *dirs = &a->game->dirsets[step->a];
    CellSet from = {{0}};
    for (int k = 0; k < dirs->n; k++) {
        int by = taken_by(a->query, step, line, dirs->dir[k]);
        if (by == 0)
            from =
                set_or(from, cells_before(a->game, dirs->dir[k], *set_of_state(a, i + 1, 0)));
        else if (by > 0)
            from = set_or(from, back_along(a, by, i + 1));
    }
    return from;
}

/* Of a state, the cells from which an end can be reached, as far as that is known. */
static CellSet back(const Asking *a, int i, int line, CellSet ends) {
    const QueryStep *step = &a->query->step[i];
    switch ((Op)step->op) {
    case OP_STEP: return back_step(a, i, line);
    case OP_LINE: return *set_of_state(a, i + 1, 0);
    case OP_ON:
    case OP_LAND:
    case OP_TEST: return set_and(a->pass[i], *set_of_state(a, i + 1, line));
    case OP_FORK: return set_or(*set_of_state(a, i + 1, line), *set_of_state(a, step->a, line));
    case OP_JUMP: return *set_of_state(a, step->a, line);
    case OP_END: return ends;
    case OP_LONG:
    case OP_ENTER:
    case OP_ACT:
    case OP_FIRST:
    case OP_SECOND:
    case OP_FAIL:
    case OP_COUNT: break;
    }
    return (CellSet){{0}};
}

CellSet query_starts(const Scope *s, int query, CellSet ends, QueryTest *test) {
    Asking a;
    begin(&a, s, query, test);
    for (bool grown = true; grown;) {
        grown = false;
        for (int i = a.query->n; i-- > 0;) {
            for (int line = 0; line < a.query->nlines; line++) {
                CellSet *set = set_of_state(&a, i, line), more = back(&a, i, line, ends);
                grown |= !set_within(more, *set);
                *set = more;
            }
        }
    }
    CellSet starts = *set_of_state(&a, 0, 0);
    finish(&a);
    return starts;
}

/* ---- forwards ---- */

static bool hand_on(const Asking *a, int step, int line, CellSet cells) {
    CellSet *set = set_of_state(a, step, line);
    bool grown = !set_within(cells, *set);
    *set = set_or(*set, cells);
    return grown;
}

static bool on_along(const Asking *a, int line, int next, CellSet from) {
    const QueryLine *l = &a->query->line[line];
    bool grown = false;
    if (l->steady)
        return hand_on(a, next, line, cells_after(a->game, l->heading, from));
    while (!set_empty(from)) {
        unsigned cell = set_pop(&from);
        Sq there = graph_next(&a->game->graph, l->heading, (Sq)cell);
        if (there != SQ_NONE)
            grown |= hand_on(a, next, l->after[cell], set_of(there));
    }
    return grown;
}

static bool on_step(const Asking *a, int i, int line, CellSet from) {
    const QueryStep *step = &a->query->step[i];
    const DirSet *dirs = &a->game->dirsets[step->a];
    bool grown = false;
    for (int k = 0; k < dirs->n; k++) {
        int by = taken_by(a->query, step, line, dirs->dir[k]);
        if (by == 0)
            grown |= hand_on(a, i + 1, 0, cells_after(a->game, dirs->dir[k], from));
        else if (by > 0)
            grown |= on_along(a, by, i + 1, from);
    }
    return grown;
}

/* Hands a state's cells on to what comes next; collects those where the walk ends. */
static bool on(const Asking *a, int i, int line, CellSet *ends) {
    const QueryStep *step = &a->query->step[i];
    CellSet cells = *set_of_state(a, i, line);
    if (set_empty(cells))
        return false;
    switch ((Op)step->op) {
    case OP_STEP: return on_step(a, i, line, cells);
    case OP_LINE: return hand_on(a, i + 1, 0, cells);
    case OP_ON:
    case OP_LAND:
    case OP_TEST: return hand_on(a, i + 1, line, set_and(a->pass[i], cells));
    case OP_FORK: {
        bool grown = hand_on(a, step->a, line, cells);
        return hand_on(a, i + 1, line, cells) || grown;
    }
    case OP_JUMP: return hand_on(a, step->a, line, cells);
    case OP_END: *ends = set_or(*ends, cells); return false;
    case OP_LONG:
    case OP_ENTER:
    case OP_ACT:
    case OP_FIRST:
    case OP_SECOND:
    case OP_FAIL:
    case OP_COUNT: break;
    }
    return false;
}

CellSet query_ends(const Scope *s, int query, CellSet starts, QueryTest *test) {
    Asking a;
    CellSet ends = {{0}};
    begin(&a, s, query, test);
    *set_of_state(&a, 0, 0) = starts;
    for (bool grown = true; grown;) {
        grown = false;
        for (int i = 0; i < a.query->n; i++)
            for (int line = 0; line < a.query->nlines; line++)
                grown |= on(&a, i, line, &ends);
    }
    finish(&a);
    return ends;
}
