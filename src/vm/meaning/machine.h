/*
** machine.h -- the virtual machine that runs the programs of walks: what a move means.
**
** The machine explores a program depth-first and hands over every walk that succeeds. It keeps
** no state between calls and allocates nothing.
*/
#ifndef STEPWISE_VM_MEANING_MACHINE_H
#define STEPWISE_VM_MEANING_MACHINE_H

#include "vm/model/position.h"

/* Only a walk that may revisit cells can grow longer than this; one that does ends the run
** (RUN_CAPPED). */
enum { PATH_MAX_CELLS = SQ_MAX };

/* A walk that was found; valid only during the call that hands it over. */
typedef struct Walk {
    Move move;     /* with what the earlier parts of the turn do (Run.before) */
    Sq start, end; /* start: SQ_NONE from the hand */
    /* The cells from start (unless that is the hand) to end. The cells between the ends of a
    ** long walk are included only with Run.paths. */
    int npath;
    const Sq *path;
    bool takes; /* it takes something, this part of the turn alone */
    int ndeeds; /* its effects in order, of this part of the turn alone */
    const Deed *deed;
    int nfailed; /* in a trace: how many tests did not hold */
    const struct Failure *failed;
} Walk;

/* A test that did not hold, for explanations: the cell and the instruction, such as OP_ON with
** its mask or OP_TEST with its expression. */
typedef struct Failure {
    Sq cell;
    uint16_t op, operand;
} Failure;
/* How many of them a trace records. */
enum { FAILED_MAX = 8 };

/* What the receiver of a walk answers. */
typedef enum WalkAnswer {
    WALK_MORE, /* go on; a walk of a first choice rules out second choices that end there */
    WALK_STOP, /* enough */
    WALK_DROP, /* go on; this walk is no legal move and rules out no second choice */
} WalkAnswer;

typedef WalkAnswer WalkFn(void *ctx, const Walk *w);

typedef struct Run {
    const Pos *pos;
    const Program *program; /* NULL: there are no walks */
    int me;                 /* the player whose program it is */
    Sq start;               /* SQ_NONE: the hand */
    Move before;            /* what the earlier parts of the turn do; 0 for none */
    /* Hand over the walks that could capture where they end, whatever stands there: the man
    ** `as` is imagined on the end. Tests that ask where men could go or capture (ASK_WALKS)
    ** fail. */
    bool attack;
    bool reach; /* the run answers REACHED: tests that ask REACHED again (ASK_GOES) fail */
    /* Hand over only walks that take something, and walks of a first choice, which can rule out
    ** second choices. */
    bool captures;
    Sq target; /* with attack: only walks that end here; SQ_NONE: all */
    Piece as;  /* with attack; PIECE_HOLE: what stands on the end counts */
    Sq lifted; /* a cell taken to be empty; SQ_NONE: none */
    /* A trace: walks with up to this many failed tests, FAILED_MAX at most, too. */
    int tolerate;
    const int32_t *roll; /* the numbers thrown; NULL: none */
    /* The cells to enter from the hand. The tests right after OP_ENTER must be known to hold
    ** there: they are skipped. NULL: every cell, tested. */
    const CellSet *entries;
    bool paths; /* hand over long walks with all their cells */
    WalkFn *fn;
    void *ctx;
    /* Instructions that the run may take. 0: what Game.meter has left while the game is loaded,
    ** and RUN_BUDGET afterwards. */
    int64_t budget;
    /* What the run takes is subtracted from *purse, which is a second bound except where
    ** Game.meter is the first. NULL: none. */
    int64_t *purse;
} Run;

typedef enum RunEnd {
    RUN_DONE,    /* every walk was handed over */
    RUN_STOPPED, /* fn wanted no more */
    RUN_CAPPED,  /* a limit (work, path, frames or deeds) ended it: other walks count as none */
} RunEnd;

/* RUN_BUDGET: the instructions that one run may take, some forty milliseconds, since walks that
** turn freely can be more than anybody could list. RUN_TRIAL: the limit in the positions where
** walks are tried when a game is loaded. What takes more there is refused (load/trial.h), and
** no other position takes four times as much unless it was built to. A test costs as many
** instructions as it has parts (ExprFacts.parts). */
enum { RUN_BUDGET = 1 << 22, RUN_TRIAL = 1 << 20 };

/* A run for every walk of a program from `start`; the caller sets what else it wants. The moves
** of the man on e2:  run_of(p, game_walk(g, 0, p->side, kind), p->side, e2, fn, ctx)  */
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
/* Runs it. A move made by several walks may be handed over several times. */
RunEnd machine_run(const Run *r);

#endif
