/*
** program.h -- the bytecode of walks: what a pattern is compiled to and the machine runs.
**
** A program is an array of 16-bit units: instructions, each an opcode (ops.def) and its
** operands. "Two steps, turning freely, to an empty cell or an enemy" on a square board is
**
**      0  step   n e s w        STEP dirset flags
**      3  on     nothing        ON ON_EMPTY                   the joint
**      5  step   n e s w        STEP dirset flags
**      8  land   nothing or     LAND ON_EMPTY | ON_ENEMY
**                an enemy
**     10  act    move start     ACT act                       what the move does (shape.h)
**                here
**     12  end
**
** Running it finds every walk: at a STEP or FORK the machine tries one choice after another,
** and an instruction that fails makes it go back to the last choice (machine.h).
*/
#ifndef STEPWISE_VM_MODEL_PROGRAM_H
#define STEPWISE_VM_MODEL_PROGRAM_H

#include "base/cellset.h"
#include "shape.h"

typedef enum Op {
#define OP(name, a, b, stands, flow, asked, text, meaning) OP_##name,
#include "ops.def"
#undef OP
    OP_COUNT
} Op;

/* Kinds of operand; ops.def says what each means. */
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
/* Flags of STEP: keep the heading of a straight line; visited cells may be entered. */
enum { STEP_LINE = 1, STEP_REVISIT = 2 };
enum { GROUPS_MAX = 16 }; /* ordered choices in one program */

/* Where in a walk an instruction may be, and what can run after it (ops.def). */
typedef enum Stands {
    STANDS_HAND,
    STANDS_STEPS,
    STANDS_BEFORE,
    STANDS_AFTER,
    STANDS_ANY
} Stands;
typedef enum Flow { FLOW_NEXT, FLOW_STOP, FLOW_GOTO, FLOW_BOTH } Flow;

/* A row of ops.def. */
typedef struct OpInfo {
    const char *text;           /* the mnemonic */
    uint8_t operand[2], length; /* Operand; length in units, with the opcode */
    uint8_t stands, flow;       /* Stands, Flow */
    bool asked;                 /* allowed in a walk that a condition asks about */
} OpInfo;
extern const OpInfo op_info[OP_COUNT];

typedef struct Program {
    int n; /* units */
    const uint16_t *code;
    uint8_t puts; /* 1 + the kind that it puts down from the hand; 0: it begins on the board */
} Program;

/* The length of an instruction in units. */
static inline int op_length(unsigned op) {
    return op_info[op].length;
}

/* Is it one of the instructions at which a walk ends? */
static inline bool op_lands(unsigned op) {
    return op == OP_LAND || op == OP_LOOK;
}

/* True if the program has such an instruction. */
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

/* A walk of many single steps that visits no cell twice, found by the solver of longwalk.h
** instead of step by step. */
typedef struct Long {
    uint16_t dirs;  /* index of dirsets: each step follows any one of them */
    uint8_t lo, hi; /* how many steps, at least and at most */
    ExprId joint; /* what must hold on every cell between; 0: nothing, it may even be a hole */
    /* Derived: [ncells] where it leads from each cell, nothing but that being visited. NULL if
    ** `joint` is not 0, or if the budget did not suffice. */
    const CellSet *ends;
} Long;

/* One part of a turn. */
typedef struct Part {
    KindSet kinds;    /* the kinds that may move or be put down; 0: no piece does (a pass) */
    uint16_t program; /* row of Game.programs with the walk of each kind */
    uint16_t drops;   /* row with the walk by which each kind is put down; 0: none is */
    bool only_drops;  /* no man on the board moves */
    bool captures;    /* only walks that take something */
    bool optional;    /* the part may be left out */
    ExprId when;      /* the part can be played only if this holds; 0: always */
} Part;

/* One way to use a turn: its parts in order, each made on the board that the one before
** left. */
enum { PARTS_MAX = 3 };
typedef struct Turn {
    int nparts;
    Part part[PARTS_MAX];
    bool otherwise; /* open only if no turn before it in the list has a legal move */
    ExprId most;    /* only moves that make this number greatest are legal; 0: all */
} Turn;

#endif
