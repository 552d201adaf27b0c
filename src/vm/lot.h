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
    bool asks;         /* its family must be asked; else: */
    uint8_t land; /* it is a move where what stands on the end is one of this mask and the cells
                  ** between are empty */
} Lot;

/* All of one start. */
struct Lots {
    const Lot *lot;
    const uint64_t *between; /* [lots][walker_words()]: cells */
    uint64_t gates;          /* the kinds of theirs that have gates; all bits: some of them have
                             ** numbers that are too high */
    uint32_t n, ngated;      /* those without gates; those with, which follow them */
};

/* Numbers the lots of all pieces that may move in a simple turn: fills of[].lots. The families of
** t must be marked. */
void lots_build(const Game *g, const Tables *t, PieceTables *of, Arena *a);

#endif
