/*
** move_view.h -- a move as ordering and notation see it: who goes where, and what is taken.
*/
#ifndef STEPWISE_VM_ASK_MOVE_VIEW_H
#define STEPWISE_VM_ASK_MOVE_VIEW_H

#include "vm/model/position.h"

typedef struct MoveView {
    Piece piece;    /* the piece that the move moves or changes first; or PIECE_NONE */
    Piece dropped;  /* the piece that it puts down first from the hand; or PIECE_NONE */
    Sq from, to;    /* its cells, equal where it stays; SQ_NONE: the move names none (a pass) */
    Piece captured; /* the first enemy that it takes; else another man; or PIECE_NONE */
    int ncaptured;  /* how many enemies it takes: a search looks for no other captures */
    Piece traded;   /* what changes places with the piece, or PIECE_NONE */
    /* The value of the enemies taken, less that of men taken of one's own side, plus the
    ** difference where the piece changes its kind: in the units of Kind.value. */
    int32_t gain;
} MoveView;
/* Views a move of p; of a throw, what it does to the cells. All is seen as it stands in p,
** before the move: a man who goes to a cell that another part of the turn has just left seems
** to capture there. */
MoveView move_view(const Pos *p, Move m);
/* Views what m does beyond `done`, with which it begins: the last part of a turn of p. Neither
** may be a long move. */
MoveView move_view_after(const Pos *p, Move done, Move m);

#endif
