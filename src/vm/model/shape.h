/*
** shape.h -- what moves do: effects, as a program asks for them and as a move names them.
**
** A move is 64 bits: the number of a Shape, which lists what is done, and the cells it is done to
** (move.h). Shapes are found when the game is loaded, by following every program with what it
** has done so far; they form a tree, in which a child does what its parent does and one act more:
**
**     act 0: MOVE start here     act 1: TAKE here     act 2: BECOME landed Queen
**
**     shape 0  ()                                   cells -       a pass
**     shape 1  MOVE 0 1              0 + act 0      cells s e     from 0 to 1
**     shape 2  MOVE 0 1, BECOME 1    1 + act 2      cells s e     the queen stands on slot 1
**     shape 3  TAKE 0                0 + act 1      cells t       on the way
**     shape 4  TAKE 0, MOVE 1 2      3 + act 0      cells t s e   from 1 to 2
**
** Slots are numbered as acts ask for cells. The start of the walk and the cell where it has
** landed are asked for once in each part of a turn, so that both BECOME and MOVE name slot 1.
*/
#ifndef STEPWISE_SHAPE_H
#define STEPWISE_SHAPE_H

#include "move.h"
#include "piece.h"

/* FX_MAX: a castling with its rights needs five. */
enum { FX_MAX = 12, NO_SLOT = 0xff };

typedef enum FxKind {
#define FX(name, cells, with, does, is, says) FX_##name,
#include "effects.def"
#undef FX
    FX_KINDS
} FxKind;

/* What an effect names beside cells, and what it does (effects.def). */
enum {
    WITH_KIND = 1 << 0,
    WITH_OWNER = 1 << 1,
    WITH_VAR = 1 << 2,
    WITH_PAIR = 1 << 3,
    WITH_EXPR = 1 << 4,
    WITH_CALL = 1 << 5,
    WITH_WALK = 1 << 6
};
enum {
    DOES_GO = 1 << 0,
    DOES_TAKE = 1 << 1,
    DOES_RECAST = 1 << 2,
    DOES_BRING = 1 << 3,
    DOES_OPEN = 1 << 4,
    DOES_SHUT = 1 << 5,
    DOES_FIGHT = 1 << 6,
    DOES_STAY = 1 << 7,
    DOES_NAME = 1 << 8,
    DOES_TRADE = 1 << 9,
    DOES_MANY = 1 << 10,
    DOES_DROP = 1 << 11,
    DOES_SIDE = 1 << 12,
    DOES_ACT = DOES_GO | DOES_NAME | DOES_DROP /* it tells which piece makes the move */
};

typedef struct FxInfo {
    uint8_t cells, with;
    uint16_t does;
    const char *is, *says;
} FxInfo;
extern const FxInfo fx_info[FX_KINDS];

/* How an Act finds a cell while the walk is made. */
typedef enum CellRef {
    REF_NONE,
    REF_START,  /* where the walk began; taken into the move once for each part */
    REF_HERE,   /* where it is */
    REF_LANDED, /* where this part put the piece whose walk it is: shares that slot */
    REF_FIXED,  /* cell `arg` */
    REF_VAR,    /* the cell that variable `arg` names; the walk fails where it names none */
    REF_STEP,   /* one step from here in direction `arg`; the walk fails at an edge */
    REF_ROLL,   /* the cell that number `arg` of the throw names */
    REF_PIECE,  /* the cell of the neutral piece of kind `arg`; the walk fails without one */
} CellRef;

/* An effect as the program asks for it. */
typedef struct Act {
    uint8_t fx;           /* FxKind */
    uint8_t ref_a, ref_b; /* CellRef */
    uint16_t arg_a, arg_b;
    uint8_t kind;
    uint16_t var;
    ExprId expr;
} Act;

/* An effect as a move does it: cells are slots of the move. */
typedef struct Effect {
    uint8_t fx;   /* FxKind */
    uint8_t a, b; /* slots */
    uint8_t kind;
    uint16_t var;
    ExprId expr;
} Effect;

/* An act as an effect, whose slots are not told. */
static inline Effect act_effect(const Act *a) {
    return (Effect){.fx = a->fx, .kind = a->kind, .var = a->var, .expr = a->expr};
}

/* Do they do the same, whatever the cells? */
static inline bool effect_same(const Effect *x, const Effect *y) {
    return x->fx == y->fx && x->kind == y->kind && x->var == y->var && x->expr == y->expr;
}

/* An effect with the cells that it falls on, as a move of any length does it. A walk with more than
** DEEDS_MAX of them is none. */
enum { DEEDS_MAX = 1024 };
typedef struct Deed {
    Effect fx; /* its slots are not used */
    uint8_t a, b;
} Deed;

typedef struct Shape {
    uint8_t nfx, ncells;
    uint8_t start_slot; /* slot of REF_START in the current part, or NO_SLOT */
    uint8_t from, to;   /* slots of the first effect that goes, of a piece moved along where no
                        ** other goes; or `from` of the one that names who makes the move, or of
                        ** the first cell named; or NO_SLOT */
    uint8_t landed;     /* slot that REF_LANDED shares, or NO_SLOT: where the piece went whose
                    ** walk it is, and not one that was moved along */
    bool led;           /* the piece goes whose walk it is */
    bool acts;          /* `from` is that of the piece that makes the move (DOES_ACT) */
    bool many;          /* derived: an effect falls on many cells */
    bool one_move;      /* derived: it empties its start and fills its end, and no other cell */
    bool plain;         /* derived: so it does, and no kind is changed */
    bool sorts;         /* derived: several effects in a row that differ in their cell alone,
                        ** and stand in the order of those */
    uint16_t canon;     /* derived: the first shape that does the same; moves bear it */
    uint16_t nchildren;
    const struct ShapeChild *child; /* shape_child() looks here */
    Effect fx[FX_MAX];
} Shape;

typedef struct ShapeChild {
    uint16_t act, shape; /* act ACT_PART: the same effects, and a new part begins */
} ShapeChild;
enum { ACT_PART = 0xffff };

/* A ride with an every() for each direction does another thing wherever it turns: its shapes would be as many as
** its ways. */
enum { MANY_MAX = 3 };

/* What the tree begins with. */
extern const Shape shape_nothing;
/* The child of a shape that does act, too; built by the rules of CellRef. False when a move
** would have to name more than MOVE_CELLS cells, do more than FX_MAX things, or more than MANY_MAX of those that
** fall on many cells: it is long. */
bool shape_extend(const Shape *parent, const Act *act, Shape *child);
/* The same effects, at the start of another part: its start and landing are new. */
Shape shape_new_part(const Shape *parent);
/* The child by act, or NULL, of a shape of the array. */
const Shape *shape_child(const Shape *shapes, const Shape *parent, uint16_t act);
/* Do both the same to the same slots, and is it the same man who goes? */
bool shape_same(const Shape *a, const Shape *b);
/* The same of both. */
unsigned shape_hash(const Shape *s);
/* DOES_* of all its effects together; of those from the given one on. */
unsigned shape_does(const Shape *s);
unsigned shape_does_from(const Shape *s, int first);
/* Do two effects fall alike on a cell each, so that their order does not matter? */
bool effect_sorts(const Effect *x, const Effect *y);
/* Do effects i and i + 1? They are of one row. */
bool shape_is_row(const Shape *s, int i);
/* The move that all have in common that do the same: of the first such shape, with the cells of each
** row in their order. */
Move shape_canonical(const Shape *shapes, Move m);
/* Does it lead the man whose walk it is from its start to its end, and leave whoever else occupies whichever
** cell? */
bool shape_is_one_move(const Shape *s);

#endif
