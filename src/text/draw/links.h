/*
** links.h -- the lines of a board of points, as those on which mill is played.
**
** Fields touch one another, so that they show themselves where steps lead. Of a board on which some step
** leads straight to a cell that its own does not touch, over nothing, the cells are points, and each
** step from one to the next is a line.
*/
#ifndef STEPWISE_LINKS_H
#define STEPWISE_LINKS_H

#include "walks.h"

/* Adds the lines, each once; none of a board of fields. */
void links_find(const Game *g, Strides *out);

#endif
