/*
** effect.h -- the effects of walks: what a word does, by rows, and where an effect finds its cells.
*/
#ifndef STEPWISE_EFFECT_H
#define STEPWISE_EFFECT_H

#include "emit.h"

/* How an effect finds a cell: where the walk is, or has landed; one step from there, where the
** word says so; the cell of its first marker, or its second; a cell that the author names, the first
** or the last; the cell of the neutral piece of its kind. */
typedef enum CellFind { NO_CELL, HERE, BESIDE, MARKED, OTHER, FROM, TO, PIECE } CellFind;

/* A word's effects, in the order of the rows. */
typedef struct EffectRow {
    NodeOp op;
    FxKind fx;
    CellFind a, b;
    unsigned on;    /* what the cell must hold that it falls on; 0: anything */
    unsigned lands; /* not 0: by this the piece lands, instead of by MOVE, and on that */
} EffectRow;

/* The first row of a word, or NULL. */
const EffectRow *effect_row(NodeOp op);
/* Why the word cannot do there what its rows say; NULL: it can. */
const char *effect_refusal(NodeOp op, CellRef here);
/* What the effect names beside cells, WITH_*. */
void effect_operands(Emit *em, const Node *n, unsigned with, Act *a);
/* Is it a mistake where it stands twice for one cell? Not of two promotions: each is for cells of its own. */
bool effect_once(const Node *n);
/* Does the effect take an enemy, or may it? */
bool effect_takes(const Emit *em, const Node *n);
/* May it fall on an enemy where the walk is, and take him? */
bool effect_strikes(const Emit *em, const Node *n);
/* Adds an act; a place without a line: where the walk stands. */
void effect_act(Emit *em, Act a, Place at);
/* Adds what a word does; `here`: where effects fall that name no cell. */
void effect_emit(Emit *em, const Node *n, CellRef here);

#endif
