/*
** wset.h -- sets of cells with just as many words as a board needs, for hot code.
**
** The includer defines SET_WORDS (1, 2 or 4). All functions have the prefix w_. Sets come in
** as CellSets by w_in() and leave by w_out(), which writes a CellSet as it will be read: one
** that is written word by word and then read whole stalls the processor.
*/
#ifndef STEPWISE_BASE_WSET_H
#define STEPWISE_BASE_WSET_H

#include "cellset.h"

typedef struct WSet {
    uint64_t w[SET_WORDS];
} WSet;

static inline WSet w_and(WSet a, WSet b) {
    SET_EACH (i)
        a.w[i] &= b.w[i];
    return a;
}
static inline WSet w_minus(WSet a, WSet b) {
    SET_EACH (i)
        a.w[i] &= ~b.w[i];
    return a;
}
static inline WSet w_or(WSet a, WSet b) {
    SET_EACH (i)
        a.w[i] |= b.w[i];
    return a;
}
static inline bool w_empty(WSet s) {
    uint64_t any = 0;
    SET_EACH (i)
        any |= s.w[i];
    return any == 0;
}
static inline bool w_has(const WSet *s, unsigned cell) {
    return s->w[cell >> 6] >> (cell & 63) & 1;
}
static inline void w_drop(WSet *s, unsigned cell) {
    s->w[cell >> 6] &= ~((uint64_t)1 << (cell & 63));
}
static inline void w_add(WSet *s, unsigned cell) {
    s->w[cell >> 6] |= (uint64_t)1 << (cell & 63);
}
static inline int w_count(WSet s) {
    int n = 0;
    SET_EACH (i)
        n += bits_count(s.w[i]);
    return n;
}
static inline CellSet w_out(WSet s) {
#if SET_WORDS == 4
    return set_narrow((SetLanes){s.w[0], s.w[1]}, (SetLanes){s.w[2], s.w[3]});
#elif SET_WORDS == 2
    return set_narrow((SetLanes){s.w[0], s.w[1]}, (SetLanes){0, 0});
#else
    return set_narrow((SetLanes){s.w[0], 0}, (SetLanes){0, 0});
#endif
}
static inline WSet w_in(const CellSet *s) {
    WSet some;
    SET_EACH (i)
        some.w[i] = s->w[i];
    return some;
}
/* Adds `by` (also below 0) to the number of each cell; what leaves the words is dropped. */
#if SET_WORDS == 1
static inline WSet w_shift(WSet s, int by) {
    if (by <= -64 || by >= 64)
        s.w[0] = 0;
    else
        s.w[0] = by < 0 ? s.w[0] >> -by : s.w[0] << by;
    return s;
}
#elif SET_WORDS == 2
static inline WSet w_shift(WSet s, int by) {
    __extension__ typedef unsigned __int128 Wide;
    Wide all = (Wide)s.w[1] << 64 | s.w[0];
    if (by <= -128 || by >= 128)
        all = 0;
    else
        all = by < 0 ? all >> -by : all << by;
    s.w[0] = (uint64_t)all;
    s.w[1] = (uint64_t)(all >> 64);
    return s;
}
#else
static inline WSet w_shift(WSet s, int by) {
    CellSet moved = set_shift(w_out(s), by);
    return w_in(&moved);
}
#endif

#endif
