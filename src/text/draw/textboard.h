/*
** textboard.h -- a position as text for a terminal.
**
** The rows of the board are lines; row labels stand on both sides, file labels above and below.
** Without Unicode: '.' an empty cell, '*' one that can be reached, '[x]' a piece that can be
** captured, '(x)' the last move, '{x}' what stopped a walk, '+' a cell on a walk. Seen by the
** second player after d3-d2, with a walk from a1 that b1 stops, and two cells, a4 and a5, that
** another piece can go to:
**
**        e  d  c  b  a
**     1  K  +  + {Z} R  1
**     2  . (P) .  .  .  2
**     3  . (.) .  .     3
**     4  .  &  .  p  *  4
**     5  k  .  .  . [r] 5
**        e  d  c  b  a
**
** A board whose rows are not level is drawn as it lies in the plane, if the terminal has room
** for that; so is one of level rows that form no columns, if its cells lie on a grid
** (raster.h). Otherwise the board is written row by row, with its seams marked: a line of '~'
** between rows that are no neighbours, and "10~1" where row 10 continues at the other end of
** row 1, which a line below the board explains.
*/
#ifndef STEPWISE_TEXT_DRAW_TEXTBOARD_H
#define STEPWISE_TEXT_DRAW_TEXTBOARD_H

#include "canvas.h"

/* Writes the board; o may be NULL. There are no lines between cells where they do not fit into
** the width, or into the height together with what is said around the board. */
void textboard_write(const Pos *p, const Overlay *o, const BoardStyle *s, Str *out);

#endif
