/*
** hash.h -- the parts of which a position's key is the exclusive or (Zobrist, 1970).
*/
#ifndef STEPWISE_HASH_H
#define STEPWISE_HASH_H

#include "base/rng.h"
#include "game.h"

static inline uint64_t hash_cell(const Game *g, Sq cell, Piece x) {
    return g->zobrist.cell[(unsigned)x * (unsigned)g->graph.ncells + cell];
}
/* 0 for a variable at its start value or one that does not tell positions apart. */
static inline uint64_t hash_var(const Var *v, int var, int32_t value) {
    if (!v->hashed || value == v->start)
        return 0;
    return rng_mix((uint64_t)(uint32_t)value << 16 ^ (uint64_t)(unsigned)(var + 1));
}
static inline uint64_t hash_chance(uint8_t chance) {
    return chance ? rng_mix((uint64_t)chance << 56) : 0;
}

#endif
