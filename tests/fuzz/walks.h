/*
** walks.h -- random programs, as the language would compile patterns.
**
** A program is a choice of a few ways; a way is a few strides (steps, lines, rides, hops, long
** walks) with conditions at the joints between them, and a landing. worlds.h defines the
** expressions, acts and sets of directions that programs refer to.
*/
#ifndef STEPWISE_TESTS_FUZZ_WALKS_H
#define STEPWISE_TESTS_FUZZ_WALKS_H

#include "base/rng.h"
#include "support/grid.h"

/* What worlds.h gives every game. ASK_*: expressions; those from ASK_SHY on ask where pieces
** could go, which a walk that captures must not. */
enum {
    ASK_EMPTY = 1,
    ASK_ATTACKED,
    ASK_CHECK,
    ASK_ONE,
    ASK_ENEMY,
    ASK_COUNT,
    ASK_GROUPS,
    ASK_FIRST, /* the first that a walk may ask */
    ASK_ZONE = ASK_FIRST,
    ASK_OUTSIDE,
    ASK_KIND,
    ASK_OTHER_KIND,
    ASK_BESIDE_ENEMY,
    ASK_BESIDE_EMPTY,
    ASK_GATE,
    ASK_ZONE_GATE,
    ASK_ZONE_OR_KIND,
    ASK_EMPTY_OR_ZONE,
    ASK_EMPTY_ZONE,
    ASK_MARKED,
    ASK_STARTED,
    ASK_LEADS,
    ASK_FROM,
    ASK_CELLS,
    ASK_SPLIT,
    ASK_SHY,
    ASK_UNATTACKED = ASK_SHY,
    ASK_REACHED,
    ASKS
};
enum {
    DO_MOVE,
    DO_TAKE,
    DO_BECOME,
    DO_COUNT,
    DO_UNMAKE,
    DO_BECOME_AGAIN,
    DO_MARK,
    DO_NAME,
    DO_SWAP,
    ACTS
};
enum { DIRSETS = 8, LONGS = 3 };

enum { UNITS_MAX = 400 };

typedef struct Code {
    Rng *rng;
    uint16_t unit[UNITS_MAX];
    int n;
    bool quiet; /* the way being made captures nothing, so it may ask what is attacked */
    int room;   /* steps that may still turn freely */
} Code;

static inline unsigned below(Rng *r, unsigned n) {
    return (unsigned)rng_below(r, n);
}
static inline bool one_in(Code *c, unsigned n) {
    return below(c->rng, n) == 0;
}

static inline void emit(Code *c, unsigned unit) {
    c->unit[c->n++] = (uint16_t)unit;
}
static inline void emit_ins(Code *c, unsigned op, unsigned operand) {
    emit(c, op);
    emit(c, operand);
}
static inline void emit_step(Code *c, unsigned dirs, unsigned flags) {
    emit_ins(c, OP_STEP, dirs);
    emit(c, flags);
}
/* A fork or jump whose target comes later, and setting that target. */
static inline int emit_ahead(Code *c, unsigned op) {
    emit_ins(c, op, 0);
    return c->n - 1;
}
static inline void label(Code *c, int at) {
    c->unit[at] = (uint16_t)c->n;
}

static inline void emit_test(Code *c) {
    unsigned most = c->quiet ? ASKS : ASK_SHY;
    unsigned ask = ASK_FIRST + below(c->rng, most - ASK_FIRST);
    emit_ins(c, OP_TEST, c->quiet && one_in(c, 3) ? ASK_UNATTACKED : ask);
}

/* Conditions on a cell between two strides. */
enum { JOINT_JUMP, JOINT_EMPTY, JOINT_EMPTY_TOO, JOINT_TAKE, JOINT_MASK, JOINT_TEST, JOINTS };

static inline void emit_joint(Code *c, unsigned style) {
    static const uint16_t masks[] = {ON_EMPTY | ON_FRIEND, ON_ENEMY,
                                     ON_FRIEND | ON_ENEMY, ON_EMPTY | ON_HOLE,
                                     ON_ENEMY | ON_HOLE,   ON_HOLE};
    switch (style) {
    case JOINT_JUMP: break;
    case JOINT_TAKE:
        emit_ins(c, OP_ON, ON_ENEMY);
        emit_ins(c, OP_ACT, DO_TAKE);
        break;
    case JOINT_MASK: emit_ins(c, OP_ON, masks[below(c->rng, 6)]); break;
    case JOINT_TEST:
        if (one_in(c, 2))
            emit_ins(c, OP_ON, ON_EMPTY);
        emit_test(c);
        break;
    default: emit_ins(c, OP_ON, ON_EMPTY);
    }
}

/* A ride over empty cells; the loop ends on any of them or on the first that is not empty. */
static inline void emit_ride(Code *c, unsigned dirs) {
    emit(c, OP_LINE);
    int loop = c->n;
    emit_step(c, dirs, STEP_LINE);
    int out = emit_ahead(c, OP_FORK);
    emit_ins(c, OP_ON, one_in(c, 6) ? ON_EMPTY | ON_FRIEND : ON_EMPTY);
    emit_ins(c, OP_JUMP, (unsigned)loop);
    label(c, out);
}

/* A hop: over one piece and on, in a straight line. */
static inline void emit_hop(Code *c, unsigned dirs) {
    emit_ride(c, dirs);
    emit_ins(c, OP_ON, one_in(c, 2) ? ON_FRIEND | ON_ENEMY : ON_ENEMY);
    emit_step(c, dirs, STEP_LINE);
}

/* Several steps with one style of joint; `upto`: may stop after each. */
static inline void emit_steps(Code *c, unsigned dirs, unsigned style, bool upto) {
    int out[4], n = 1 + (int)below(c->rng, 3), nout = 0;
    unsigned flags = one_in(c, 3) || n > c->room ? STEP_LINE : 0;
    if (flags && !one_in(c, 4)) /* otherwise it continues in the direction it came from */
        emit(c, OP_LINE);
    unsigned again = one_in(c, 6) ? STEP_REVISIT : 0;
    for (int i = 0; i < n; i++) {
        if (i > 0 && upto)
            out[nout++] = emit_ahead(c, OP_FORK);
        if (i > 0)
            emit_joint(c, style);
        emit_step(c, dirs, flags | again);
        c->room -= !flags;
    }
    while (nout > 0)
        label(c, out[--nout]);
}

/* Enough walks to exceed, or nearly reach, the limit on groups. */
static inline void emit_ramble(Code *c) {
    for (int i = 0; i < 4; i++) {
        if (i > 0)
            emit_ins(c, OP_ON, ON_EMPTY);
        emit_step(c, GRID_ALL, 0);
    }
}

static inline void emit_stride(Code *c, unsigned style) {
    unsigned dirs = below(c->rng, DIRSETS);
    switch (below(c->rng, 10)) {
    case 0: emit_ride(c, dirs); break;
    case 1: emit_hop(c, dirs); break;
    case 2:
    case 3:
    case 4: emit_steps(c, dirs, style, true); break;
    default: emit_steps(c, dirs, style, false);
    }
}

static inline uint16_t landing(Code *c) {
    static const uint16_t masks[] = {ON_EMPTY | ON_ENEMY,
                                     ON_EMPTY | ON_ENEMY,
                                     ON_EMPTY,
                                     ON_EMPTY,
                                     ON_ENEMY,
                                     ON_ENEMY,
                                     ON_EMPTY | ON_ENEMY | ON_HOLE,
                                     ON_FRIEND,
                                     ON_HOLE,
                                     ON_EMPTY | ON_NEUTRAL};
    return masks[below(c->rng, 10)];
}

/* `looks`: the piece does not move. */
static inline void emit_acts(Code *c, bool looks) {
    static const uint16_t more[] = {DO_BECOME, DO_BECOME_AGAIN, DO_COUNT, DO_MARK};
    unsigned what = below(c->rng, looks ? 3 : 16);
    if (what < 3 && !one_in(c, 8)) /* otherwise several pieces may find the same move */
        emit_ins(c, OP_ACT, DO_NAME);
    emit_ins(c, OP_ACT,
             what == 0               ? DO_TAKE
             : what == 1             ? DO_UNMAKE
             : what == 2             ? DO_COUNT
             : what == 3 && c->quiet ? DO_SWAP
                                     : DO_MOVE);
    if (what > 12) /* a choice of further effects, like a promotion */
        for (unsigned ways = 1 + below(c->rng, 3); ways > 0; ways--) {
            int other = ways > 1 ? emit_ahead(c, OP_FORK) : 0;
            emit_ins(c, OP_ACT, more[below(c->rng, (int)(sizeof more / sizeof *more))]);
            emit(c, OP_END);
            if (ways > 1)
                label(c, other);
        }
    else
        emit(c, OP_END);
}

static inline void emit_landing(Code *c, uint16_t mask, bool second) {
    if (second)
        emit_ins(c, OP_SECOND, 0);
    bool looks = one_in(c, 8);
    emit_ins(c, looks ? OP_LOOK : OP_LAND, mask);
    for (unsigned tests = below(c->rng, 4); tests > 2; tests--)
        emit_test(c);
    if (c->quiet && one_in(c, 4))
        emit_ins(c, OP_TEST, ASK_UNATTACKED);
    emit_acts(c, looks);
}

static inline void emit_simple(Code *c) {
    c->room = 3;
    emit_stride(c, JOINT_EMPTY);
    emit_ins(c, OP_LAND, ON_EMPTY | ON_ENEMY);
    emit_ins(c, OP_ACT, DO_MOVE);
    emit(c, OP_END);
}

static inline void emit_way(Code *c, bool second) {
    uint16_t mask = landing(c);
    c->quiet = !(mask & ON_ENEMY);
    c->room = one_in(c, 6) ? 4 : 3;
    unsigned style = below(c->rng, JOINTS);
    if (one_in(c, 200)) {
        emit_ramble(c);
    } else if (one_in(c, 40)) {
        emit_ins(c, OP_LONG, below(c->rng, LONGS));
    } else {
        for (unsigned left = 1 + below(c->rng, 2); left > 0; left--) {
            emit_stride(c, style);
            if (left > 1)
                emit_joint(c, one_in(c, 3) ? below(c->rng, JOINTS) : style);
        }
    }
    emit_landing(c, mask, second);
}

/* A choice of ways. In an ordered one, the first way excludes the others from its landings.
** `simple`: empty joints only, and a single kind of landing. */
static inline void random_program(Code *c, Rng *rng, bool simple) {
    c->rng = rng;
    c->n = 0;
    unsigned ways = 1 + below(rng, 3);
    bool ordered = ways > 1 && !simple && one_in(c, 4);
    for (unsigned i = 0; i < ways; i++) {
        int other = i + 1 < ways ? emit_ahead(c, OP_FORK) : 0;
        if (ordered && i == 0)
            emit_ins(c, OP_FIRST, 0);
        if (simple)
            emit_simple(c);
        else
            emit_way(c, ordered && i > 0);
        if (other)
            label(c, other);
    }
}

#endif
