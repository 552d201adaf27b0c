/*
** effect.h -- the effects of walks: what each word does, and how an effect finds its cells.
*/
#ifndef STEPWISE_LANG_COMPILE_EFFECT_H
#define STEPWISE_LANG_COMPILE_EFFECT_H

#include "emit.h"

/* How an effect finds a cell. */
typedef enum CellFind {
    NO_CELL,
    HERE,   /* where the walk is, or has landed */
    BESIDE, /* one step from there, if the word has a direction; else HERE */
    MARKED, /* the cell of its first marker */
    OTHER,  /* the cell of its second marker */
    FROM,   /* the first cell that the author names */
    TO,     /* the last one */
    PIECE   /* the cell of the neutral piece of the kind that it names */
} CellFind;

/* One effect of a word. A word may have several rows; they take effect in their order. */
typedef struct EffectRow {
    NodeOp op;
    FxKind fx;
    CellFind a, b;  /* the cells a and b of the effect */
    unsigned on;    /* ON_*: what its cell must hold; 0: anything */
    unsigned lands; /* ON_*: the piece lands by this instead of by MOVE, and on these; 0: no */
} EffectRow;

/* The first row of a word, or NULL. */
const EffectRow *effect_row(NodeOp op);
/* Why the word cannot be used where its effects fall on `here`; NULL: it can. */
const char *effect_refusal(NodeOp op, CellRef here);
/* Fills in what the act of n names beside cells: the WITH_* in `with`. */
void effect_operands(Emit *em, const Node *n, unsigned with, Act *a);
/* Complains of a walk of every() or any() that asks where the walk around it has been. */
void effect_forget_walk(Emit *em, const Node *n);
/* Whether it is a mistake for the effect to stand twice for one cell. `become` may: two
** promotions are usually for different cells. */
bool effect_once(const Node *n);
/* Whether the effect takes an enemy, or may. */
bool effect_takes(const Emit *em, const Node *n);
/* Whether it may take an enemy on the cell where the walk is. */
bool effect_strikes(const Emit *em, const Node *n);
/* Writes an act. `at` is for complaints; without a line it is the place of the walk. */
void effect_act(Emit *em, Act a, Place at);
/* Writes what a word does; effects that name no cell fall on `here`. */
void effect_emit(Emit *em, const Node *n, CellRef here);

#endif
