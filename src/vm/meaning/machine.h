/*
** machine.h -- the virtual machine that runs the programs of walks: what a move means.
**
** The machine explores a program by depth-first choice and yields every walk that ends well.
** It holds no state between calls and allocates nothing.
*/
#ifndef STEPWISE_MACHINE_H
#define STEPWISE_MACHINE_H

#include "vm/model/position.h"

/* PATH_MAX_CELLS: a walk visits no cell twice, and where it may, one that is longer is none. */
enum { PATH_MAX_CELLS = SQ_MAX };

/* A walk that was found; valid during the call that hands it over. */
typedef struct Walk {
    Move move;
    Sq start, end;
    int npath; /* cells of the path, start and end included; those between the ends of a
                     ** long walk only where Run.paths asks for them */
    const Sq *path;
    bool takes; /* it takes something */
    int ndeeds; /* what it does, one by one */
    const Deed *deed;
    int nfailed; /* in a trace: how many tests did not hold */
    const struct Failure *failed;
} Walk;

/* A test that did not hold, for explanations. */
typedef struct Failure {
    Sq cell;
    uint16_t op,
        operand; /* the instruction: OP_ON with its mask, OP_TEST with its expression... */
} Failure;

/* What the receiver of a walk answers. */
typedef enum WalkAnswer {
    WALK_MORE, /* go on */
    WALK_STOP, /* enough */
    WALK_DROP, /* go on; this walk is no legal move and rules out no second choice */
} WalkAnswer;

typedef WalkAnswer WalkFn(void *ctx, const Walk *w);

typedef struct Run {
    const Pos *pos;
    const Program *program; /* NULL: none */
    int me;                 /* the player whose program it is */
    Sq start;               /* SQ_NONE: the hand */
    Move before;            /* the move made of the parts before this one; 0 for none */
    bool attack;   /* hand over the walks that could capture where they end, whatever stands
                       ** there: `as` is taken to stand there. None of them asks where other
                       ** pieces could go: such tests fail */
    bool reach;    /* asked by REACHED: tests that ask REACHED again fail */
    bool captures; /* only walks that take something, and others that rule out second choices */
    Sq target;     /* attack: only walks that end here; SQ_NONE: all */
    Piece as;
    Sq lifted;           /* a cell taken to be empty; SQ_NONE: none */
    int tolerate;        /* trace: walks with up to so many failed tests are handed over, too */
    const int32_t *roll; /* the numbers thrown; NULL: none */
    const CellSet
        *entries; /* of the hand: only these, of which the tests that follow directly are
                            ** known to hold; NULL: every cell */
    bool paths;   /* long walks are handed over with all their cells */
    WalkFn *fn;
    void *ctx;
    int64_t budget; /* so many instructions at most; 0: Game.meter, or else RUN_BUDGET */
    int64_t *purse; /* of this, too, no more: what it takes goes off; or NULL */
} Run;

typedef enum RunEnd {
    RUN_DONE,    /* every walk was handed over */
    RUN_STOPPED, /* fn wanted no more */
    RUN_CAPPED,  /* the work bound ended it: there are no walks beyond */
} RunEnd;

/* How many instructions one run may take, some forty milliseconds: turning freely, a walk may be one
** of more than anybody can list. RUN_TRIAL: in the positions where walks are tried when a game is
** loaded; what takes more there is refused (load/trial.h), and no other takes four times as much
** unless it was meant to. A test costs as many as it has parts. */
enum { RUN_BUDGET = 1 << 22, RUN_TRIAL = 1 << 20 };

/* Every walk of a program (NULL: there is none) from there; what else is wanted is set in it. */
static inline Run run_of(const Pos *p, const Program *program, int me, Sq start, WalkFn *fn,
                         void *ctx) {
    return (Run){.pos = p,
                 .program = program,
                 .me = me,
                 .start = start,
                 .target = SQ_NONE,
                 .lifted = SQ_NONE,
                 .fn = fn,
                 .ctx = ctx};
}
/* Runs. Two walks of the same move are handed over twice. */
RunEnd machine_run(const Run *r);

#endif
