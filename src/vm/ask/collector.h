/*
** collector.h -- the walks of one player's men, part by part of his turn, for who makes moves of them.
**
** A Collector lives on the caller's stack for one position. What is found is handed to a WalkFn, whose ctx
** is the Collector; it adds to `out` what it keeps.
*/
#ifndef STEPWISE_COLLECTOR_H
#define STEPWISE_COLLECTOR_H

#include "vm/meaning/machine.h"
#include "vm/tables/openings.h"
#include "steps.h"
#include "walker.h"

/* Collecting the moves of one player; or only finding out whether there is one. */
typedef struct Collector {
    const Pos *pos;
    bool judge;       /* the game forbids something: moves must be tried */
    bool tried;       /* *scratch is a copy of *pos */
    Want want;        /* WANT_ANY: one move is enough */
    bool captures;    /* only moves that take something */
    bool brief;       /* parts of a turn that may be left out are */
    Sq from;          /* only this piece; SQ_NONE: all */
    uint64_t counted; /* those that need not be listed to be counted */
    int nturns;       /* only so many of the turns */
    Moves *out;
    size_t base; /* where this piece's moves begin in out; */
    bool once;   /* each of them is to be there once */
    /* a turn of several parts */
    const Turn *turn;
    const Pos *board; /* as the parts before left it */
    int part;
    Beginnings *beginnings; /* of *board; NULL: every man is asked */
    Pos *scratch; /* for judging what a move leaves behind; set only where it is wanted */
} Collector;

/* `scratch` is the caller's and need not be set. */
Collector collector(const Pos *p, Want want, Moves *out, Pos *scratch);
/* Does the game forbid a whole turn? It is made, to see. */
bool collector_forbids(Collector *c, Move m);
/* Is no part after this one to be made? */
bool collector_is_last(const Collector *c);
/* The cell on which the walks must begin; SQ_NONE: any. Of a turn that may have several parts the moves are
** chosen later. */
Sq collector_start(const Collector *c);
/* Hands out the walks of one piece of c->board in a row of programs; then the ways in which a part puts men down,
** and the walks of those among `men` whom it moves. `before` is what the parts before do. True when the
** collector has enough. */
bool collect_piece(Collector *c, int row, Sq from, Move before, WalkFn *fn);
bool collect_men(Collector *c, const Part *part, CellSet men, Move before, WalkFn *fn);

#endif
