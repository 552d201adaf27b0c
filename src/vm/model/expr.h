/*
** expr.h -- conditions and numbers, which rules, walks and changes of variables ask for.
**
** Expressions are trees in the array Game.exprs, where equal ones are kept once. exprs.def has
** a row for each kind with its properties; meaning/cond.h evaluates them. In a game of two
** players
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
#ifndef STEPWISE_VM_MODEL_EXPR_H
#define STEPWISE_VM_MODEL_EXPR_H

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

/* What the value of an expression depends on. */
enum {
    ASK_CELL = 1 << 0,     /* the cell on which it is evaluated */
    ASK_START = 1 << 1,    /* the cell on which the walk began */
    ASK_BOARD = 1 << 2,    /* what is on which cells */
    ASK_VARS = 1 << 3,     /* a counter, right or marker */
    ASK_TURN = 1 << 4,     /* who is to move */
    ASK_EVENT = 1 << 5,    /* the last move */
    ASK_PASS = 1 << 6,     /* whether that was a pass */
    ASK_CAUGHT = 1 << 7,   /* what it took; this expression is 0 if it took nothing */
    ASK_WALKS = 1 << 8,    /* where men could go or capture */
    ASK_GOES = 1 << 9,     /* where they could go, in particular (REACHED) */
    ASK_MOVES = 1 << 10,   /* whether there are legal moves */
    ASK_THROW = 1 << 11,   /* the numbers thrown */
    ASK_HISTORY = 1 << 12, /* earlier positions */
    ASK_LEGAL = 1 << 13,   /* legal moves: it must not be evaluated while these are generated */
    ASK_TRAIL = 1 << 14,   /* what the walk that asks has done so far */
    ASK_SPAN = 1 << 15     /* how long ago something was (CYCLE), which only endings may ask */
};

/* How dear an evaluation is: exprs.def. */
typedef enum ExprCost { COST_LOOK, COST_SUM, COST_SEARCH } ExprCost;

/* What the members `arg` and `more` of an Expr can be: exprs.def. */
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
    ExprId a, b;  /* the parts (sub-expressions); 0 if the kind has none */
    int32_t arg;  /* arg, more: as ExprInfo says */
    uint16_t more;
} Expr;

/* A row of exprs.def. */
typedef struct ExprInfo {
    const char *name;
    uint8_t arity, arg, more; /* number of parts; ExprArg */
    uint8_t cost;             /* ExprCost */
    uint16_t asks;            /* ASK_*: what it depends on by itself */
    uint16_t passes;          /* ASK_*: which dependencies it inherits from its parts */
    bool away;                /* its parts are not evaluated on its own cell */
    bool each;                /* for many cells it is evaluated cell by cell, if it asks CELL */
    bool number;              /* a number, and no condition */
    const char *is, *is_not;
} ExprInfo;
extern const ExprInfo expr_info[EXPR_KINDS];

/* Is its value always 0 or 1? That of `captured`, a condition, is how many men were taken. */
static inline bool expr_is_truth(unsigned kind) {
    return !expr_info[kind].number && kind != EXPR_CAPTURED;
}

/* Does it compare two numbers? */
static inline bool expr_compares(unsigned kind) {
    return kind == EXPR_EQ || kind == EXPR_LT || kind == EXPR_LE;
}

/* Derived: of an expression with its parts, and with the tests of the query that it names. */
typedef struct ExprFacts {
    uint16_t asks; /* ASK_* */
    uint8_t cost;  /* ExprCost */
    /* What evaluating it once takes, in instructions; the walks of searches not counted. */
    uint32_t parts;
} ExprFacts;

/* Expressions that take more instructions than this on one cell are evaluated for many cells
** at once: cell by cell, one within another would multiply. */
enum { BATCH_WORK = 256 };

/* The facts [n] of n expressions, allocated from the arena. The parts of an expression, and
** the tests of the query that it names, must come before it. ncells: the size of the board. */
struct Program;
const ExprFacts *expr_facts(const Expr *exprs, int n, const struct Program *queries, int ncells,
                            Arena *a);
/* What evaluating an expression may take, in instructions, with the searches for walks that it
** starts: on one cell, and on all cells of the board at once. */
typedef struct Price {
    int64_t one, all; /* UINT32_MAX: that much or more */
} Price;
/* The prices [n] of n expressions, which come in the order that expr_facts() wants; allocated
** from the arena. ASK_MOST: the most that evaluating a condition once may take, ten
** milliseconds. */
enum { ASK_MOST = 1 << 20 };
const Price *expr_prices(const Expr *exprs, int n, const struct Program *queries, int ncells,
                         Arena *a);
/* The price of following a query for all cells at once, with its tests. */
int64_t query_price(const struct Program *query, const Price *prices);
/* ExprFacts.asks of one expression, computed from scratch. */
unsigned expr_asks(const Expr *exprs, const struct Program *queries, ExprId id);
/* True if nothing but the cell and what is on it decides the expression. Errs towards false. */
bool expr_is_of_cell(const Expr *exprs, ExprId id);

#endif
