/*
** links.h -- the lines of a board of points, such as that of nine men's morris.
**
** Cells that are fields touch one another, which shows by itself where steps lead. If at least half
** of the steps over no other cell lead to cells that their own cells do not touch, the cells of the
** board are points, and each of those steps is drawn as a line. Fewer lead over gaps in a board of
** fields.
*/
#ifndef STEPWISE_TEXT_DRAW_LINKS_H
#define STEPWISE_TEXT_DRAW_LINKS_H

#include "walks.h"

/* Adds the lines, each once; none for a board of fields. */
void links_find(const Game *g, Strides *out);

#endif
