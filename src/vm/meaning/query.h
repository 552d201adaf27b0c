/*
** query.h -- walks as questions: from which cells some walk leads, and to which.
**
** A walk that is asked about (leads, from) changes nothing and may visit a cell twice. So the
** ways in which it can go on depend on its cell, its instruction and the line it keeps, but not
** on how it came there. A program therefore becomes a graph of nodes and arcs when the game is
** loaded, and a query is answered for all cells at once: each node gets the set of cells from
** which the rest of the walk can be made. Nodes that lead to each other form a part (a strongly
** connected component), in which cells are passed on until there are no new ones; parts are in
** order, so that each is visited once. That is a flood, linear in the cells and in the length
** of the program, whatever the board. "Over friends, by steps n or e, to an empty cell", on a
** board of three cells a1 b1 c1 in a row, with friends on a1 and b1:
**
**     0  step n e        node 0: step n or e to node 1               a1 b1
**     3  fork 9          node 1: from a friend, step n or e          a1 b1 c1
**     5  on friend           to node 1; from an empty cell,
**     7  jump 0              the end
**     9  land nothing
**    11  end             parts: {0}, {1}; the second loops
**
** The walks of `every`, `any` and `follow` are queries, too: their arcs say what is done on a
** cell, and query_acts() finds all cells where it is.
*/
#ifndef STEPWISE_VM_MEANING_QUERY_H
#define STEPWISE_VM_MEANING_QUERY_H

#include "scope.h"

#include "base/err.h"

/* An arc from a node: what must hold on the cell that is left, what is done there, and the step
** that is taken, if any. QUERY_ARCS_MAX: of one query. */
enum { QUERY_END = -1, QUERY_ARCS_MAX = 1 << 14, QUERY_ANYWHERE = DIRS_MAX };
typedef struct QueryArc {
    int from, to;        /* nodes; to QUERY_END: the walk ends */
    int done, ndone;     /* what is done: Query.done[done] and the following, ndone of them */
    uint16_t gate;       /* what must hold: index of Query.gate */
    Dir dir;             /* the step; DIR_NONE: none; QUERY_ANYWHERE: to every other cell */
    const CellSet *only; /* only from these cells; NULL: from all */
} QueryArc;

/* Tests of one cell, all of which must hold: instructions (TEST, or ON, LAND and LOOK) with
** their operands. */
typedef struct QueryGate {
    int n;
    const uint16_t *test; /* [2 * n] */
} QueryGate;

/* The nodes first to last - 1, which lead to each other; or a single one. */
typedef struct QueryPart {
    int first, last;
    bool loops; /* some arc leads from a node of the part to one of the part */
} QueryPart;

/* A node is an instruction with the line that is kept there: the first one, those to which a
** step leads, and the two ways of a fork where a node would have too many arcs. No arc leads to
** an earlier part, and `start` is in the first. */
typedef struct Query {
    int nnodes, narcs, ngates, nparts, nacts;
    int start;  /* the node where walks begin */
    bool loops; /* some part does */
    /* No part loops, and the ways from a cell are so few and their tests so cheap that they are
    ** tried one by one. */
    bool few;
    const QueryArc *arc;   /* [narcs], in the order of their nodes `from` */
    const int *out;        /* [nnodes + 1]: where the arcs of a node begin */
    const QueryPart *part; /* [nparts] */
    const QueryGate *gate; /* [ngates] */
    const uint16_t *act;   /* [nacts] indices of Game.acts, each once, in program order */
    const uint16_t *done;  /* indices of `act` (QueryArc.done) */
} Query;

/* Makes the Queries of all Game.queries, in the game's arena. NULL, with *e set, where one has
** more than QUERY_ARCS_MAX arcs, or all together more than eight times that. */
const Query *queries_build(const Game *g, Err *e);

/* On the meter of a game that is being loaded, in instructions: what a flood costs, and each
** arc in it. */
enum { ASK_COST = 100, ARC_COST = 4 };

/* The cells of `among` on which a condition holds: scope_where() of cond.h, which may query
** walks in its turn. */
typedef CellSet QueryTest(const Scope *s, ExprId id, CellSet among);

/* query_starts: the cells of the board from which some walk of the query leads to a cell of
** `ends`. query_ends: the cells to which some walk leads from a cell of `starts`. s->here is
** not read; s->target must be SQ_NONE. While a game is loaded and its meter is spent: no
** cells. */
CellSet query_starts(const Scope *s, int query, CellSet ends, QueryTest *test);
CellSet query_ends(const Scope *s, int query, CellSet starts, QueryTest *test);

/* Whether some walk of the query begins on `cell`. one: scope_holds(). */
typedef bool QueryTestOne(const Scope *s, ExprId id);
bool query_leads(const Scope *s, int query, Sq cell, QueryTest *test, QueryTestOne *one);

/* What the walks from `starts` that come to an end do: for each act of the query, in program
** order, the cells on which some such walk does it (maybe none). Returns the number of acts. */
enum { QUERY_ACTS_MAX = 64 };
/* Has a program at most QUERY_ACTS_MAX different acts? */
bool query_has_room(const Program *p);
typedef struct QueryAct {
    uint16_t act; /* index of Game.acts */
    CellSet on;
} QueryAct;
int query_acts(const Scope *s, int query, CellSet starts, QueryTest *test,
               QueryAct out[QUERY_ACTS_MAX]);

#endif
