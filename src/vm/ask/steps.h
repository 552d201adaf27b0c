/*
** steps.h -- drawing a move in games where each turn but the first is open only where none of
** those before it has a legal move (Traits.fallback_turns).
**
** Men who can do no more now than single steps whose meaning is known in full (OneStep,
** tables/openings.h) are handled all at once: the cells from which a step can be made are a
** set, and a move is drawn by its number. The moves of the other men are listed. At the start
** of English draughts no jump can begin; of the two steps of the men one can be made from 4
** cells and the other from 3, and one of 7 moves is drawn. Where jumps can begin, only the
** walks of the men who could begin one are listed.
*/
#ifndef STEPWISE_VM_ASK_STEPS_H
#define STEPWISE_VM_ASK_STEPS_H

#include "base/rng.h"
#include "vm/model/position.h"

/* What drawing a move needs: Walker.draw_step. */
typedef struct StepDraw {
    const Pos *pos;
    Rng *rng;
    Moves *room; /* lends memory, and has the same moves afterwards */
    void *ctx;   /* passed to the callbacks */
    /* Adds the legal moves of a turn to `room`, each once: those of *men; NULL: all. */
    void (*list)(void *ctx, const Turn *t, const CellSet *men);
    /* True if the game does not forbid m; NULL: it forbids nothing. */
    bool (*allowed)(void *ctx, Move m);
} StepDraw;

#endif
