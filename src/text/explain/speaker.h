/*
** speaker.h -- who is spoken to, and what he has been told already.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_SPEAKER_H
#define STEPWISE_TEXT_EXPLAIN_SPEAKER_H

#include "base/str.h"
#include "vm/model/game.h"

/* The state of one text for one player. The members after `player` may begin as 0, `from` as
** the length of the output. */
typedef struct Speaker {
    const Game *g;
    int player; /* directions are his; so are cells and rows, unless `board` */
    bool board; /* cells and rows have their names on the board, as in answers about a move */
    bool all;   /* it is for all players, who move alike: others' names of cells are added */
    int walk;   /* 1 + the query described last, "such a walk" when it comes again; 0: none */
    bool asked; /* the walk is a query's, and nobody is said to make it */
    bool part;  /* it has been said that a piece moves, as a part of a turn */
    bool idle;  /* the walk is a condition's: its acts do nothing, and are left out */
    bool man;   /* "it" is the man on the cell, who is about to go */
    bool began; /* the cell where the walk began has been named; "that cell" would mean it */
    const char *passed; /* how the cell where an act is done on the way is called; or NULL */
    unsigned stands;    /* ON_*: what may be on the cell, as was said before; 0: it was not */
    size_t from; /* where in the output the text began; one that gets too long is cut off */
} Speaker;

/* The player whose names for cells and rows are used; the board has the first player's. */
static inline int speaker_cells(const Speaker *s) {
    return s->board ? 0 : s->player;
}

#endif
