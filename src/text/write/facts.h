/*
** facts.h -- what a move does, as far as its notation asks.
**
** A Pawn on e7 takes on d8 and becomes a Queen: `from` is e7, `to` is d8, `captured` what stands there,
** `kind` the Pawn, `becomes` the Queen. A man dropped on e4 has drops, from = to = e4 and its kind.
*/
#ifndef STEPWISE_FACTS_H
#define STEPWISE_FACTS_H

#include "celllist.h"
#include "vm/model/display.h"
#include "vm/model/position.h"

/* Pieces that appear. */
typedef struct Brought {
    int n;
    Sq at[MOVE_CELLS];
    int kind[MOVE_CELLS];
    bool behind[MOVE_CELLS]; /* a piece had gone by then */
    bool hand[MOVE_CELLS];   /* it comes from the hand */
} Brought;

typedef struct Facts {
    const Pos *p;
    Sq from, to;
    bool moves;     /* a piece goes, or would */
    bool clashes;   /* it challenges what stands on `to` */
    bool drops;     /* it puts a man down from the hand */
    bool trades;    /* it changes places with that */
    Piece piece;    /* what it moves or changes first, as it was; or PIECE_NONE */
    Piece captured; /* on the landing; or PIECE_NONE */
    int kind;       /* what moves, or is dropped; -1: none */
    int becomes;    /* the new kind, or -1 */
    CellList taken, made, unmade;
    Brought brought;  /* elsewhere than where the piece that moves was or is */
    const char *name; /* its own, or NULL */
} Facts;

/* Of a move that may be made in the position, which the facts borrow. */
void facts_of(const Pos *p, Move m, Facts *f);

#endif
