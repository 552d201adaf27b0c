/*
** move_view.h -- a move as who orders or writes moves looks at it: who goes where and takes whom.
*/
#ifndef STEPWISE_MOVE_VIEW_H
#define STEPWISE_MOVE_VIEW_H

#include "vm/model/position.h"

/* The piece that the move moves or changes first, and its cells; to is SQ_NONE for a pass. */
typedef struct MoveView {
    Piece piece;
    Sq from, to;    /* SQ_NONE where the move names no cell */
    Piece captured; /* the first enemy it takes, else whom else; or PIECE_NONE */
    int ncaptured; /* how many enemies: taking one's own is no capture that a search looks for */
    Piece traded;  /* what changes places with it, or PIECE_NONE */
    int32_t gain;  /* the total value of what it takes, less what it gives up of its own,
                        ** and what a changed kind is worth more */
} MoveView;
MoveView move_view(const Pos *p, Move m);
/* The same of what m does beyond `done`, its beginning: of a turn's last part. */
MoveView move_view_after(const Pos *p, Move done, Move m);

#endif
