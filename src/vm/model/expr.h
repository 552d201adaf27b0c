/*
** expr.h -- conditions and numbers: what a rule, a walk or a change may ask.
**
** Expressions are trees in the array Game.exprs, equal ones kept once; exprs.def has a row for each
** kind with all that is true of it, meaning/cond.h asks them. On a board of two players,
**
**     -attacked * (kind "Pawn" + c:at_least(3))          what an author writes
**
**     1 ATTACKED            asks CELL START BOARD WALKS   cost SEARCH
**     2 NOT a=1                  the same
**     3 KIND arg={Pawn}     asks CELL BOARD               cost SUM
**     4 VAR arg=c           asks VARS                     cost LOOK
**     5 NUM arg=3           asks nothing                  cost LOOK
**     6 LE a=5 b=4          asks VARS                     cost LOOK
**     7 OR a=3 b=6          asks CELL BOARD VARS          cost SUM
**     8 AND a=2 b=7         asks all of that              cost SEARCH
*/
#ifndef STEPWISE_EXPR_H
#define STEPWISE_EXPR_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

typedef uint16_t ExprId; /* 0: no expression */

typedef enum ExprKind {
#define EXPR(name, sort, arity, arg, more, asks, cost, all, word, args, is, is_not) EXPR_##name,
#include "exprs.def"
#undef EXPR
    EXPR_KINDS
} ExprKind;

/* What an expression depends on. */
enum {
    ASK_CELL = 1 << 0,     /* the cell of which it is asked */
    ASK_START = 1 << 1,    /* the cell on which the walk began */
    ASK_BOARD = 1 << 2,    /* what stands where */
    ASK_VARS = 1 << 3,     /* a counter, right or marker */
    ASK_TURN = 1 << 4,     /* who is to move */
    ASK_EVENT = 1 << 5,    /* the last move */
    ASK_PASS = 1 << 6,     /* whether that was a pass */
    ASK_CAUGHT = 1 << 7,   /* what it took: by itself 0 where it took nothing */
    ASK_WALKS = 1 << 8,    /* where men could go or capture */
    ASK_GOES = 1 << 9,     /* where they could go, in particular */
    ASK_MOVES = 1 << 10,   /* whether there are legal moves */
    ASK_THROW = 1 << 11,   /* the numbers thrown */
    ASK_HISTORY = 1 << 12, /* earlier positions */
    ASK_LEGAL = 1 << 13, /* for legal moves, in any way: while they are looked for, it cannot */
    ASK_TRAIL = 1 << 14, /* what the walk that asks has done so far */
    ASK_SPAN = 1 << 15   /* how long ago something was, which endings alone know */
};

typedef enum ExprCost { COST_LOOK, COST_SUM, COST_SEARCH } ExprCost;

/* What the members `arg` and `more` can be (exprs.def). */
typedef enum ExprArg {
    ARG_NONE,
    ARG_NUMBER,
    ARG_VAR,
    ARG_MARKER,
    ARG_KINDS,
    ARG_ZONE,
    ARG_MASK,
    ARG_DIRS,
    ARG_THROWN,
    ARG_BIT,
    ARG_QUERY
} ExprArg;

typedef struct Expr {
    uint8_t kind; /* ExprKind */
    uint8_t who;  /* Who */
    ExprId a, b;  /* sub-expressions; 0 where the kind has none */
    int32_t arg;
    uint16_t more;
} Expr;

typedef struct ExprInfo {
    const char *name;
    uint8_t arity, arg, more; /* ExprArg */
    uint8_t cost;
    uint16_t asks;
    uint16_t passes; /* what of its parts' it asks, too */
    bool away;       /* its parts are not asked of the cell of which it is asked */
    bool each;       /* all cells are asked one by one, if it asks about them */
    bool number;     /* a number, and no condition */
    const char *is, *is_not;
} ExprInfo;
extern const ExprInfo expr_info[EXPR_KINDS];

/* Is it 0 or 1? What was taken serves as a condition, and as a number is how many there were. */
static inline bool expr_is_truth(unsigned kind) {
    return !expr_info[kind].number && kind != EXPR_CAPTURED;
}

/* Derived, of each expression with all below it. */
typedef struct ExprFacts {
    uint16_t asks;  /* ASK_* */
    uint8_t cost;   /* ExprCost */
    uint32_t parts; /* what asking it once may take, in instructions of the machine */
} ExprFacts;

/* Of what takes more instructions than that to ask of a cell, cells are asked all together: each part within another
** would multiply. */
enum { ASK_TOGETHER = 256 };

/* The facts of n expressions whose parts stand before them, also those that the walks they ask about
** test (queries), on a board of so many cells; of the arena: [n]. */
struct Program;
const ExprFacts *expr_facts(const Expr *exprs, int n, const struct Program *queries, int ncells,
                            Arena *a);
/* What asking may take, in instructions, with all that it makes men look for: of one cell, and of all at once. */
typedef struct Price {
    int64_t one, all; /* UINT32_MAX: so much or more */
} Price;
/* ASK_MOST: what asking a condition once may take, ten milliseconds. The prices are of the arena: [n]. */
enum { ASK_MOST = 1 << 20 };
const Price *expr_prices(const Expr *exprs, int n, const struct Program *queries, int ncells,
                         Arena *a);
/* Of a walk that is asked about, or done by all its men, with what it tests. */
int64_t query_price(const struct Program *query, const Price *prices);
/* ASK_* of one, without them. */
unsigned expr_asks(const Expr *exprs, const struct Program *queries, ExprId id);
/* Does what stands on the cell of which it is asked decide it, and nothing else? False where it may. */
bool expr_is_of_cell(const Expr *exprs, ExprId id);

#endif
