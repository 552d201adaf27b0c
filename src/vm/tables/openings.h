/*
** openings.h -- from where a walk that the machine runs could ever begin, in a position.
**
** An opening is what a walk asks of the first cells that it comes to, two at most, as far as what stands
** there decides it; whatever else it asks is taken to hold. So where no opening is, no walk is, and the
** machine need not run. Of "over an enemy to an empty cell behind, and so on", by steps ne and nw, they
** are two: ne on an enemy, ne of that on nothing; and the same by nw. All men are asked at once.
*/
#ifndef STEPWISE_OPENINGS_H
#define STEPWISE_OPENINGS_H

#include "vm/model/position.h"

enum { OPENING_STEPS = 2 };
typedef struct Opening {
    uint8_t nsteps;
    bool takes;      /* the walk may take something */
    uint16_t marker; /* 1 + the variable that names where it begins; 0: it may begin anywhere */
    Dir dir[OPENING_STEPS];
    uint16_t mask[OPENING_STEPS]; /* ON_*: what must stand there */
} Opening;

/* A walk of one step, of which all is told: the machine need not run for it either. */
typedef struct OneStep {
    Dir dir;
    uint16_t mask;  /* what must stand where it ends, */
    CellSet within; /* which is one of these; */
    uint16_t
        hits;  /* of the mask, on what it takes something: on all, where it does so elsewhere */
    Move base; /* the move, with the start where `start` has a 1, and the end where `end` */
    Move start, end;
} OneStep;

/* Of one walk; n -1: it could begin anywhere, and nothing is told. */
typedef struct Openings {
    int n, nsteps;
    bool apart;          /* something is told, and no two steps of all men are the same move */
    const Opening *at;   /* of what is not told */
    const OneStep *step; /* [nsteps] */
} Openings;

/* Those of all walks, of the game's arena: [nwalks]. */
const Openings *openings_build(const Game *g);

/* The cells from which a walk of player `me` that is not told could begin, some of them in vain; with `takes`, one
** that takes something. */
CellSet openings_starts(const Pos *p, const Openings *o, int me, bool takes);

/* Where a walk of one step ends that begins there; SQ_NONE: it does not go. With `takes`, one that takes something. */
Sq one_step_end(const Pos *p, const OneStep *s, int me, Sq from, bool takes);
/* Does it take something by ending there? */
bool one_step_takes(const Pos *p, const OneStep *s, int me, Sq to);
static inline Move one_step_move(const OneStep *s, Sq from, Sq to) {
    return s->base | s->start * from | s->end * to;
}

/* Answers for one position, of who is to move there, kept; n 0: none yet. */
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
/* Could a walk that is not told begin on that cell? b may be NULL: then it may, and nothing is kept. */
bool beginnings_have(Beginnings *b, const Pos *p, int walk, bool takes, Sq from);

#endif
