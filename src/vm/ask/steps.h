/*
** steps.h -- drawing a move where a turn is open only where none before it has a move.
**
** Men who can do nothing but a step of which all is told (OneStep, tables/openings.h) are asked all at once:
** of each step, the cells where it may begin are a set, and a move is drawn by its number. The moves of
** the others are listed. At the beginning of English draughts no jump could begin; so of the two steps
** of the men one has 4 cells and the other 3, and one of 7 moves is drawn. Where one can, only that
** man's walks are listed.
*/
#ifndef STEPWISE_STEPS_H
#define STEPWISE_STEPS_H

#include "base/rng.h"
#include "vm/meaning/cond.h"
#include "vm/model/move.h"

/* Where a move is drawn from. */
typedef struct StepDraw {
    const Pos *pos;
    Rng *rng;
    Moves *room; /* lends memory, and stays as it is */
    void *ctx;   /* for: */
    /* adds the legal moves of a turn to room, each once: those of some men, who only walk, or all */
    void (*list)(void *ctx, const Turn *t, const CellSet *men);
    bool (*allowed)(void *ctx,
                    Move m); /* does the game not forbid it? NULL: it forbids nothing */
} StepDraw;

/* Can a part of a turn be played? */
static inline bool part_is_open(const Pos *p, const Part *part) {
    Scope s = scope_of(p);
    s.me = p->side;
    return scope_holds(&s, part->when);
}

#endif
