/*
** collector.h -- finding the walks of a player's men, part by part, to make moves of them.
**
** A Collector lives on the caller's stack for one position. It hands each walk that it finds to
** a WalkFn, whose ctx is the Collector; the callback adds what it keeps to `out`.
**
** Turns of several parts might not fit into memory: three parts, each a free choice of 200
** walks, are eight million turns. So they are bounded, by LIST_WALKS. Each part has a share,
** which is how many walks may be found for it. Those that are found divide the share evenly:
** each has its quotient as the share of the part that follows, but at least LEAST_WALKS, for as
** many walks as there is enough for; the rest are not followed. Of a share of 1,000, ten walks
** leave 100 each to what follows them, and of fifty walks the first fifteen leave 64 each. An
** optional part gets half of its share; the other half is for the turns that leave it out.
**
** Walks beyond a share are not moves. Which they are is settled by the order of the men's cells
** and that in which the machine finds the walks of a man. So what can follow a part depends
** only on what came before it, whether its walks are found by the machine or without it, and
** every caller (for the whole list, for the captures, or for one part after another) gets the
** same moves: a quarter of a million at most. A game whose first position would lose moves by
** that is refused (load/trial.h). The machine may spend WALK_WORK for each walk of a share,
** which is more than it needs unless it finds next to nothing.
**
** Where a turn has one part, LIST_MOVES and LIST_WORK are divided evenly among the player's men
** and the kinds that he might have in hand. So what each of them can do does not depend on what
** the others can, nor on the caller. In most games that is a few thousand moves each. How many
** of a man's moves are judged is bounded in the same way (JUDGED_WORK). What the tables list is
** not bounded.
*/
#ifndef STEPWISE_VM_ASK_COLLECTOR_H
#define STEPWISE_VM_ASK_COLLECTOR_H

#include "vm/meaning/machine.h"
#include "vm/tables/openings.h"
#include "once.h"
#include "walker.h"

/* WALK_WORK, LIST_WORK, JUDGED_WORK: in instructions of the machine. LIST_MOVES, LIST_WORK: for
** all men together, where a turn has one part. JUDGED_WORK: what judging the moves of a
** position may cost at its price (Game.judging), of which it takes a tenth as a rule; where a
** turn has one part, LEAST_WALKS moves of each man are judged in any case. */
enum { LIST_WALKS = 1 << 18, LEAST_WALKS = 64, WALK_WORK = 256 };
enum { LIST_MOVES = LIST_WALKS, LIST_WORK = 1 << 28, JUDGED_WORK = 1 << 30 };

/* The share of what follows walk i of the n that were found; 0: it is not followed. */
static inline int64_t share_of_each(int64_t share, size_t n, size_t i) {
    if (share / LEAST_WALKS >= (int64_t)n)
        return n ? share / (int64_t)n : share;
    return (int64_t)i < share / LEAST_WALKS ? LEAST_WALKS : 0;
}
/* What a part has of the share that comes to it. Of an optional part, it is also what the turns
** without it have. */
static inline int64_t share_of_part(int64_t share, const Part *part) {
    return part->optional ? share / 2 : share;
}

/* Collecting the moves of the player to move, or only finding out whether there is one. */
typedef struct Collector {
    const Pos *pos;
    bool judge;       /* the game forbids something: moves must be judged */
    bool tried;       /* *scratch has been set: a copy of *pos */
    Want want;        /* WANT_ANY: one move is enough */
    bool captures;    /* only moves that take something */
    bool brief;       /* leave out the optional parts of a turn */
    Sq from;          /* only this piece's moves; SQ_NONE: all */
    uint64_t counted; /* how many moves were counted without being listed */
    int nturns;       /* only the first nturns of the game's turns */
    Moves *out;       /* borrowed */

    /* Of the moves in `out`, those of the current piece. */
    size_t base; /* where they begin */
    bool once;   /* walks may make the same move: keep it once */
    Once kept;

    /* Of a turn of several parts. */
    const Turn *turn; /* NULL: the turn has one part */
    const Pos *board; /* as the earlier parts left it; *pos where there are none */
    int part;         /* the part whose walks are being collected */
    Moves *held;      /* a stack: walks of the parts so far that are yet to be followed */

    /* Bounds. */
    bool bounded; /* the walks of the current part take from `left` and `work` */
    int64_t left; /* how many more walks it may have */
    int64_t work; /* how many more instructions the machine may take for them */
    int64_t room; /* how many more moves may be kept or judged */
    int64_t each_room, each_work; /* a man's, where a turn has one part; 0: not computed yet */
    bool cut;                     /* a bound was met, and the last walk left out */
    WalkFn *counts_fn;            /* who gets the walks that on_counted() lets through */

    Beginnings *beginnings; /* a cache, for *board; NULL: run the machine for every man */
    Pos *scratch;           /* borrowed; set when the first move is judged */
} Collector;

/* A Collector of the moves of p. `scratch` is the caller's, may be uninitialised, and must live
** as long as the Collector. collector_end() frees what that owns. */
Collector collector(const Pos *p, Want want, Moves *out, Pos *scratch);
void collector_end(Collector *c);
/* Whether the game forbids a whole turn: makes it on *scratch, judges it, and takes it back. */
bool collector_forbids(Collector *c, Move m);
/* Sets the bounds of the current part: `share` walks, and WALK_WORK for each. While a game is
** loaded there are none but Game.meter. */
void collector_bound(Collector *c, int64_t share);
/* Sets how many turns of several parts may be kept or judged. */
void collector_bound_turns(Collector *c);
/* Takes one move off `room`. False if none is left; then `cut` is set, and otherwise
** cleared. */
bool collector_has_room(Collector *c);
/* Whether no part follows the current one: it is the last, or `brief` leaves out the rest. */
bool collector_is_last(const Collector *c);
/* The cell on which walks must begin; SQ_NONE: any. Only games of simple turns can tell by that
** whether a move is of c->from; of others the moves are selected when they are whole. */
Sq collector_start(const Collector *c);
/* collect_piece() hands fn the walks of the piece on `from` of c->board by a row of programs;
** collect_men(), the ways in which a part puts men down, then the walks of those of `men` whom
** it moves, in the order of their cells. `before` is what the earlier parts do, 0 if there are
** none. Both return true when the collector has enough. */
bool collect_piece(Collector *c, int row, Sq from, Move before, WalkFn *fn);
bool collect_men(Collector *c, const Part *part, CellSet men, Move before, WalkFn *fn);

#endif
