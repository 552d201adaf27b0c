/*
** facts.h -- what a move does, as far as notations write it.
**
** A Pawn on e7 takes on d8 and becomes a Queen: `from` is e7, `to` is d8, `captured` what
** stands there, `kind` the Pawn, `becomes` the Queen. A man dropped on e4: `drops` is set,
** `from` and `to` are e4, `kind` is its kind. Where no cell is the move's own, as in a pass,
** `from` and `to` are SQ_NONE.
*/
#ifndef STEPWISE_TEXT_WRITE_FACTS_H
#define STEPWISE_TEXT_WRITE_FACTS_H

#include "celllist.h"
#include "vm/model/display.h"
#include "vm/model/position.h"

/* Pieces that appear, in order. Those beyond MOVE_CELLS are left out. */
typedef struct Brought {
    int n;
    Sq at[MOVE_CELLS];
    int kind[MOVE_CELLS];
    bool behind[MOVE_CELLS]; /* a piece has moved before it appears */
    bool hand[MOVE_CELLS];   /* it comes from the hand */
} Brought;

typedef struct Facts {
    const Pos *p;
    Sq from, to;
    bool moves;     /* a piece goes from `from` to `to`, or would (a challenge) */
    bool clashes;   /* it challenges what stands on `to` */
    bool drops;     /* it puts a man down from the hand */
    bool trades;    /* the piece that goes changes places with what stands on `to` */
    Piece piece;    /* what stands on `from` before the move; or PIECE_NONE */
    Piece captured; /* what it takes on `to`; or PIECE_NONE */
    int kind;       /* the kind of `piece`, or of the dropped man; -1: none */
    int becomes;    /* its new kind, where its letter changes; or -1 */
    /* cells where it takes pieces, the landing apart; that it makes; that it unmakes */
    CellList taken, made, unmade;
    Brought brought;  /* pieces that appear elsewhere than on the moving piece's cells */
    const char *name; /* the name that the move has of its own, or NULL */
} Facts;

/* Fills in *f for m, a legal move of p that is no throw. The facts borrow p. */
void facts_of(const Pos *p, Move m, Facts *f);

#endif
