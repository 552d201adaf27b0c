/*
** rim.h -- where names can be written around a board, from the outlines of its cells.
**
** Coordinates are the board's own: x to the east, y to the north.
*/
#ifndef STEPWISE_RIM_H
#define STEPWISE_RIM_H

#include "../base/vec.h"
#include "../vm/game.h"

/* A text to be written around the board; it belongs to the Game. */
typedef struct Label {
    Point at; /* its middle */
    const char *text;
    int n; /* bytes */
} Label;
TYPED_VEC(Labels, labels, Label)

/* Adds the labels of rows and files, or of the cells on the rim. */
void rim_labels(const Game *g, Labels *out);
/* The least distance from a cell's middle to its outline: what fits into it. */
float rim_room(const Cell *c);

#endif
