/*
** overlay.h -- what is drawn over a board, in text and in pictures alike.
**
** For a walk a1-b2-c3 that a piece on c3 stops: path {a1, b2, c3}, npath 3, blocked {c3}. A
** zeroed Overlay, and NULL, draw nothing. It borrows what it points to.
*/
#ifndef STEPWISE_TEXT_DRAW_OVERLAY_H
#define STEPWISE_TEXT_DRAW_OVERLAY_H

#include "base/cellset.h"
#include "vm/model/graph.h"
#include "vm/model/piece.h"

/* One step of a walk. */
typedef struct Stride {
    Sq from, to;
} Stride;

typedef struct Overlay {
    CellSet reach; /* cells that a piece can go to */
    /* Of these, reached along a straight line, and reached whatever stands between (pictures
    ** only). */
    CellSet slide, leap;
    CellSet take;    /* cells where it can only capture, were an enemy there */
    CellSet blocked; /* cells that stopped a walk */
    bool has_last;
    Sq last_from, last_to; /* the last move; SQ_NONE where it names no cell */
    Piece fallen;          /* captured piece to show beside its captor, or PIECE_NONE */
    Sq fallen_at;
    int npath; /* cells of a walk, drawn as a line */
    const Sq *path;
    /* Steps of other walks that do the same, drawn as thinner lines. */
    int nways;
    const Stride *way;
    /* Steps of the walks to `reach`, drawn as thin lines (pictures only). */
    int nstrides;
    const Stride *stride;
} Overlay;

/* The mark of a cell, the first of these that applies: it stopped a walk, can be reached, can
** only be captured on, is on the walk, belongs to the last move. */
typedef enum Mark {
    MARK_NONE,
    MARK_BLOCKED,
    MARK_REACH,
    MARK_TAKE,
    MARK_PATH,
    MARK_LAST,
    MARKS
} Mark;
Mark overlay_mark(const Overlay *o, Sq cell);
bool overlay_last(const Overlay *o, Sq cell);
/* The captured piece to show on a cell beside the piece there, or PIECE_NONE. */
Piece overlay_fallen(const Overlay *o, Sq cell);

#endif
