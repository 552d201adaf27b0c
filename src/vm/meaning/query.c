/*
** query.c -- the graph of a walk that is asked about, and the floods through it.
*/
#include "query.h"

#include "flood.h"

#include "base/vec.h"

#include <stdlib.h>
#include <string.h>

/* ---- at load ---- */

/* Where a walk is in its program, and the line it keeps: the direction that the author named, and
** where that leads by now; DIR_NONE for none. */
typedef struct Node {
    int at;
    Dir named, heading;
    int same; /* another at this instruction; -1: there is none */
} Node;

TYPED_VEC(Nodes, nodes, Node)
TYPED_VEC(Arcs, arcs, QueryArc)
TYPED_VEC(Gates, gates, QueryGate)
TYPED_VEC(Units, units, uint16_t)

/* A query while it is made. */
typedef struct Making {
    const Game *game;
    const uint16_t *code;
    int *newest; /* of each instruction, the newest node there; -1: none */
    Nodes nodes;
    Arcs arcs;
    Gates gates;
    Units acts;
} Making;

/* The number of a node, a new one where it was not met before. */
static int node_number(Making *m, Node n) {
    /* The second condition always holds: it tells clang-tidy that the list is not empty. */
    for (int i = m->newest[n.at]; i >= 0 && (size_t)i < m->nodes.n; i = m->nodes.at[i].same)
        if (m->nodes.at[i].named == n.named && m->nodes.at[i].heading == n.heading)
            return i;
    n.same = m->newest[n.at];
    nodes_add(&m->nodes, n);
    return m->newest[n.at] = (int)m->nodes.n - 1;
}

static void add_arc(Making *m, QueryArc like, Node to) {
    like.to = node_number(m, to);
    arcs_add(&m->arcs, like);
}

/* A step by which the line turns, or goes on: an arc for each heading that it has then. */
static void add_line(Making *m, QueryArc like, Node to) {
    const Graph *g = &m->game->graph;
    CellSet only[DIRS_MAX + 1] = {{{0}}};
    bool leads[DIRS_MAX + 1] = {false};
    int headings = 0;
    for (int cell = 0; cell < g->ncells; cell++) {
        if (graph_next(g, like.dir, (Sq)cell) == SQ_NONE)
            continue;
        Dir heading = graph_arrive(g, like.dir, (Sq)cell);
        headings += !leads[heading];
        leads[heading] = true;
        set_add(&only[heading], (unsigned)cell);
    }
    for (int heading = 0; heading < g->ndirs; heading++) {
        if (!leads[heading])
            continue;
        like.only =
            headings == 1 ? NULL : arena_copy(m->game->arena, &only[heading], sizeof *only);
        to.heading = (Dir)heading;
        add_arc(m, like, to);
    }
}

static void add_steps(Making *m, QueryArc like, Node n) {
    const DirSet *dirs = &m->game->dirsets[m->code[n.at + 1]];
    bool line = m->code[n.at + 2] & STEP_LINE, goes_on = line && n.named != DIR_NONE;
    int next = n.at + op_length(OP_STEP);
    for (int i = 0; i < dirs->n; i++) {
        Dir d = dirs->dir[i];
        if (goes_on && d != n.named)
            continue;
        like.dir = goes_on ? n.heading : d;
        if (line)
            add_line(m, like, (Node){.at = next, .named = d});
        else
            add_arc(m, like, (Node){.at = next, .named = DIR_NONE, .heading = DIR_NONE});
    }
}

/* Those equal to one that is there share it. */
static uint16_t add_gate(Making *m, const Units *tests) {
    size_t bytes = tests->n * sizeof *tests->at;
    for (size_t i = 0; i < m->gates.n; i++) {
        const QueryGate *k = &m->gates.at[i];
        if ((size_t)k->n * 2 == tests->n &&
            (bytes == 0 || memcmp(k->test, tests->at, bytes) == 0))
            return (uint16_t)i;
    }
    gates_add(&m->gates,
              (QueryGate){(int)tests->n / 2, arena_copy(m->game->arena, tests->at, bytes)});
    return (uint16_t)(m->gates.n - 1);
}

/* Goes on from a node to its next step, fork or end; its tests and acts are gathered. The node there;
** a jump that leads nowhere but to itself gives up. */
static Node gather(Making *m, Node n, Units *tests) {
    for (int jumps = 0;;) {
        const uint16_t *code = m->code + n.at;
        switch ((Op)code[0]) {
        case OP_ON:
        case OP_LAND:
        case OP_TEST:
            units_add(tests, code[0]);
            units_add(tests, code[1]);
            break;
        case OP_ACT: units_add(&m->acts, code[1]); break;
        case OP_LINE: n.named = n.heading = DIR_NONE; break;
        case OP_JUMP:
            if (++jumps > QUERY_ARCS_MAX)
                return (Node){.at = -1};
            n.at = code[1];
            continue;
        case OP_STEP:
        case OP_FORK:
        case OP_END:
        case OP_FAIL:
        case OP_LONG:
        case OP_ENTER:
        case OP_ANYWHERE:
        case OP_FIRST:
        case OP_SECOND:
        case OP_COUNT: return n;
        }
        n.at += op_length(code[0]);
    }
}

static void add_arcs(Making *m, int from) {
    Units tests = {0};
    int act = (int)m->acts.n;
    Node n = gather(m, m->nodes.at[from], &tests), other = n;
    QueryArc like = {.from = from,
                     .to = QUERY_END,
                     .gate = add_gate(m, &tests),
                     .act = act,
                     .nacts = (int)m->acts.n - act,
                     .dir = DIR_NONE};
    unsigned op = n.at < 0 ? OP_FAIL : m->code[n.at];
    units_free(&tests);
    if (op == OP_END)
        arcs_add(&m->arcs, like);
    if (op == OP_STEP)
        add_steps(m, like, n);
    if (op == OP_FORK) {
        n.at += op_length(OP_FORK);
        other.at = m->code[other.at + 1];
        add_arc(m, like, n);
        add_arc(m, like, other);
    }
}

/* Where the arcs begin that have each node at one end, in an array made by that end. */
static int *begins(const Making *m, const Arcs *arcs, int extra, bool to) {
    int *first = ARENA_ARRAY(m->game->arena, int, m->nodes.n + (size_t)extra + 1);
    for (size_t i = 0; i < arcs->n; i++)
        first[(to ? arcs->at[i].to : arcs->at[i].from) + extra + 1]++;
    for (size_t i = 0; i < m->nodes.n + (size_t)extra; i++)
        first[i + 1] += first[i];
    return first;
}

static Query query_of(const Making *m) {
    Arena *a = m->game->arena;
    const Arcs *arcs = &m->arcs;
    Query q = {.nnodes = (int)m->nodes.n,
               .narcs = (int)arcs->n,
               .ngates = (int)m->gates.n,
               .arc = arena_copy(a, arcs->at, arcs->n * sizeof *arcs->at),
               .out = begins(m, arcs, 0, false),
               .into = begins(m, arcs, 1, true),
               .gate = arena_copy(a, m->gates.at, m->gates.n * sizeof *m->gates.at),
               .acts = arena_copy(a, m->acts.at, m->acts.n * sizeof *m->acts.at)};
    int *back = ARENA_ARRAY(a, int, arcs->n);
    int *next = arena_copy(a, q.into, (m->nodes.n + 2) * sizeof *next);
    for (size_t i = 0; i < arcs->n; i++)
        back[next[arcs->at[i].to + 1]++] = (int)i;
    q.back = back;
    return q;
}

static bool make_query(const Game *g, const Program *p, Query *q, Err *e) {
    Making m = {.game = g, .code = p->code};
    m.newest = mem_grow(NULL, ((size_t)p->n + 1) * sizeof *m.newest);
    memset(m.newest, -1, ((size_t)p->n + 1) * sizeof *m.newest);
    node_number(&m, (Node){.named = DIR_NONE, .heading = DIR_NONE});
    for (size_t i = 0; i < m.nodes.n && m.arcs.n <= QUERY_ARCS_MAX; i++)
        add_arcs(&m, (int)i);
    bool fits = m.arcs.n <= QUERY_ARCS_MAX;
    if (fits)
        *q = query_of(&m);
    else
        err_set(e,
                "a condition asks about a walk that is too big: %d instructions, and more "
                "than %d steps, forks and lines",
                p->n, QUERY_ARCS_MAX);
    free(m.newest);
    nodes_free(&m.nodes);
    arcs_free(&m.arcs);
    gates_free(&m.gates);
    units_free(&m.acts);
    return fits;
}

const Query *queries_build(const Game *g, Err *e) {
    Query *queries = ARENA_ARRAY(g->arena, Query, g->nqueries + 1);
    for (int i = 0; i < g->nqueries; i++)
        if (!make_query(g, &g->queries[i], &queries[i], e))
            return NULL;
    return queries;
}

/* ---- asking ---- */

/* GATES_KEPT: what most queries need lies on the stack. */
enum { GATES_KEPT = 16 };

/* The cells where the tests of each gate hold. */
typedef struct Gating {
    CellSet *on, kept[GATES_KEPT];
} Gating;

static void ask_gates(Gating *g, const Query *q, const Scope *s, QueryTest *test) {
    g->on =
        q->ngates > GATES_KEPT ? mem_grow(NULL, (size_t)q->ngates * sizeof *g->on) : g->kept;
    for (int i = 0; i < q->ngates; i++) {
        CellSet cells = s->pos->game->board;
        for (int k = 0; k < q->gate[i].n; k++) {
            const uint16_t *code = q->gate[i].test + 2 * (size_t)k;
            cells = code[0] == OP_TEST ? test(s, code[1], cells)
                                       : set_and(cells, scope_on(s, code[1]));
        }
        g->on[i] = cells;
    }
}

static void forget_gates(const Gating *g) {
    if (g->on != g->kept)
        free(g->on);
}

static const Floods *floods_for(const Game *g) {
    int n = g->graph.ncells;
    return n <= 64 ? &floods64 : n <= 128 ? &floods128 : &floods256;
}

CellSet query_starts(const Scope *s, int query, CellSet ends, QueryTest *test) {
    const Game *g = s->pos->game;
    Gating gates;
    ask_gates(&gates, &g->query[query], s, test);
    CellSet starts = floods_for(g)->starts(g, &g->query[query], gates.on, ends);
    forget_gates(&gates);
    return starts;
}

CellSet query_ends(const Scope *s, int query, CellSet starts, QueryTest *test) {
    const Game *g = s->pos->game;
    Gating gates;
    ask_gates(&gates, &g->query[query], s, test);
    CellSet ends = floods_for(g)->ends(g, &g->query[query], gates.on, starts);
    forget_gates(&gates);
    return ends;
}

int query_acts(const Scope *s, int query, CellSet starts, QueryTest *test,
               QueryAct out[QUERY_ACTS_MAX]) {
    const Game *g = s->pos->game;
    Gating gates;
    ask_gates(&gates, &g->query[query], s, test);
    int n = floods_for(g)->acts(g, &g->query[query], gates.on, starts, out);
    forget_gates(&gates);
    return n;
}
