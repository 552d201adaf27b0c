/*
** shape.h -- what moves do: effects, as programs ask for them and as moves name them.
**
** A move is 64 bits: the number of a Shape, which lists what is done, and the cells to which
** it is done (move.h). Shapes are found when the game is compiled, by following every program
** with what it has done so far. They form a tree, in which a child does what its parent does,
** and one act more:
**
**     act 0: MOVE start here     act 1: TAKE here     act 2: BECOME landed Queen
**
**     shape 0  ()                                   cells -       a pass
**     shape 1  MOVE 0 1              0 + act 0      cells s e     from slot 0 to slot 1
**     shape 2  MOVE 0 1, BECOME 1    1 + act 2      cells s e     the Queen is on slot 1
**     shape 3  TAKE 0                0 + act 1      cells t       on the way
**     shape 4  TAKE 0, MOVE 1 2      3 + act 0      cells t s e   from slot 1 to slot 2
**
** An act takes the next free slot for each of its cells. Only the start of the walk and the
** cell where it has landed get one slot in each part of a turn: so BECOME and MOVE both name
** slot 1.
*/
#ifndef STEPWISE_VM_MODEL_SHAPE_H
#define STEPWISE_VM_MODEL_SHAPE_H

#include "move.h"
#include "piece.h"

/* FX_MAX: the effects of one shape; castling, with the rights that it ends, needs five. */
enum { FX_MAX = 12, NO_SLOT = 0xff };

typedef enum FxKind {
#define FX(name, cells, with, does, is, says) FX_##name,
#include "effects.def"
#undef FX
    FX_KINDS
} FxKind;

/* What an effect names besides cells, and what it does: effects.def explains these. */
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
    DOES_ACT = DOES_GO | DOES_NAME | DOES_DROP /* says which piece makes the move */
};

/* A row of effects.def. */
typedef struct FxInfo {
    uint8_t cells, with;
    uint16_t does;
    const char *is, *says;
} FxInfo;
extern const FxInfo fx_info[FX_KINDS];

/* How an Act finds a cell while the machine walks. */
typedef enum CellRef {
    REF_NONE,
    REF_START,  /* where the walk began; one slot for each part of a turn */
    REF_HERE,   /* where the walk is */
    REF_LANDED, /* where this part took the walking piece: shares that slot */
    REF_FIXED,  /* cell `arg` */
    REF_VAR,    /* the cell that variable `arg` names; the walk fails if it names none */
    REF_STEP,   /* one step from here in direction `arg`; the walk fails at an edge */
    REF_PIECE,  /* the cell of the neutral piece of kind `arg`; the walk fails without one */
} CellRef;

/* An effect as a program asks for it. */
typedef struct Act {
    uint8_t fx;            /* FxKind */
    uint8_t ref_a, ref_b;  /* CellRef: how to find cells a and b */
    uint16_t arg_a, arg_b; /* what those CellRefs name */
    uint8_t kind;          /* kind, var, expr: as FxInfo.with says */
    uint16_t var;
    ExprId expr;
} Act;

/* An effect as a move does it: its cells are slots of the move. */
typedef struct Effect {
    uint8_t fx;   /* FxKind */
    uint8_t a, b; /* slots */
    uint8_t kind; /* kind, var, expr: as FxInfo.with says */
    uint16_t var;
    ExprId expr;
} Effect;

/* An act as an effect, with slots yet to be filled in. */
static inline Effect act_effect(const Act *a) {
    return (Effect){.fx = a->fx, .kind = a->kind, .var = a->var, .expr = a->expr};
}

/* True if both do the same, whatever their cells. */
static inline bool effect_same(const Effect *x, const Effect *y) {
    return x->fx == y->fx && x->kind == y->kind && x->var == y->var && x->expr == y->expr;
}

/* An effect with the cells that it falls on, as a move of any length does it. A walk with more
** than DEEDS_MAX of them is no move. */
enum { DEEDS_MAX = 1024 };
typedef struct Deed {
    Effect fx; /* its slots are not used */
    uint8_t a, b;
} Deed;

typedef struct Shape {
    uint8_t nfx, ncells; /* effects; slots in use */
    uint8_t start_slot;  /* slot of REF_START in the current part, or NO_SLOT */
    /* The slots between which the move goes: those of the first GO of a walking piece, or else
    ** of a piece that is moved along. Without a GO `to` is NO_SLOT, and `from` that of the last
    ** NAME, or else of the first DROP, or else the first slot; NO_SLOT if no cell is named. */
    uint8_t from, to;
    uint8_t landed; /* where the walking piece of this part went (REF_LANDED), or NO_SLOT */
    bool led;  /* a walking piece goes, not only one that is moved along; of a shape that moves
              ** bear, in all shapes that do the same */
    bool acts; /* `from` is the cell of the piece that makes the move (DOES_ACT) */
    bool many; /* derived: some effect falls on many cells */
    bool one_move;  /* derived: shape_is_one_move(), of all shapes that do the same */
    bool plain;     /* derived: one_move, and no effect changes a kind */
    bool sorts;     /* derived: it has a row of effects (shape_is_row()) */
    uint16_t canon; /* derived: the first shape that does the same, which moves bear */
    uint16_t nchildren;
    const struct ShapeChild *child; /* [nchildren] */
    Effect fx[FX_MAX];
} Shape;

/* An edge of the tree: `shape` does `act`, too; by ACT_PART it begins a new part instead. */
typedef struct ShapeChild {
    uint16_t act, shape;
} ShapeChild;
enum { ACT_PART = 0xffff };

/* How many effects of one shape may fall on many cells. A ride with an every() for each
** direction does something else wherever it turns: it would have as many shapes as ways. */
enum { MANY_MAX = 3 };

/* The root of the tree. */
extern const Shape shape_nothing;
/* Sets *child to `parent` with one act more, whose cells get slots as CellRef says. False if a
** move would name more than MOVE_CELLS cells, have more than FX_MAX effects, or more than
** MANY_MAX on many cells: then the move is a long one. False, too, for a REF_LANDED where
** nothing has landed. */
bool shape_extend(const Shape *parent, const Act *act, Shape *child);
/* The same effects at the beginning of a new part, which has its own start and landing. */
Shape shape_new_part(const Shape *parent);
/* The child of `parent` by `act`, both of the array `shapes`; or NULL. */
const Shape *shape_child(const Shape *shapes, const Shape *parent, uint16_t act);
/* The slots in which a child has the cells of its act, as far as its parent has not got them
** yet; NO_SLOT for others. */
typedef struct NewSlots {
    uint8_t a, b;
} NewSlots;
static inline NewSlots shape_new_slots(const Shape *parent, const Shape *child) {
    const Effect *fx = &child->fx[child->nfx - 1];
    bool a = fx->a >= parent->ncells && fx->a < child->ncells;
    bool b = fx->b >= parent->ncells && fx->b < child->ncells && fx->b != fx->a;
    return (NewSlots){a ? fx->a : NO_SLOT, b ? fx->b : NO_SLOT};
}
/* True if both do the same to the same slots, and go between the same slots. */
bool shape_same(const Shape *a, const Shape *b);
/* Equal shapes (shape_same()) hash alike. */
unsigned shape_hash(const Shape *s);
/* The DOES_* of all effects together, or of those from index `first` on. */
unsigned shape_does(const Shape *s);
unsigned shape_does_from(const Shape *s, int first);
/* True if both effects do the same to one cell each, so that their order does not matter. */
bool effect_sorts(const Effect *x, const Effect *y);
/* True if effects i and i + 1 are of one row: they do the same to two slots that follow each
** other and on which nothing else falls, so that the cells in these can be swapped. */
bool shape_is_row(const Shape *s, int i);
/* The one form of all moves that do the same: with the shape `canon`, and the cells of each
** row in ascending order. A long move stays as it is. */
Move shape_canonical(const Shape *shapes, Move m);
/* True if the move takes the walking piece from its start to its end, and no effect changes who
** occupies any other cell. */
bool shape_is_one_move(const Shape *s);

#endif
