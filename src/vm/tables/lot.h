/*
** lot.h -- the moves that a man could ever have from a cell, numbered: for drawing one of them.
**
** A number drawn names a lot; whether that is a legal move now is asked of it alone. Numbers for
** which it is not are drawn again, so every legal move is as likely as any other, though nobody
** has counted them (rejection sampling: J. von Neumann, "Various techniques used in connection
** with random digits", 1951).
*/
#ifndef STEPWISE_LOT_H
#define STEPWISE_LOT_H

#include "tables.h"

typedef struct Lot {
    uint16_t family, branch; /* of the start; the branch counts where the family is direct */
    uint8_t end, rank; /* the cell, unless the move does not name it; its number in branch */
    uint8_t land; /* it is no move unless its end is in View.land of this and the cells between
                  ** are empty; then it is one, but where */
    bool asks;    /* its family must be asked, too */
} Lot;

/* All of one start. Small, because all men's are looked at for every move that is drawn. */
struct Lots {
    const void *lot;    /* lot_at() */
    uint16_t n, ngated; /* those without gates; those with, which follow them */
    uint8_t from;       /* the start */
};

/* Number i of a start on a board of so many words (walker_words); and the cells between, which
** follow it. */
static inline const Lot *lot_at(const Lots *lots, size_t i, int words) {
    return (const Lot *)((const char *)lots->lot +
                         i * (sizeof(Lot) + sizeof(uint64_t) * (size_t)words));
}
static inline const uint64_t *lot_between(const Lot *l) {
    return (const uint64_t *)(l + 1);
}

/* Numbers the lots of all pieces that may move in a simple turn: fills of[].lots, of[].gates and
** t->mark. The families of t must be marked. */
void lots_build(const Game *g, Tables *t, PieceTables *of, Arena *a);

#endif
