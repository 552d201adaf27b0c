/*
** speaker.h -- who is spoken to, and what he was told already.
*/
#ifndef STEPWISE_SPEAKER_H
#define STEPWISE_SPEAKER_H

#include "base/str.h"
#include "vm/model/game.h"

/* What is said to one player of one thing; all behind `player` begins as 0. */
typedef struct Speaker {
    const Game *g;
    int player; /* directions are his, and so are cells and rows unless */
    bool board; /* they are called by their names on the board, as where a move is spoken of */
    bool
        all; /* it is said for all players, who go alike: a cell with another name for some has that, too */
    int walk;   /* the walk that was told last, from 1: the next time it is "such a walk" */
    bool asked; /* a walk is told that nobody goes: it is only asked about, */
    bool part;  /* it was said before that a piece moves */
    bool idle;  /* and does nothing, whatever its acts: it is a condition's */
    bool man;   /* "it" is who stands on the cell that is spoken of, and about to go */
    bool began; /* where it began was named: "that cell" would be taken for that one */
    unsigned
        stands; /* who may stand on the cell that is spoken of, ON_*: that was said before; 0: anything */
    size_t from; /* where the telling began: what becomes too long is broken off */
} Speaker;

/* Whose cells and rows the speaker names: the board has the first player's. */
static inline int speaker_cells(const Speaker *s) {
    return s->board ? 0 : s->player;
}

#endif
