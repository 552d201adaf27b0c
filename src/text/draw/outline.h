/*
** outline.h -- plane geometry of a board, from the outlines of its cells.
**
** Coordinates are the board's own: x to the east, y to the north.
*/
#ifndef STEPWISE_OUTLINE_H
#define STEPWISE_OUTLINE_H

#include "vm/model/display.h"

/* All outlines. */
Box outline_box(const Game *g);
/* The middles of all cells. */
Box outline_middles(const Game *g);
/* Do the rows lie one below the other, every cell of a row as high as the others? */
bool outline_level(const Game *g);
/* Is the longest row's n-th column of text as far from the first as n cells of that row, on all rows? Those that
** are shorter stand in the middle. Rows lie level. */
bool outline_columns(const Game *g);
/* The cell in which a point lies, or SQ_NONE. */
Sq outline_cell(const Game *g, Point p);
/* How two cells touch. *corner: where they touch by a corner; it may be NULL. */
typedef enum Touch { TOUCH_NOT, TOUCH_CORNER, TOUCH_SIDE } Touch;
Touch outline_touch(const CellLook *a, const CellLook *b, Point *corner);
/* The least distance from a cell's middle to its outline: what fits into it. */
float outline_room(const CellLook *c);

#endif
