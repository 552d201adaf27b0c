/*
** rim.h -- where names can be written on and around a board, from the outlines of its cells.
**
** Coordinates are the board's own: x to the east, y to the north.
*/
#ifndef STEPWISE_RIM_H
#define STEPWISE_RIM_H

#include "base/vec.h"
#include "vm/model/display.h"

/* A text to be written around the board; it belongs to the Game. */
typedef struct Label {
    Point at; /* its middle */
    const char *text;
    int n;      /* bytes */
    bool small; /* in a corner of a cell, beside what stands there */
} Label;
TYPED_VEC(Labels, labels, Label)

/* Do the rows lie one below the other, every cell of a row as high as the others? */
bool rim_level(const Game *g);
/* Adds the labels of rows and files where the rows lie level, else those of all cells: outside
** for a cell on the rim, else small and within it. */
void rim_labels(const Game *g, Labels *out);
/* The cell in which a point lies, or SQ_NONE. */
Sq rim_cell(const Game *g, Point p);
/* How two cells touch. */
typedef enum Touch { TOUCH_NOT, TOUCH_CORNER, TOUCH_SIDE } Touch;
/* *corner: where they touch by a corner; it may be NULL. */
Touch rim_touch(const CellLook *a, const CellLook *b, Point *corner);
/* The least distance from a cell's middle to its outline: what fits into it. */
float rim_room(const CellLook *c);

#endif
