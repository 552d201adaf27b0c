/*
** labels.h -- the names written on and around a board, and where they go.
*/
#ifndef STEPWISE_TEXT_DRAW_LABELS_H
#define STEPWISE_TEXT_DRAW_LABELS_H

#include "base/vec.h"
#include "vm/model/display.h"

/* A text to be written on or around the board; the text belongs to the Game. */
typedef struct Label {
    Point at; /* its middle */
    const char *text;
    int n;      /* bytes of text */
    bool small; /* in the corner of a cell, beside what is on it */
    /* For a rank named by its cells, the cell at the end where the label is; else SQ_NONE. */
    Sq end;
} Label;
TYPED_VEC(Labels, labels, Label)

/* If the rows are level, adds the labels of rows and files. Where the board does not name
** these, they are named by what the names of their cells have in common, wherever there is room
** for that. On a board of points (links.h) all labels stand outside the board, not between its
** lines. Otherwise adds a label for every cell: outside for a cell on the rim, else small and
** within it. */
void labels_find(const Game *g, Labels *out);
/* Adds small labels within cells for what a player calls them, where the labels above do not
** show it, such as the numbers of draughts. Only if the rows are level. */
void labels_own(const Game *g, int player, Labels *out);

#endif
