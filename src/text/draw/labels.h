/*
** labels.h -- the names that are written on and around a board, and where.
*/
#ifndef STEPWISE_LABELS_H
#define STEPWISE_LABELS_H

#include "base/vec.h"
#include "vm/model/display.h"

/* A text to be written around the board; it belongs to the Game. */
typedef struct Label {
    Point at; /* its middle */
    const char *text;
    int n;      /* bytes */
    bool small; /* in a corner of a cell, beside what stands there */
    Sq end; /* of a rank that need not lie level, the end at which it stands; else SQ_NONE */
} Label;
TYPED_VEC(Labels, labels, Label)

/* Adds the labels of rows and files where the rows lie level (files that the board does not name by their
** cells, where there is room beside the board; of points, beside the board and not between their lines), else those of all cells: outside
** for a cell on the rim, else small and within it. */
void labels_find(const Game *g, Labels *out);
/* Adds, small and within the cells, what a player calls those that such labels do not tell: the fields of draughts. */
void labels_own(const Game *g, int player, Labels *out);

#endif
