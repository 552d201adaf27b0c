/*
** canvas.h -- what text boards are drawn on: cells as coloured tiles, in a ruled grid, or as plain
** signs.
**
** A Rook that can be taken is "[R]" on a plain board and between the lines of a grid; where there
** are colours it is an "R" on a tile of its owner's, on a red ground. A Rook with a king that it has
** taken is "R&k", or their letters on one tile. Borrows all that it points to.
*/
#ifndef STEPWISE_CANVAS_H
#define STEPWISE_CANVAS_H

#include "base/str.h"
#include "overlay.h"
#include "vm/model/position.h"

typedef struct BoardStyle {
    bool unicode, color;
    bool flipped;    /* seen by the second player */
    bool glyphs;     /* the pieces' glyphs rather than their letters, where they have any */
    bool names;      /* their names in two letters rather than either, where they have them */
    bool classes;    /* pictures say of each part what it is */
    bool unlabelled; /* pictures: no names of rows, files and cells */
    bool beside;     /* pictures: below the board what is beside it, in hand and counted */
    const char
        *prefix; /* pictures: what names of parts begin with, or NULL: some on one sheet */
    int size;    /* pictures: how many pixels wide; 0: as wide as the cells want it */
    int width;   /* columns of the terminal; 0: 80 */
    int height;  /* its lines; 0: nobody knows */
} BoardStyle;

typedef enum CellStyle { CELL_PLAIN, CELL_RULED, CELL_TILE } CellStyle;
/* Columns of a cell: a sign and one on either side for what marks it. */
enum { CELL_COLUMNS = 3 };

typedef struct Canvas {
    const Pos *p;
    const Overlay *o; /* or NULL */
    const BoardStyle *s;
    CellStyle cells;
    bool dots; /* tiles show that a cell is empty, as plain signs do */
    bool
        named; /* empty cells show what moves call them, where the board's labels do not tell */
    Str *out;
} Canvas;

void canvas_spaces(const Canvas *c, int n);
/* text in the middle of n columns, the odd blank before it. */
void canvas_centre(const Canvas *c, const char *text, int n);
/* A cell and what it holds, in CELL_COLUMNS columns. */
void canvas_cell(const Canvas *c, Sq cell);
/* The columns that a cell needs where its ground is drawn around it: 0 where it shows nothing. */
int canvas_width(const Canvas *c, Sq cell);
/* The cell in so many columns, and the end of all colours. */
void canvas_sign(const Canvas *c, Sq cell);
/* One column, its upper and its lower half on the grounds of two cells where there are colours;
** SQ_NONE: no cell. `same`: the column before was just so. */
void canvas_halves(const Canvas *c, Sq upper, Sq lower, bool same);
/* Ends all colours. */
void canvas_end(const Canvas *c);

#endif
