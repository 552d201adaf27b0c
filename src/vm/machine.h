/*
** machine.h -- the virtual machine that runs the programs of walks: what a move means.
**
** The machine explores a program by depth-first choice and yields every walk that ends well.
** It holds no state between calls and allocates nothing.
*/
#ifndef STEPWISE_MACHINE_H
#define STEPWISE_MACHINE_H

#include "position.h"

/* PATH_MAX_CELLS: a walk visits no cell twice, and where it may, the work bound stops it. */
enum { PATH_MAX_CELLS = SQ_MAX };

/* A walk that was found; valid during the call that hands it over. */
typedef struct Walk {
    Move move;
    Sq start, end;
    int npath;       /* cells of the path, start and end included; 2 for a long walk whose cells
                     ** were not asked for */
    const Sq *path;
    int nfailed;     /* in a trace: how many tests did not hold */
    const struct Failure *failed;
} Walk;

/* A test that did not hold, for explanations. */
typedef struct Failure {
    Sq cell;
    uint16_t op, operand; /* the instruction: OP_ON with its mask, OP_TEST with its expression... */
} Failure;

/* Called for each walk; returning true ends the run. */
typedef bool WalkFn(void *ctx, const Walk *w);

typedef struct Run {
    const Pos *pos;
    const Program *program;
    int me;            /* the player whose program it is */
    Sq start;
    Move before;       /* the move made of the parts before this one; 0 for none */
    Sq target;         /* attack: only walks that capture here count, and what stands here is
                       ** taken to be an enemy; SQ_NONE: an ordinary run */
    Sq lifted;         /* a cell taken to be empty; SQ_NONE: none. `target` wins over it */
    int tolerate;      /* trace: walks with up to so many failed tests are handed over, too */
    WalkFn *fn;
    void *ctx;
} Run;

/* Runs; true when fn ended it. Two walks of the same move are handed over twice. */
bool machine_run(const Run *r);

#endif
