/*
** openings.h -- where, in a position, a walk that the machine runs could begin at all.
** An opening is what a walk requires to stand on the first cells it comes to, two at most; its
** other conditions are assumed to hold. From a cell where no opening fits there is no walk, and
** the machine need not run. "Over an enemy to the empty cell beyond, and so on", by steps
** ne and nw, has two openings: an enemy to the ne and nothing ne of that; and likewise by nw.
** All cells are tested at once, as sets.
**
** A walk of a single step is often described completely (OneStep) and needs no machine at all.
*/
#ifndef STEPWISE_VM_TABLES_OPENINGS_H
#define STEPWISE_VM_TABLES_OPENINGS_H

#include "vm/model/position.h"

enum { OPENING_STEPS = 2 };
typedef struct Opening {
    uint8_t nsteps;
    bool takes;      /* the walk may take something */
    uint16_t marker; /* 1 + the variable that names where it begins; 0: it may begin anywhere */
    Dir dir[OPENING_STEPS];
    uint16_t mask[OPENING_STEPS]; /* ON_*: what must stand on the cell after each step */
} Opening;

/* A walk of one step that is described completely. */
typedef struct OneStep {
    Dir dir;
    uint16_t mask;  /* ON_*: what must stand on its end */
    CellSet within; /* the cells on which it may end */
    uint16_t hits;  /* the part of `mask` on which it takes something */
    /* The move is `base` and, in each slot where `start` or `end` has a 1, that cell. */
    Move base;
    Move start, end;
} OneStep;

/* How one walk can begin. */
typedef struct Openings {
    int n, nsteps;       /* n -1: nothing is known, it could begin anywhere; nsteps is 0 */
    bool distinct;       /* n >= 0, and all steps, of whatever men, are different moves */
    const Opening *at;   /* [n]: of the walks that no OneStep describes */
    const OneStep *step; /* [nsteps] */
} Openings;

/* The openings of all walks: [nwalks], in the game's arena. */
const Openings *openings_build(const Game *g);

/* The cells, and maybe more, from which player `me` has a walk that no OneStep describes. With
** `takes`: one that takes something. */
CellSet openings_starts(const Pos *p, const Openings *o, int me, bool takes);

/* Where the walk of one step from a cell ends; SQ_NONE where it is not possible or, with
** `takes`, takes nothing. */
Sq one_step_end(const Pos *p, const OneStep *s, int me, Sq from, bool takes);
/* True if the walk takes something when it ends on `to`. */
bool one_step_takes(const Pos *p, const OneStep *s, int me, Sq to);
static inline Move one_step_move(const OneStep *s, Sq from, Sq to) {
    return s->base | s->start * from | s->end * to;
}

/* A cache of openings_starts() for one position and its player to move; n 0: empty. */
enum { BEGINNINGS = 4 };
typedef struct Beginning {
    int walk; /* of Game.walks */
    bool takes;
    CellSet starts;
} Beginning;
typedef struct Beginnings {
    int n;
    Beginning of[BEGINNINGS];
} Beginnings;
/* True if openings_starts() has `from`, for the player to move. Always true where b is NULL or
** the game has no openings. */
bool beginnings_have(Beginnings *b, const Pos *p, int walk, bool takes, Sq from);

#endif
