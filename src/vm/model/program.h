/*
** program.h -- the programs of walks: what a pattern is compiled to, and what the machine runs.
**
** A program is a row of 16-bit units, an opcode (ops.def) and its operands at a time. "Two steps,
** turning freely, to an empty cell or an enemy" on a square board is
**
**      0  step   n e s w        STEP dirset flags
**      3  on     nothing        ON ON_EMPTY                   the joint
**      5  step   n e s w        STEP dirset flags
**      8  land   nothing or     LAND ON_EMPTY | ON_ENEMY
**                an enemy
**     10  act    move start     ACT act                       what the move does (shape.h)
**                here
**     12  end
*/
#ifndef STEPWISE_PROGRAM_H
#define STEPWISE_PROGRAM_H

#include "base/cellset.h"
#include "shape.h"

typedef enum Op {
#define OP(name, a, b, stands, flow, asked, text, meaning) OP_##name,
#include "ops.def"
#undef OP
    OP_COUNT
} Op;

/* What an operand is (ops.def). */
typedef enum Operand {
    OPERAND_NONE,
    OPERAND_DIRS,
    OPERAND_FLAGS,
    OPERAND_MASK,
    OPERAND_EXPR,
    OPERAND_ACT,
    OPERAND_LABEL,
    OPERAND_GROUP,
    OPERAND_LONG
} Operand;
enum { STEP_LINE = 1, STEP_REVISIT = 2 }; /* keep the heading; may enter visited cells */
enum { GROUPS_MAX = 16 };                 /* of ordered choice */

typedef enum Stands {
    STANDS_HAND,
    STANDS_STEPS,
    STANDS_BEFORE,
    STANDS_AFTER,
    STANDS_ANY
} Stands;
typedef enum Flow { FLOW_NEXT, FLOW_STOP, FLOW_GOTO, FLOW_BOTH } Flow;

typedef struct OpInfo {
    const char *text;           /* the mnemonic */
    uint8_t operand[2], length; /* Operand; in units, the opcode counted */
    uint8_t stands, flow;
    bool asked; /* it may stand in a walk that is only asked about */
} OpInfo;
extern const OpInfo op_info[OP_COUNT];

typedef struct Program {
    int n;
    const uint16_t *code;
} Program;

static inline int op_length(unsigned op) {
    return op_info[op].length;
}

/* Does a walk end there? */
static inline bool op_lands(unsigned op) {
    return op == OP_LAND || op == OP_LOOK;
}

/* Has it such an instruction? */
static inline bool program_has(const Program *p, unsigned op) {
    int at = 0;
    while (at < p->n && p->code[at] != op)
        at += op_length(p->code[at]);
    return at < p->n;
}

/* A set of directions, in the order in which they are tried. */
typedef struct DirSet {
    int n;
    const Dir *dir;
} DirSet;

/* A long walk of single steps, found by the solver of longwalk.h and not step by step. */
typedef struct Long {
    uint16_t dirs;  /* index of dirsets: each step follows any one of them */
    uint8_t lo, hi; /* how many steps, at least and at most */
    ExprId joint;   /* what every cell between must satisfy; 0: nothing, it need not exist */
    const CellSet *ends; /* derived: [ncells], where it leads when joint is 0 and nothing has
                         ** been visited but the start; else NULL */
} Long;

/* One part of a turn. */
typedef struct Part {
    KindSet kinds;    /* whose walk it may be; 0: a part without a piece (pass) */
    uint16_t program; /* row of Game.programs that gives each kind its walk */
    uint16_t drops;   /* row by which each kind is put down from the hand; 0: none is */
    bool only_drops;  /* nobody on the board moves */
    bool captures;    /* only walks that take something */
    bool optional;    /* the turn may go without it */
    ExprId when;      /* the part can be played only when this holds; 0: always */
} Part;

enum { PARTS_MAX = 3 };
typedef struct Turn {
    int nparts;
    Part part[PARTS_MAX];
    bool otherwise; /* it is open only where none of the turns before it has a legal move */
    ExprId most; /* of its moves those are legal after which this number is greatest; 0: all */
} Turn;

#endif
