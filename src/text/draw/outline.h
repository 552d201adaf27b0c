/*
** outline.h -- plane geometry of a board, from the outlines of its cells.
**
** Coordinates are the board's: x to the east, y to the north.
*/
#ifndef STEPWISE_TEXT_DRAW_OUTLINE_H
#define STEPWISE_TEXT_DRAW_OUTLINE_H

#include "vm/model/display.h"

/* The bounding box of all outlines. */
Box outline_box(const Game *g);
/* The bounding box of the middles of all cells. */
Box outline_middles(const Game *g);
/* Whether the rows are level: all cells of a row lie at the same height. */
bool outline_level(const Game *g);
/* Whether the cells form columns: when each row is centred on the longest row, every cell has
** the same x as the cell of the longest row that is in its place, and there is no gap between them.
** The rows must be level. */
bool outline_columns(const Game *g);
/* The cell that contains a point, or SQ_NONE. */
Sq outline_cell(const Game *g, Point p);
/* How two cells touch. *corner is set to a corner that they share; `corner` may be NULL. */
typedef enum Touch { TOUCH_NOT, TOUCH_CORNER, TOUCH_SIDE } Touch;
Touch outline_touch(const CellLook *a, const CellLook *b, Point *corner);
/* The distance from a cell's middle to the nearest part of its outline, at most 0.5: the radius
** of what fits into it. */
float outline_room(const CellLook *c);

#endif
