/*
** begun.h -- a turn of several parts that is told part by part, for who chooses one part after the other.
**
** A turn is begun when some of its parts are told and others may follow. It is no position: nothing is judged
** between two parts, nothing is triggered or thrown, and no key stands for it; the later parts see what the
** cells and variables then are, and whoever makes moves makes whole turns. In Amazons
**
**     begun_list       80 turns begun: d1-d2 (part 1 comes next), d1-d3, ...
**     begun_go_on      of d1-d2 the whole turns d1-d2/d1, d1-d2/e1, ...: 21
**
** and 2,176 in all. Where what follows may be left out, the turn that goes without stands there as a whole, too.
**
** Each legal move comes out of it, and nothing else but moves that the game forbids: who makes one asks. Several
** ways may lead to the same move, and from some none: a first part without a legal rest is no move.
*/
#ifndef STEPWISE_BEGUN_H
#define STEPWISE_BEGUN_H

#include "vm/model/position.h"

typedef struct Begun {
    Move move;    /* what the parts do that are told; of a whole turn the move */
    uint8_t turn; /* index of Game.turns */
    uint8_t part; /* the part that comes next, or BEGUN_WHOLE */
    bool
        stands; /* not whole; but as a whole it stands in the same list, or stood in the one before */
    int32_t share; /* what the next part may take (collector.h) */
} Begun;
enum { BEGUN_WHOLE = 0xff };

TYPED_VEC(Begins, begins, Begun)

/* Is it worth while, for some turn of the game? Where a turn has several parts, and none takes men that can only be
** played after another: whether a move captures is what those who choose want to know first. Turns for
** which it is not are whole from the start, and so are those of which only the ones with the most of
** something are legal. */
bool begun_exists(const Game *g);

/* Adds the ways to begin a turn; none while a throw is due. */
void begun_list(const Pos *p, Begins *out);
/* Adds those to go on with a turn of p that is begun. */
void begun_go_on(const Pos *p, const Begun *b, Begins *out);

/* Can a turn have been begun so? Errs towards "yes". */
bool begun_leads(const Game *g, const Begun *b, Move m);
/* Is a move, which led to p, one that the game forbids? */
bool begun_was_forbidden(const Pos *p);
/* Is m a legal move? Only turns are followed that lead to it. */
bool begun_is_legal(const Pos *p, Move m);

#endif
