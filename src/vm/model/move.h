/*
** move.h -- a move: 64 bits that are equal when two moves do the same.
**
** The low 16 bits name a Shape (game.h), which says what is done; the six bytes above are the
** cells it is done to, in the order the shape wants them; bytes it does not use are 0.
*/
#ifndef STEPWISE_MOVE_H
#define STEPWISE_MOVE_H

#include "base/vec.h"

#include <stdbool.h>
#include <stdint.h>

typedef uint64_t Move;

enum { MOVE_CELLS = 6 };
#define MOVE_NONE (~(Move)0)

static inline unsigned move_shape(Move m) {
    return (unsigned)(m & 0xffff);
}
static inline unsigned move_cell(Move m, unsigned slot) {
    return (unsigned)(m >> (16 + 8 * slot) & 0xff);
}
static inline Move move_with(Move m, unsigned slot, unsigned cell) {
    return m | (Move)cell << (16 + 8 * slot);
}

/* A throw is a move that chance makes: the number of its outcome in place of cells. */
enum { THROW_SHAPE = 0xfffe };
static inline Move move_throw(uint32_t outcome) {
    return THROW_SHAPE | (Move)outcome << 16;
}
static inline bool move_is_throw(Move m) {
    return (m & 0xffff) == THROW_SHAPE;
}
static inline uint32_t move_outcome(Move m) {
    return (uint32_t)(m >> 16);
}

/* A list of moves that grows; the caller owns it (moves_free). One list can serve as the stack
** of a whole search: remember n, add, use, set n back. */
TYPED_VEC(Moves, moves, Move)

#endif
