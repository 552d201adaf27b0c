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

/* Of one walk; n -1: it could begin anywhere. */
typedef struct Openings {
    int n;
    const Opening *at;
} Openings;

/* Those of all walks, of the game's arena: [nwalks]. */
const Openings *openings_build(const Game *g);

/* The cells from which a walk of player `me` could begin, some of them in vain; with `takes`, one that takes
** something. */
CellSet openings_starts(const Pos *p, const Openings *o, int me, bool takes);

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
/* Could a walk begin on that cell? b may be NULL: then it may, and nothing is kept. */
bool beginnings_have(Beginnings *b, const Pos *p, int walk, bool takes, Sq from);

#endif
