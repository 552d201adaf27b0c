/*
** links.h -- the lines of a board of points, such as that of nine men's morris.
**
** Cells that are fields touch one another, which shows by itself where steps lead. If some step
** leads straight to a cell that its own cell does not touch, with nothing in between, the cells
** of the board are points, and each step from one to the next is drawn as a line.
*/
#ifndef STEPWISE_TEXT_DRAW_LINKS_H
#define STEPWISE_TEXT_DRAW_LINKS_H

#include "walks.h"

/* Adds the lines, each once; none for a board of fields. */
void links_find(const Game *g, Strides *out);

#endif
