/*
** hash.h -- the parts of a position's key, which is their exclusive or (Zobrist, 1970).
**
** Another part is Zobrist.side[Pos.side].
*/
#ifndef STEPWISE_VM_MODEL_HASH_H
#define STEPWISE_VM_MODEL_HASH_H

#include "base/rng.h"
#include "game.h"

/* 0 for an empty cell. */
static inline uint64_t hash_cell(const Game *g, Sq cell, Piece x) {
    return g->zobrist.cell[(unsigned)x * (unsigned)g->graph.ncells + cell];
}
/* 0 for a variable at its start value, and for one that does not distinguish positions. */
static inline uint64_t hash_var(const Var *v, int var, int32_t value) {
    if (!v->hashed || value == v->start)
        return 0;
    return rng_mix((uint64_t)(uint32_t)value << 16 ^ (uint64_t)(unsigned)(var + 1));
}
/* Of Pos.chance; 0 while no throw is due. */
static inline uint64_t hash_chance(uint8_t chance) {
    return chance ? rng_mix((uint64_t)chance << 56) : 0;
}

#endif
