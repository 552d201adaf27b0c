/*
** collector.h -- the walks of one player's men, part by part of his turn, for who makes moves of them.
**
** A Collector lives on the caller's stack for one position. What is found is handed to a WalkFn, whose ctx
** is the Collector; it adds to `out` what it keeps.
**
** Turns of several parts could be more than fit into memory: three parts that choose freely among 200 walks are eight
** million. So there is a bound, LIST_WALKS. A part's walks are found within a share; those found divide it, each
** having as much for what follows, but no less than LEAST_WALKS, so that only the first few may be followed. Where
** a part may be left out, one half is for the turns without it. Walks beyond a share are no moves, in the order in
** which the men stand and the machine finds their walks. So what can follow a part is known from what came before it,
** whether its walks are found by the machine or at once, and all who ask (for the whole list, the captures, one part
** after the other) get the same moves: a quarter of a million at most. A game in which that would leave moves out
** where it begins is refused (load/trial.h). The machine has WALK_WORK for each walk that a share allows, which is
** more than it needs unless it finds next to nothing.
**
** Where a turn is one part each man on the board, and each kind in the hand, has the same share of the moves and of
** the work. So it is known of each by itself what he can do, whoever asks; who has a few thousand moves has all
** of them. What it takes to judge the moves is bounded together, too.
*/
#ifndef STEPWISE_COLLECTOR_H
#define STEPWISE_COLLECTOR_H

#include "vm/meaning/machine.h"
#include "vm/tables/openings.h"
#include "once.h"
#include "steps.h"
#include "walker.h"

/* WALK_WORK: in instructions of the machine. LIST_MOVES and LIST_WORK are shared by the men whose moves are
** turns. JUDGED_WORK: so much may be taken by judging, which takes a tenth of its price as a rule, but
** LEAST_WALKS are judged for each. */
enum { LIST_WALKS = 1 << 18, LEAST_WALKS = 64, WALK_WORK = 256 };
enum { LIST_MOVES = LIST_WALKS, LIST_WORK = 1 << 28, JUDGED_WORK = 1 << 30 };

/* The share of what follows walk i of n, 0: nothing does; and of a part that may be left out, as well as of the
** turns without it. */
static inline int64_t share_of_each(int64_t share, size_t n, size_t i) {
    if (share / LEAST_WALKS >= (int64_t)n)
        return n ? share / (int64_t)n : share;
    return (int64_t)i < share / LEAST_WALKS ? LEAST_WALKS : 0;
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
    bool once;   /* each of them is to be there once: */
    Once kept;
    /* a turn of several parts */
    const Turn *turn;
    const Pos *board; /* as the parts before left it */
    int part;
    Moves *held;  /* what the parts before the last can be, one behind the other */
    bool bounded; /* what its walks take is bounded together: */
    int64_t left; /* so many more, */
    int64_t work; /* and so many instructions of the machine */
    int64_t room; /* so many moves more may be kept or judged */
    int64_t each_room, each_work; /* of a man whose walks are turns; 0: not found out */
    bool cut;                     /* a walk was left out */
    WalkFn *counts_fn;            /* to whom walks are handed that take from it */
    Beginnings *beginnings;       /* of *board; NULL: every man is asked */
    Pos *scratch; /* for judging what a move leaves behind; set only where it is wanted */
} Collector;

/* `scratch` is the caller's and need not be set. collector_end() gives back what it keeps. */
Collector collector(const Pos *p, Want want, Moves *out, Pos *scratch);
void collector_end(Collector *c);
/* Does the game forbid a whole turn? It is made, to see. */
bool collector_forbids(Collector *c, Move m);
/* What the walks of the part that comes now may take; nothing bounds them while a game is loaded. */
void collector_bound(Collector *c, int64_t share);
/* How many turns of several parts may be kept or judged. */
void collector_bound_turns(Collector *c);
/* Takes one from the room that is left; false where there is none. */
bool collector_has_room(Collector *c);
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
