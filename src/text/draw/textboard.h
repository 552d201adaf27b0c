/*
** textboard.h -- a position as text for a terminal.
**
** The rows of the game are lines, the labels of rows stand on both sides and those of files
** above and below. Without Unicode: '.' an empty cell, '*' one that can be reached, '[x]' a
** piece that can be taken, '(x)' the last move, '{x}' what stopped a walk, '+' a walk's cell.
** Seen by the second player after d3-d2, with a walk from a1 that b1 stops, and two cells, a4 and
** a5, that another piece can go to:
**
**        e  d  c  b  a
**     1  K  +  + {Z} R  1
**     2  . (P) .  .  .  2
**     3  . (.) .  .     3
**     4  .  &  .  p  *  4
**     5  k  .  .  . [r] 5
**        e  d  c  b  a
**
** A board whose rows do not lie level is drawn as it lies in the plane where the terminal has
** room for it, and one of level rows whose cells do not stand in columns where they lie on a grid
** (raster.h); elsewhere row by row, with its seams: a line of '~' between rows that are no
** neighbours, and "10~1" where row 10 goes on at the other end of row 1, which a line below the board says.
*/
#ifndef STEPWISE_TEXTBOARD_H
#define STEPWISE_TEXTBOARD_H

#include "canvas.h"

/* o may be NULL. Where lines between cells do not fit into the width, or the height with
** what is said around the board, there are none. */
void textboard_write(const Pos *p, const Overlay *o, const BoardStyle *s, Str *out);

#endif
