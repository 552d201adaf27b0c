/*
** celllist.h -- a short list of cells, in the order in which a move affects them.
**
** It holds as many cells as are ever written; what does not fit is left out. Plain data:
** copy it with =.
*/
#ifndef STEPWISE_TEXT_WRITE_CELLLIST_H
#define STEPWISE_TEXT_WRITE_CELLLIST_H

#include "vm/model/graph.h"

#include <stdbool.h>

enum { CELLLIST_MAX = 48 };
typedef struct CellList {
    int n;
    Sq at[CELLLIST_MAX];
} CellList;

static inline void celllist_add(CellList *c, Sq cell) {
    if (c->n < CELLLIST_MAX)
        c->at[c->n++] = cell;
}

static inline bool celllist_has(const CellList *c, Sq cell) {
    for (int i = 0; i < c->n; i++)
        if (c->at[i] == cell)
            return true;
    return false;
}

/* Removes every occurrence of the cell; the others keep their order. */
static inline void celllist_drop(CellList *c, Sq cell) {
    int kept = 0;
    for (int i = 0; i < c->n; i++)
        if (c->at[i] != cell)
            c->at[kept++] = c->at[i];
    c->n = kept;
}

#endif
