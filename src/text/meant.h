/*
** meant.h -- which piece and which cell a text means that is no legal move.
*/
#ifndef STEPWISE_MEANT_H
#define STEPWISE_MEANT_H

#include "../vm/position.h"

/* SQ_NONE where the text does not say. kind: what it calls the piece that is to go to `to`, where
** it is called by its kind; -1: by its cell. */
typedef struct Meant {
    Sq from, to;
    int kind;
} Meant;

/* Cells by their names; else a kind and a cell ("Xc4"), of which the piece with the nearest walk is
** meant; else the name of a move. from is SQ_NONE where the player has no piece of the kind. */
Meant meant_by(const Pos *p, const char *text);

#endif
