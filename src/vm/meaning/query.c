/*
** query.c -- the graph of a walk that is asked about, and the queries answered by it.
*/
#include "query.h"

#include "flood.h"

#include "base/scc.h"
#include "base/vec.h"

#include <stdlib.h>
#include <string.h>

/* ---- at load ---- */

/* Where a walk is in its program, and the line it keeps: the direction that the author named,
** and the direction which that has turned into; DIR_NONE where it keeps none. */
typedef struct Node {
    int at;
    Dir named, heading;
    int same; /* the next node of its bucket; -1: none */
} Node;

TYPED_VEC(Nodes, nodes, Node)
TYPED_VEC(Arcs, arcs, QueryArc)
TYPED_VEC(Gates, gates, QueryGate)
TYPED_VEC(Units, units, uint16_t)

/* NODE_BUCKETS: on boards whose lines turn everywhere one instruction can have thousands of
** nodes. */
enum { NODE_BUCKETS = 1 << 10 };

/* The directions of a set that together lead from each cell to every other one: each of them
** leads to one and the same cell from all others. None, unless every cell has such a
** direction. */
typedef struct Anywhere {
    bool known;
    CellSet dirs;
} Anywhere;

/* A query while it is made. */
typedef struct Making {
    const Game *game;
    Anywhere *anywhere; /* of each set of directions */
    const uint16_t *code;
    int newest[NODE_BUCKETS]; /* the newest node of each bucket; -1: none */
    int alternatives;         /* forks that may still be expanded for the current node */
    Nodes nodes;
    Arcs arcs;
    Gates gates;
    Units acts; /* Query.act */
    Units done; /* Query.done */
    /* On the current way from the node: the tests, as QueryGate.test, and what is done. */
    Units tests, doing;
} Making;

/* The number of a node; a new one where it was not met before. */
static int node_number(Making *m, Node n) {
    enum { ODD = 31, ODDER = 977 };
    int *newest = &m->newest[((unsigned)n.at * ODDER + n.named * (unsigned)ODD + n.heading) %
                             NODE_BUCKETS];
    /* The second condition always holds: it shows clang-tidy that the list is not empty. */
    for (int i = *newest; i >= 0 && (size_t)i < m->nodes.n; i = m->nodes.at[i].same)
        if (m->nodes.at[i].at == n.at && m->nodes.at[i].named == n.named &&
            m->nodes.at[i].heading == n.heading)
            return i;
    n.same = *newest;
    nodes_add(&m->nodes, n);
    return *newest = (int)m->nodes.n - 1;
}

static bool is_too_big(const Making *m) {
    return m->arcs.n > QUERY_ARCS_MAX;
}

static void add_arc(Making *m, QueryArc like, Node to) {
    like.to = node_number(m, to);
    arcs_add(&m->arcs, like);
}

/* The index in m->acts of an act of the program. */
static uint16_t act_number(const Making *m, uint16_t act) {
    size_t i = 0;
    while (i + 1 < m->acts.n && m->acts.at[i] != act)
        i++;
    return (uint16_t)i;
}

/* Lists each act of the program once, in program order. */
static void list_acts(Making *m, const Program *p) {
    for (int at = 0; at < p->n; at += op_length(p->code[at])) {
        bool known = p->code[at] != OP_ACT;
        for (size_t i = 0; i < m->acts.n && !known; i++)
            known = m->acts.at[i] == p->code[at + 1];
        if (!known)
            units_add(&m->acts, p->code[at + 1]);
    }
}

bool query_has_room(const Program *p) {
    uint16_t found[QUERY_ACTS_MAX];
    int n = 0;
    for (int at = 0; at < p->n; at += op_length(p->code[at])) {
        if (p->code[at] != OP_ACT)
            continue;
        int i = 0;
        while (i < n && found[i] != p->code[at + 1])
            i++;
        if (i == QUERY_ACTS_MAX)
            return false;
        if (i == n)
            found[n++] = p->code[at + 1];
    }
    return true;
}

/* A step that keeps a line: adds an arc for each heading that the line can have after it. */
static void add_line(Making *m, QueryArc like, Node to) {
    const Graph *g = &m->game->graph;
    CellSet only[DIRS_MAX] = {{{0}}};
    bool leads[DIRS_MAX] = {false};
    int headings = 0;
    for (int cell = 0; cell < g->ncells; cell++) {
        if (graph_next(g, like.dir, (Sq)cell) == SQ_NONE)
            continue;
        Dir heading = graph_arrive(g, like.dir, (Sq)cell);
        headings += !leads[heading];
        leads[heading] = true;
        set_add(&only[heading], (unsigned)cell);
    }
    for (int heading = 0; heading < g->ndirs && !is_too_big(m); heading++) {
        if (!leads[heading])
            continue;
        like.only =
            headings == 1 ? NULL : arena_copy(m->game->arena, &only[heading], sizeof *only);
        to.heading = (Dir)heading;
        add_arc(m, like, to);
    }
}

/* The cell to which a direction leads from all others; SQ_NONE: there is none. */
static Sq only_end(const Graph *g, Dir d) {
    Sq to = graph_next(g, d, graph_next(g, d, 0) == SQ_NONE);
    for (int cell = 0; cell < g->ncells && to != SQ_NONE; cell++)
        if (graph_next(g, d, (Sq)cell) != (cell == to ? SQ_NONE : to))
            return SQ_NONE;
    return to;
}

static CellSet anywhere_of(const Making *m, int dirset) {
    const DirSet *dirs = &m->game->dirsets[dirset];
    Anywhere *a = &m->anywhere[dirset];
    CellSet ends = {{0}};
    if (a->known)
        return a->dirs;
    a->known = true;
    for (int i = 0; i < dirs->n && m->game->graph.ncells > 1; i++) {
        Sq to = only_end(&m->game->graph, dirs->dir[i]);
        if (to == SQ_NONE)
            continue;
        set_add(&ends, to);
        set_add(&a->dirs, dirs->dir[i]);
    }
    if (set_count(ends) < m->game->graph.ncells)
        a->dirs = (CellSet){{0}};
    return a->dirs;
}

static void add_steps(Making *m, QueryArc like, Node n) {
    const DirSet *dirs = &m->game->dirsets[m->code[n.at + 1]];
    bool line = m->code[n.at + 2] & STEP_LINE, goes_on = line && n.named != DIR_NONE;
    int next = n.at + op_length(OP_STEP);
    CellSet anywhere = {{0}};
    if (!line)
        anywhere = anywhere_of(m, m->code[n.at + 1]);
    if (!set_empty(anywhere)) {
        like.dir = QUERY_ANYWHERE;
        add_arc(m, like, (Node){.at = next, .named = DIR_NONE, .heading = DIR_NONE});
    }
    for (int i = 0; i < dirs->n && !is_too_big(m); i++) {
        Dir d = dirs->dir[i];
        if ((goes_on && d != n.named) || set_has(&anywhere, d))
            continue;
        like.dir = goes_on ? n.heading : d;
        if (line)
            add_line(m, like, (Node){.at = next, .named = d});
        else
            add_arc(m, like, (Node){.at = next, .named = DIR_NONE, .heading = DIR_NONE});
    }
}

/* The index of a gate with these tests. Equal gates are shared. */
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

/* Goes on from a node to the next step, fork or end, gathering tests and acts on the way.
** Returns where that is; `at` is -1 for jumps that only lead to each other. */
static Node gather(Making *m, Node n) {
    for (int jumps = 0;;) {
        const uint16_t *code = m->code + n.at;
        switch ((Op)code[0]) {
        case OP_ON:
        case OP_LAND:
        case OP_LOOK:
        case OP_TEST:
            units_add(&m->tests, code[0]);
            units_add(&m->tests, code[1]);
            break;
        case OP_ACT: units_add(&m->doing, act_number(m, code[1])); break;
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

/* An arc for the current way: its gate and its acts, no step, to the end. */
static QueryArc arc_of(Making *m, int from) {
    int done = (int)m->done.n;
    for (size_t i = 0; i < m->doing.n; i++)
        units_add(&m->done, m->doing.at[i]);
    return (QueryArc){.from = from,
                      .to = QUERY_END,
                      .gate = add_gate(m, &m->tests),
                      .done = done,
                      .ndone = (int)m->doing.n,
                      .dir = DIR_NONE};
}

static void follow(Making *m, int from, Node n);

/* Follows both ways of a fork to their next steps or, where the node has too many ways already,
** adds an arc without a step to a new node for each. */
static void fork_ways(Making *m, int from, Node n) {
    Node other = n;
    n.at += op_length(OP_FORK);
    other.at = m->code[other.at + 1];
    if (--m->alternatives < 0) {
        QueryArc like = arc_of(m, from);
        add_arc(m, like, n);
        add_arc(m, like, other);
        return;
    }
    size_t tests = m->tests.n, doing = m->doing.n;
    follow(m, from, n);
    m->tests.n = tests;
    m->doing.n = doing;
    follow(m, from, other);
}

/* Adds the arcs of node `from` that lead through n, to which the current way has come. */
static void follow(Making *m, int from, Node n) {
    n = gather(m, n);
    unsigned op = n.at < 0 ? OP_FAIL : m->code[n.at];
    if (op == OP_END)
        arcs_add(&m->arcs, arc_of(m, from));
    if (op == OP_STEP)
        add_steps(m, arc_of(m, from), n);
    if (op == OP_FORK)
        fork_ways(m, from, n);
}

static void add_arcs(Making *m, int from) {
    enum { ALTERNATIVES = 24 };
    m->alternatives = ALTERNATIVES;
    m->tests.n = m->doing.n = 0;
    follow(m, from, m->nodes.at[from]);
}

/* ---- parts ---- */

/* Where the arcs of each node begin, once they are in the order of their nodes. */
static int *begins(const Making *m) {
    int *first = ARENA_ARRAY(m->game->arena, int, m->nodes.n + 1);
    for (size_t i = 0; i < m->arcs.n; i++)
        first[m->arcs.at[i].from + 1]++;
    for (size_t i = 0; i < m->nodes.n; i++)
        first[i + 1] += first[i];
    return first;
}

/* Sets the part of each node; returns the number of parts. The arcs were added node by node, so
** they are in order. */
static int find_parts(const Making *m, int *part) {
    int *to = mem_grow(NULL, (m->arcs.n + 1) * sizeof *to);
    for (size_t i = 0; i < m->arcs.n; i++)
        to[i] = m->arcs.at[i].to;
    int n = scc_find((int)m->nodes.n, begins(m), to, part);
    free(to);
    return n;
}

/* Renumbers the nodes part by part: sets number[old]. Returns the parts. */
static const QueryPart *number_nodes(const Making *m, const int *part, int nparts,
                                     int *number) {
    QueryPart *parts = ARENA_ARRAY(m->game->arena, QueryPart, nparts);
    for (size_t i = 0; i < m->nodes.n; i++)
        parts[part[i]].last++;
    for (int i = 1; i < nparts; i++) {
        parts[i].first = parts[i - 1].last;
        parts[i].last += parts[i].first;
        parts[i - 1].last = parts[i - 1].first;
    }
    parts[nparts - 1].last = parts[nparts - 1].first;
    for (size_t i = 0; i < m->nodes.n; i++)
        number[i] = parts[part[i]].last++;
    for (size_t i = 0; i < m->arcs.n; i++) {
        const QueryArc *arc = &m->arcs.at[i];
        if (arc->to != QUERY_END && part[arc->from] == part[arc->to])
            parts[part[arc->from]].loops = true;
    }
    return parts;
}

/* Renumbers the nodes of the arcs and returns the arcs in the order of their new nodes; *out is
** Query.out. */
static const QueryArc *order_arcs(Making *m, const int *number, const int **out) {
    QueryArc *arcs = ARENA_ARRAY(m->game->arena, QueryArc, m->arcs.n);
    int *next = mem_grow(NULL, (m->nodes.n + 1) * sizeof *next);
    for (size_t i = 0; i < m->arcs.n; i++) {
        QueryArc *arc = &m->arcs.at[i];
        arc->from = number[arc->from];
        arc->to = arc->to == QUERY_END ? QUERY_END : number[arc->to];
    }
    *out = begins(m);
    memcpy(next, *out, (m->nodes.n + 1) * sizeof *next);
    for (size_t i = 0; i < m->arcs.n; i++)
        arcs[next[m->arcs.at[i].from]++] = m->arcs.at[i];
    free(next);
    return arcs;
}

/* With more arcs than this on all ways from a cell, a flood is quicker. */
enum { FEW_WAYS = 48 };

/* True if all tests are so cheap that each way may evaluate them again. Nested queries would
** multiply. */
static bool asks_little(const Game *g, const Query *q) {
    for (int i = 0; i < q->ngates; i++)
        for (int k = 0; k < q->gate[i].n; k++) {
            const uint16_t *code = q->gate[i].test + 2 * (size_t)k;
            if (code[0] == OP_TEST && g->facts[code[1]].parts > BATCH_WORK)
                return false;
        }
    return true;
}

/* Counts the arcs on all ways from each node, last node first: without loops arcs lead to later
** nodes. */
static bool has_few_ways(const Query *q) {
    int *ways = mem_grow(NULL, (size_t)q->nnodes * sizeof *ways);
    for (int node = q->nnodes; node-- > 0 && !q->loops;) {
        ways[node] = 0;
        for (int i = q->out[node]; i < q->out[node + 1] && ways[node] <= FEW_WAYS; i++)
            ways[node] += q->arc[i].dir == QUERY_ANYWHERE ? FEW_WAYS + 1
                          : q->arc[i].to == QUERY_END     ? 1
                                                          : 1 + ways[q->arc[i].to];
    }
    bool few = !q->loops && ways[q->start] <= FEW_WAYS;
    free(ways);
    return few;
}

static Query query_of(Making *m) {
    Arena *a = m->game->arena;
    int *part = mem_grow(NULL, 2 * m->nodes.n * sizeof *part), *number = part + m->nodes.n;
    Query q = {.nnodes = (int)m->nodes.n,
               .narcs = (int)m->arcs.n,
               .ngates = (int)m->gates.n,
               .nparts = find_parts(m, part),
               .nacts = (int)m->acts.n,
               .gate = arena_copy(a, m->gates.at, m->gates.n * sizeof *m->gates.at),
               .act = arena_copy(a, m->acts.at, m->acts.n * sizeof *m->acts.at),
               .done = arena_copy(a, m->done.at, m->done.n * sizeof *m->done.at)};
    q.part = number_nodes(m, part, q.nparts, number);
    q.arc = order_arcs(m, number, &q.out);
    q.start = number[0];
    for (int i = 0; i < q.nparts; i++)
        q.loops |= q.part[i].loops;
    q.few = has_few_ways(&q) && asks_little(m->game, &q);
    free(part);
    return q;
}

static bool make_query(const Game *g, const Program *p, Anywhere *anywhere, Query *q, Err *e) {
    Making m = {.game = g, .anywhere = anywhere, .code = p->code};
    memset(m.newest, -1, sizeof m.newest);
    list_acts(&m, p);
    node_number(&m, (Node){.named = DIR_NONE, .heading = DIR_NONE});
    for (size_t i = 0; i < m.nodes.n && !is_too_big(&m); i++)
        add_arcs(&m, (int)i);
    bool fits = !is_too_big(&m);
    if (fits)
        *q = query_of(&m);
    else
        err_set(e,
                "a condition asks about a walk that is too big: %d instructions, and more "
                "than %d steps, forks and lines",
                p->n, QUERY_ARCS_MAX);
    nodes_free(&m.nodes);
    arcs_free(&m.arcs);
    gates_free(&m.gates);
    units_free(&m.acts);
    units_free(&m.done);
    units_free(&m.tests);
    units_free(&m.doing);
    return fits;
}

const Query *queries_build(const Game *g, Err *e) {
    enum { ALL_ARCS_MAX = 8 * QUERY_ARCS_MAX };
    Query *queries = ARENA_ARRAY(g->arena, Query, g->nqueries + 1);
    int narcs = 0;
    Anywhere *anywhere = ARENA_ARRAY(g->arena, Anywhere, g->ndirsets + 1);
    for (int i = 0; i < g->nqueries; i++) {
        if (!make_query(g, &g->queries[i], anywhere, &queries[i], e))
            return NULL;
        narcs += queries[i].narcs;
        if (narcs > ALL_ARCS_MAX) {
            err_set(e,
                    "the walks that conditions ask about are too big, all together: more than "
                    "%d steps, forks and lines",
                    ALL_ARCS_MAX);
            return NULL;
        }
    }
    return queries;
}

/* ---- asking ---- */

/* GATES_KEPT: enough on the stack for most queries. */
enum { GATES_KEPT = 16 };

/* For each gate, the cells where its tests hold. */
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
    int words = set_words(g->graph.ncells);
    return words == 1 ? &floods64 : words == 2 ? &floods128 : &floods256;
}

/* Charges a flood, before its tests charge more. False where the game's meter is spent, so that
** nobody will use the answer. */
static bool may_flood(const Game *g, const Query *q) {
    game_charge(g, ASK_COST + (int64_t)q->narcs * ARC_COST);
    return !game_is_spent(g);
}

CellSet query_starts(const Scope *s, int query, CellSet ends, QueryTest *test) {
    const Game *g = s->pos->game;
    Gating gates;
    if (!may_flood(g, &g->query[query]))
        return NO_CELLS;
    ask_gates(&gates, &g->query[query], s, test);
    CellSet starts = floods_for(g)->starts(g, &g->query[query], gates.on, ends);
    forget_gates(&gates);
    return starts;
}

CellSet query_ends(const Scope *s, int query, CellSet starts, QueryTest *test) {
    const Game *g = s->pos->game;
    Gating gates;
    if (!may_flood(g, &g->query[query]))
        return NO_CELLS;
    ask_gates(&gates, &g->query[query], s, test);
    CellSet ends = floods_for(g)->ends(g, &g->query[query], gates.on, starts);
    forget_gates(&gates);
    return ends;
}

/* ---- one by one ---- */

/* Whether all tests of a gate hold on a cell, to which `at` is moved. */
static bool gate_holds(Scope *at, const QueryGate *gate, Sq cell, QueryTestOne *one) {
    const Game *g = at->pos->game;
    at->here = cell;
    for (int i = 0; i < gate->n; i++) {
        const uint16_t *code = gate->test + 2 * (size_t)i;
        bool holds = code[0] == OP_TEST
                         ? one(at, code[1])
                         : (piece_mask(g, at->me, scope_at(at, cell)) & code[1]) != 0;
        if (!holds)
            return false;
    }
    return true;
}

/* Whether some way from a node leads to an end. Arcs of the same gate are often adjacent: it is
** tested once for them. */
static bool leads(Scope *at, const Query *q, int node, Sq cell, QueryTestOne *one) {
    const Graph *graph = &at->pos->game->graph;
    const QueryArc *arc = q->arc + q->out[node], *last = q->arc + q->out[node + 1];
    int gate = -1;
    for (bool open = false; arc < last; arc++) {
        open = arc->gate == gate ? open : gate_holds(at, &q->gate[arc->gate], cell, one);
        gate = arc->gate;
        if (!open || (arc->only && !set_has(arc->only, cell)))
            continue;
        Sq next = arc->dir == DIR_NONE ? cell : graph_next(graph, arc->dir, cell);
        if (arc->to == QUERY_END || (next != SQ_NONE && leads(at, q, arc->to, next, one)))
            return true;
    }
    return false;
}

bool query_leads(const Scope *s, int query, Sq cell, QueryTest *test, QueryTestOne *one) {
    const Query *q = &s->pos->game->query[query];
    Scope at = *s;
    return q->few ? leads(&at, q, q->start, cell, one)
                  : !set_empty(query_ends(s, query, set_of(cell), test));
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
