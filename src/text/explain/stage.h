/*
** stage.h -- a turn of which the first parts are told: what they did, what the board is then, and which part comes.
**
** Each game has such turns, of one part most of them. Of "a1-a2,b1-c1", both quiet:
**
**     stage_begin       nothing done, part 0 comes     its walks: a1-a2, b1-b2, ...
**     stage_after       a1-a2 done, part 1 comes       its walks: a2-b2, b1-c1, ...
**     stage_after       both done, no part comes
*/
#ifndef STEPWISE_STAGE_H
#define STEPWISE_STAGE_H

#include "vm/meaning/machine.h"

typedef struct Stage {
    const Pos *p; /* where the turn begins */
    Pos board;    /* as the parts that are told leave it */
    Move done;    /* what they do */
    int turn;     /* index of Game.turns */
    int part;     /* which comes; nparts of the turn: none */
} Stage;

void stage_begin(const Pos *p, int turn, Stage *s);
/* A walk of the part that comes is made: `done` is its Walk.move. */
void stage_after(const Stage *s, Move done, Stage *next);
/* The part that comes; NULL: none. */
const Part *stage_part(const Stage *s);
/* Goes on to the next part, this one left out. False where it may not be, or none comes. */
bool stage_leave_out(Stage *s);
/* The walks of the part that comes, be it open or not: of the man on `from`, or from the hand (SQ_NONE) of a kind.
** Those are handed over, too, in which at most `tolerate` tests fail. Walk.move is what all parts do. False where fn wanted
** no more. */
bool stage_walks(const Stage *s, Sq from, int kind, int tolerate, WalkFn *fn, void *ctx);
/* The same of all men and from the hand, none failed, until fn wants no more. */
void stage_all_walks(const Stage *s, WalkFn *fn, void *ctx);

/* Can a turn that has begun so end as the legal move m? Errs towards "yes" where men of a kind are put down. */
bool stage_leads(const Stage *s, Move m);

/* A part of a legal move. */
typedef struct StagePart {
    Stage before;
    Move done; /* behind it */
    Sq from;   /* SQ_NONE: the hand */
    Sq to;     /* where the walk ends */
} StagePart;
/* The parts of a legal move that is no throw, those left out not counted: their number, 0 where they are
** not found. */
int stage_parts(const Pos *p, Move m, StagePart part[PARTS_MAX]);

#endif
