/*
** stage.h -- a turn whose first parts are made: what they did, the board, and the next part.
**
** Every move but a throw is such a turn; in most games it has one part. With "a1-a2,b1-c1":
**
**     stage_begin       nothing is done, part 0 is next       its walks: a1-a2, b1-b2, ...
**     stage_after       a1-a2 is done, part 1 is next         its walks: a2-b2, b1-c1, ...
**     stage_after       both are done, no part is next
*/
#ifndef STEPWISE_TEXT_EXPLAIN_STAGE_H
#define STEPWISE_TEXT_EXPLAIN_STAGE_H

#include "vm/meaning/machine.h"

typedef struct Stage {
    const Pos *p; /* where the turn begins; borrowed */
    Pos board;    /* the same with the cells as the parts that are made leave them */
    Move done;    /* what these parts do together */
    int turn;     /* index of Game.turns */
    int part;     /* the part that is next; the turn's nparts: none */
} Stage;

/* No part is made yet. */
void stage_begin(const Pos *p, int turn, Stage *s);
/* Makes a walk of the next part: `done` is its Walk.move, as stage_walks() gave it. */
void stage_after(const Stage *s, Move done, Stage *next);
/* The next part, or NULL. */
const Part *stage_part(const Stage *s);
/* Leaves the next part out and goes on to the one after it. False, with nothing changed: there
** is none, or it must be played. It need not be if it is optional, or a pass that is open. */
bool stage_leave_out(Stage *s);
/* Calls fn with the walks of the next part, whether the part is open or not: of the man on
** `from`, or if that is SQ_NONE, of a man of `kind` from the hand. Walks in which up to
** `tolerate` tests fail are among them. Walk.move is what all parts so far do together. False:
** fn has stopped it. */
bool stage_walks(const Stage *s, Sq from, int kind, int tolerate, WalkFn *fn, void *ctx);
/* The same from the hand for each kind, and then for each man of the player to move, with no
** test failed, until fn stops it. */
void stage_all_walks(const Stage *s, WalkFn *fn, void *ctx);

/* Whether a turn that has begun so can become the legal move m. May be true by mistake if m
** does the same to several cells, such as putting down two men of a kind: m keeps these in the
** order of the cells (Shape.sorts), not of the parts. */
bool stage_leads(const Stage *s, Move m);

/* A part of a legal move. */
typedef struct StagePart {
    Stage before;
    Move done; /* what all parts do together, this one included */
    Sq from;   /* where its walk begins; SQ_NONE: in the hand */
    Sq to;     /* where its walk ends */
} StagePart;
/* Finds the parts that make up a legal move, which is no throw. Returns their number, parts
** that are left out not counted; 0: there are none, or they were not found. */
int stage_parts(const Pos *p, Move m, StagePart part[PARTS_MAX]);

#endif
