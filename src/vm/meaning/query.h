/*
** query.h -- walks as questions: from where does some walk lead, and where to.
**
** A walk that is asked about (leads, from) does nothing and may visit a cell twice, so where it can
** go on depends on the cell and the instruction it has come to, and on the line it keeps, but not on
** how it came there. So a program is a graph of nodes and arcs, made when the game is loaded, and all
** cells are asked at once: each node has the set of cells from which the rest can be walked. Nodes that
** lead to each other are a part, in which what is new is handed on until nothing is; parts stand in
** order, so each is gone through once. "Over men of one's own, by steps n or e, to an empty cell", on a
** board of three cells a1 b1 c1 in a row of which c1 is empty and the others are one's own:
**
**     0  step n e        node 0: step n or e to node 1               a1 b1
**     3  fork 9          node 1: where one's own stands, step n      a1 b1 c1
**     5  test own            or e to node 1; where nothing does,
**     7  jump 0              the end
**     9  land nothing
**    11  end             parts: {0}, {1}, which loops
**
** That is a flood, linear in the cells and the length of the program, whatever board it is.
*/
#ifndef STEPWISE_QUERY_H
#define STEPWISE_QUERY_H

#include "scope.h"

#include "base/err.h"

/* From one node of a query to another: what must hold on the cell that is left, what is done there,
** and a step, or none. */
enum { QUERY_END = -1, QUERY_ARCS_MAX = 1 << 14, QUERY_ANYWHERE = DIRS_MAX };
typedef struct QueryArc {
    int from, to;        /* nodes; QUERY_END: the walk ends */
    int done, ndone;     /* what is done: of Query.done */
    uint16_t gate;       /* what must hold: index of gates */
    Dir dir;             /* DIR_NONE: no step; QUERY_ANYWHERE: to every other cell */
    const CellSet *only; /* from these cells alone; NULL: from all */
} QueryArc;

/* Tests of one cell that stand in a row, as instructions and their operands. */
typedef struct QueryGate {
    int n;
    const uint16_t *test; /* [2 * n] */
} QueryGate;

/* Nodes first to last - 1, which lead to each other; or a single one. */
typedef struct QueryPart {
    int first, last;
    bool loops; /* an arc leads from one of them to one of them */
} QueryPart;

/* A node is an instruction that walks come to by a step, or the first, with the line that is kept there;
** node 0 is the beginning, or in a part with it. No arc leads to an earlier part. */
typedef struct Query {
    int nnodes, narcs, ngates, nparts, nacts;
    int start;  /* the node where walks begin */
    bool loops; /* some part leads back into itself */
    bool
        few; /* none does, and from a cell there are few ways, which ask little: they are tried one by one */
    const QueryArc *arc; /* [narcs], by their nodes `from`; */
    const int *out;      /* [nnodes + 1]: where those of a node begin */
    const QueryPart *part;
    const QueryGate *gate;
    const uint16_t
        *act; /* [nacts] of Game.acts: each that is done, in the order of the program */
    const uint16_t *done; /* indices of act */
} Query;

/* Those of all Game.queries, of the game's arena; NULL where one has more than QUERY_ARCS_MAX arcs, or all have
** more than eight such. */
const Query *queries_build(const Game *g, Err *e);

/* What asking where walks lead takes, in instructions, on the meter of a game that is loaded; and each arc. */
enum { ASK_COST = 100, ARC_COST = 4 };

/* Of the cells in `among`, those on which a condition holds: scope_where() of cond.h, which asks
** about walks in its turn. */
typedef CellSet QueryTest(const Scope *s, ExprId id, CellSet among);

/* The cells of the board from which some walk of the query leads to a cell of `ends`; and those to
** which some walk leads from `starts`. `here` and `target` of the scope are not read. */
CellSet query_starts(const Scope *s, int query, CellSet ends, QueryTest *test);
CellSet query_ends(const Scope *s, int query, CellSet starts, QueryTest *test);

/* Does some walk of the query begin on that cell? one: scope_holds(). */
typedef bool QueryTestOne(const Scope *s, ExprId id);
bool query_leads(const Scope *s, int query, Sq cell, QueryTest *test, QueryTestOne *one);

/* What is done by the walks that begin in `starts` and come to an end: of each act of the query, in the
** order of its program, the cells on which one of them does it. How many acts there are. */
enum { QUERY_ACTS_MAX = 64 };
/* Has a program at most QUERY_ACTS_MAX different acts? */
bool query_has_room(const Program *p);
typedef struct QueryAct {
    uint16_t act; /* of Game.acts */
    CellSet on;
} QueryAct;
int query_acts(const Scope *s, int query, CellSet starts, QueryTest *test,
               QueryAct out[QUERY_ACTS_MAX]);

#endif
