/*
** answers.h -- what conditions ask about walks: who could capture, who could go where.
**
** Walks contain conditions, and conditions ask about walks. The code that finds walks, by
** tables or by the machine, is in a room above this one (vm/ask), and so is called through
** Game.answers.
*/
#ifndef STEPWISE_VM_MEANING_ANSWERS_H
#define STEPWISE_VM_MEANING_ANSWERS_H

#include "vm/model/position.h"

/* A test of the position after a move. */
typedef bool AfterFn(const Pos *after, const void *ctx);

/* The contracts are those of the functions of ask/movegen.h that are named here. */
typedef struct Answers {
    /* pos_put_attacked: could an enemy of `me` capture on `cell`, with the piece on `lifted`
    ** (or SQ_NONE) taken off the board, or with `put` (or PIECE_NONE) put down there? */
    bool (*attacked)(const Pos *p, int me, Sq cell, Sq lifted, Piece put);
    /* pos_put_attacks: the cells for which that is true. */
    CellSet (*attacks)(const Pos *p, int me, Sq lifted, Piece put);
    /* pos_hits: could the piece on `from` capture on `to`? */
    bool (*hits)(const Pos *p, Sq from, Sq to);
    /* pos_reaches: could it go to `to` by a walk of its own, if that cell were empty? */
    bool (*reaches)(const Pos *p, Sq from, Sq to);
    /* moves_any: is there a legal move? */
    bool (*any)(const Pos *p);
    /* moves_lead: is there one after which `holds` is true? */
    bool (*lead)(const Pos *p, AfterFn *holds, const void *ctx);
    /* pos_in_check: is a royal piece of `player` attacked? */
    bool (*in_check)(const Pos *p, int player);
} Answers;

#endif
