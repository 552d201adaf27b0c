/*
** answers.h -- what conditions ask of walks: who could capture, who could go where.
**
** Conditions are part of what walks mean, and walks are part of what conditions ask. The room
** that finds walks, by tables or by the machine, stands above this one: it answers through
** Game.answers.
*/
#ifndef STEPWISE_ANSWERS_H
#define STEPWISE_ANSWERS_H

#include "vm/model/position.h"

/* What is asked of a position after a move. */
typedef bool AfterFn(const Pos *after, const void *ctx);

/* The meanings are those of the functions of ask/movegen.h. */
typedef struct Answers {
    bool (*attacked)(const Pos *p, int me, Sq cell, Sq lifted);
    CellSet (*attacks)(const Pos *p, int me, Sq lifted);
    bool (*hits)(const Pos *p, Sq from, Sq to);
    bool (*reaches)(const Pos *p, Sq from, Sq to);
    bool (*any)(const Pos *p);
    bool (*lead)(const Pos *p, AfterFn *holds, const void *ctx);
} Answers;

#endif
