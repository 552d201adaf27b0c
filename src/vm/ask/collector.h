/*
** collector.h -- the walks of one player's men, part by part of his turn, for who makes moves of them.
**
** A Collector lives on the caller's stack for one position. What is found is handed to a WalkFn, whose ctx
** is the Collector; it adds to `out` what it keeps.
**
** Turns of several parts could be more than fit into memory: three parts that choose freely among 200 walks are eight
** million. So what they take has a bound, LIST_BUDGET in instructions of the machine, WALK_COST of them for each walk
** that it finds. A part's walks are found within a share; those found divide it, each having as much for what
** follows, and where a part may be left out, one half is for the turns without it. Walks beyond a share are no
** moves, in the order in which the machine finds them. So what can follow a part is known from what came before
** it, and all who ask (for the whole list, the captures, one part after the other) get the same moves:
** a quarter of a million at most. A game in which that would leave moves out where it begins is refused (load/trial.h).
*/
#ifndef STEPWISE_COLLECTOR_H
#define STEPWISE_COLLECTOR_H

#include "vm/meaning/machine.h"
#include "vm/tables/openings.h"
#include "steps.h"
#include "walker.h"

/* LIST_BUDGET: twice what the first list may take when a game is loaded, and a quarter of a million walks. */
enum { LIST_BUDGET = 1 << 24 };

/* The shares of a part's walks, or of what follows one of n; and of a part that may be left out, as well as of the
** turns without it. */
static inline int64_t share_of_each(int64_t share, size_t n) {
    return n ? share / (int64_t)n : share;
}
static inline int64_t share_of_part(int64_t share, const Part *part) {
    return part->optional ? share / 2 : share;
}

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
    Moves *held;    /* what the parts before the last can be, one behind the other */
    int64_t *purse; /* what its walks may still take; NULL: nothing bounds them together */
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
