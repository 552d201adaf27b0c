/*
** canvas.h -- what text boards are drawn on: cells as coloured tiles, in a ruled grid, or as
** plain signs.
**
** A Rook that can be captured is "[R]" on a plain or ruled board; in colour it is "R" on a tile
** of its owner's colour, on a red ground. A Rook shown together with a king that it has
** captured is "R&k", or both letters on one tile. A Canvas borrows all that it points to.
*/
#ifndef STEPWISE_TEXT_DRAW_CANVAS_H
#define STEPWISE_TEXT_DRAW_CANVAS_H

#include "base/str.h"
#include "overlay.h"
#include "vm/model/position.h"

typedef struct BoardStyle {
    bool unicode, color;
    bool flipped;    /* seen from the second player's side */
    bool glyphs;     /* show pieces by their glyphs, not letters, if they have any */
    bool names;      /* show pieces by names of two letters instead, if they have any */
    bool classes;    /* pictures: each part has a class that says what it is */
    bool unlabelled; /* pictures: no names of rows, files and cells */
    bool beside;     /* pictures: hands and counters stand below the board */
    /* Pictures: prefix of the ids of parts, for several pictures on one sheet; NULL: none. */
    const char *prefix;
    /* Pictures: width in pixels; 0: as the cells need it. */
    int size;
    int width;  /* columns of the terminal; 0: 80 */
    int height; /* its lines; 0: unknown */
} BoardStyle;

typedef enum CellStyle { CELL_PLAIN, CELL_RULED, CELL_TILE } CellStyle;
/* Columns of a cell: a sign, with a column on either side for marks. */
enum { CELL_COLUMNS = 3 };

typedef struct Canvas {
    const Pos *p;
    const Overlay *o; /* or NULL */
    const BoardStyle *s;
    CellStyle cells;
    bool dots; /* tiles show a sign on empty cells, as plain cells do */
    /* Empty cells show what moves call them, if the labels around the board do not show it. */
    bool named;
    Str *out;
} Canvas;

void canvas_spaces(const Canvas *c, int n);
/* Writes text in the middle of n columns; an odd blank goes before it. */
void canvas_centre(const Canvas *c, const char *text, int n);
/* Writes a cell with its content, in CELL_COLUMNS columns. */
void canvas_cell(const Canvas *c, Sq cell);
/* The columns that canvas_sign() writes for a cell, when its ground is drawn around it: 0 if
** the cell shows nothing. */
int canvas_width(const Canvas *c, Sq cell);
/* Writes the cell in canvas_width() columns, and resets the colours. */
void canvas_sign(const Canvas *c, Sq cell);
/* Writes one column. In colour, its upper and lower halves show the grounds of two cells;
** SQ_NONE: no cell. `same`: the column just written had the same grounds, so its colours still
** apply. */
void canvas_halves(const Canvas *c, Sq upper, Sq lower, bool same);
/* Resets the colours. */
void canvas_end(const Canvas *c);

#endif
