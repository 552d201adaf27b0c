/*
** board.h -- a position as text for a terminal.
**
** The rows of the game are lines, the labels of rows stand on both sides and those of files
** above and below. Without Unicode: '.' an empty cell, '*' one that can be reached, '[x]' a
** piece that can be taken, '(x)' the last move, '{x}' what stopped a walk, '+' a walk's cell.
**
** A board whose rows do not lie level is drawn as it lies in the plane where the terminal has
** room for it; elsewhere row by row, with its seams: a line of '~' between rows that are no
** neighbours, and "10~1" where row 10 goes on at the other end of row 1.
*/
#ifndef STEPWISE_BOARD_H
#define STEPWISE_BOARD_H

#include "base/str.h"
#include "vm/model/position.h"

/* One step of a walk. */
typedef struct Stride {
    Sq from, to;
} Stride;

/* What to draw over the board, for text and for pictures alike. Zero: nothing. */
typedef struct Overlay {
    CellSet reach;   /* cells that a piece can go to */
    CellSet blocked; /* cells that stopped a walk */
    bool has_last;
    Sq last_from, last_to; /* the last move; SQ_NONE where it has no such cell */
    int npath;             /* a walk, drawn as a line */
    const Sq *path;
    int nstrides; /* steps of several walks, drawn as thin lines in pictures alone */
    const Stride *stride;
} Overlay;

typedef struct BoardStyle {
    bool unicode, color;
    bool flipped; /* seen by the second player */
    bool glyphs;  /* the pieces' glyphs rather than their letters, where they have any */
    int width;    /* columns of the terminal; 0: 80 */
    int height;   /* its lines; 0: nobody knows */
} BoardStyle;

/* o may be NULL. Where lines between cells do not fit into the width, there are none. */
void board_write(const Pos *p, const Overlay *o, const BoardStyle *s, Str *out);

/* What the overlay says of a cell; the first that holds of: stopped a walk, can be reached, lies
** on the walk, of the last move. */
typedef enum Mark { MARK_NONE, MARK_BLOCKED, MARK_REACH, MARK_PATH, MARK_LAST } Mark;
Mark overlay_mark(const Overlay *o, Sq cell);
bool overlay_last(const Overlay *o, Sq cell);

#endif
