/*
** move.h -- a move: 64 bits that are equal for moves that do the same.
**
** The low 16 bits are the number of a Shape (shape.h), which says what is done; the six bytes
** above are the cells to which it is done, in the order of the shape's slots. Bytes that the
** shape does not use are 0. What is too long for that, such as a chain of twelve captures, is
** named by its start and a hash of all that it does; to make it, its walk is found again
** (meaning/deeds.h).
**
**     bits 0-15    16-23  24-31  32-39 ...             e2-e4: shape "MOVE 0 1", e2, e4
**     shape        cells, in slots 0 to 5
**     LONG_SHAPE   16-24 the start, 25-63 the hash     a chain
*/
#ifndef STEPWISE_VM_MODEL_MOVE_H
#define STEPWISE_VM_MODEL_MOVE_H

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
/* m with a cell in a slot that was 0. */
static inline Move move_with(Move m, unsigned slot, unsigned cell) {
    return m | (Move)cell << (16 + 8 * slot);
}
/* m with another shape and the same cells. */
static inline Move move_with_shape(Move m, unsigned shape) {
    return (m & ~(Move)0xffff) | shape;
}

/* A throw is a move made by chance, with the number of its outcome in the place of cells. */
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

/* A long move: its start (a cell or LONG_HAND) and 39 bits of a hash of what it does. */
enum { LONG_SHAPE = 0xfffd, LONG_HAND = 0x1ff };
static inline Move move_long(unsigned start, uint64_t hash) {
    return LONG_SHAPE | (Move)(start & LONG_HAND) << 16 | (Move)hash << 25;
}
static inline bool move_is_long(Move m) {
    return (m & 0xffff) == LONG_SHAPE;
}
static inline unsigned move_long_start(Move m) {
    return (unsigned)(m >> 16) & LONG_HAND;
}

/* A growing list of moves; the caller owns it (moves_free()). One list can be the stack of a
** whole search: remember n, add, use, set n back. */
TYPED_VEC(Moves, moves, Move)

/* Sorts the moves from index base on by their bits. */
void moves_sort(Moves *list, size_t base);
/* Removes the moves that `without` (may be NULL) has, too; the others keep their order. */
void moves_leave_out(Moves *list, const Moves *without);

#endif
