/*
** query.h -- walks as questions: from where does some walk lead, and where to.
**
** A walk that is asked about (leads, from) does nothing and may visit a cell twice, so where it can
** go on depends on the cell and the instruction it has come to, and on the line it keeps, but not on
** how it came there. All cells are asked at once: each instruction has the set of cells from which
** the rest of the program can be walked, and the sets grow until nothing changes. "Empty or one's
** own, beside an empty cell, by steps n or e", from a board of three cells a1 b1 c1 in a row of which
** c1 is empty and the others are one's own:
**
**     0  step n e             a1 b1 from which a step leads to what stands at 3
**     3  test own             a1 b1 among those of 5
**     5  fork 0               a1 b1 c1: either of both
**     7  land nothing         c1
**     9  end                  a1 b1 c1
**
** That is a flood, linear in the cells and the length of the program, whatever board it is.
*/
#ifndef STEPWISE_QUERY_H
#define STEPWISE_QUERY_H

#include "scope.h"

/* A line that a walk keeps: the direction that the author named, and where that leads by now. */
typedef struct QueryLine {
    Dir named, heading;
    bool steady;           /* it never turns: `after` is itself everywhere */
    const uint16_t *after; /* [ncells]: the line that it is one step on from a cell */
} QueryLine;

/* An instruction, as in ops.def; labels are numbers of instructions. */
typedef struct QueryStep {
    uint16_t op, a, b;
} QueryStep;

typedef struct Query {
    int n;
    const QueryStep *step;
    int nlines; /* line 0: none is kept */
    const QueryLine *line;
    const uint16_t *begins; /* [ndirs]: the line that a step in this direction begins */
} Query;

/* Those of all Game.queries; of the game's arena. */
const Query *queries_build(const Game *g);

/* Of the cells in `among`, those on which a condition holds: scope_where() of cond.h, which asks
** about walks in its turn. */
typedef CellSet QueryTest(const Scope *s, ExprId id, CellSet among);

/* The cells of the board from which some walk of the query leads to a cell of `ends`; and those to
** which some walk leads from `starts`. `here` and `target` of the scope are not read. */
CellSet query_starts(const Scope *s, int query, CellSet ends, QueryTest *test);
CellSet query_ends(const Scope *s, int query, CellSet starts, QueryTest *test);

#endif
