/*
** overlay.h -- what is laid over a board, in text and in pictures alike.
**
** Of a walk a1-b2-c3 that a piece on c3 stops: path {a1, b2, c3}, npath 3, blocked {c3}. A zeroed
** Overlay, and NULL, lay nothing over. Points to what its maker owns.
*/
#ifndef STEPWISE_OVERLAY_H
#define STEPWISE_OVERLAY_H

#include "base/cellset.h"
#include "vm/model/graph.h"
#include "vm/model/piece.h"

/* One step of a walk. */
typedef struct Stride {
    Sq from, to;
} Stride;

typedef struct Overlay {
    CellSet reach; /* cells that a piece can go to */
    CellSet slide,
        leap;     /* of them: along a straight line; whatever stands between (pictures alone) */
    CellSet take; /* cells where it can only take, were an enemy there */
    CellSet blocked; /* cells that stopped a walk */
    bool has_last;
    Sq last_from, last_to; /* the last move; SQ_NONE where it has no such cell */
    Piece fallen;          /* shown with the piece that took it, or PIECE_NONE */
    Sq fallen_at;
    int npath; /* a walk, drawn as a line */
    const Sq *path;
    int nways; /* steps of other walks that do the same, drawn as thinner lines */
    const Stride *way;
    int nstrides; /* steps of several walks, drawn as thin lines in pictures alone */
    const Stride *stride;
} Overlay;

/* What an overlay says of a cell; the first that holds of: stopped a walk, can be reached, only
** to take, lies on the walk, of the last move. */
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
/* What is shown on a cell with the piece there, or PIECE_NONE. */
Piece overlay_fallen(const Overlay *o, Sq cell);

#endif
