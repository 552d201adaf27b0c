/*
** board.h -- a position as text for a terminal.
*/
#ifndef STEPWISE_BOARD_H
#define STEPWISE_BOARD_H

#include "../base/str.h"
#include "../vm/position.h"

/* What to draw over the board, for text and for pictures alike. Zero: nothing. */
typedef struct Overlay {
    CellSet reach;          /* cells that a piece can go to */
    CellSet blocked;        /* cells that stopped a walk */
    bool has_last;
    Sq last_from, last_to;  /* the last move; SQ_NONE where it has no such cell */
    int npath;              /* a walk, drawn as a line */
    const Sq *path;
} Overlay;

typedef struct BoardStyle {
    bool unicode, color;
    bool flipped;           /* seen by the second player */
    bool glyphs;            /* the pieces' glyphs rather than their letters, where they have any */
    int width;              /* columns of the terminal; 0: 80 */
} BoardStyle;

void board_write(const Pos *p, const Overlay *o, const BoardStyle *s, Str *out);

#endif
