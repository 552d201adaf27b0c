/*
** once.c -- a hash table with open addressing, half full at most.
*/
#include "once.h"

/* FEW: longer lists are hashed. */
enum { FEW = 64 };

/* The slot that holds m, or, if there is none, the free one where it belongs. */
static size_t place(const Once *o, Move m) {
    uint64_t mixed = m * 0x9e3779b97f4a7c15U;
    size_t at = (size_t)(mixed >> 32) & (o->nslots - 1);
    while (o->slot[at] != MOVE_NONE && o->slot[at] != m)
        at = (at + 1) & (o->nslots - 1);
    return at;
}

static void begin(Once *o, size_t base) {
    for (size_t i = 0; i < o->nslots; i++)
        o->slot[i] = MOVE_NONE;
    o->base = o->upto = base;
}

/* Makes room for n moves more, at two slots for each. A table that grows loses its moves. */
static void reserve(Once *o, size_t n) {
    size_t most = 2 * (o->upto - o->base + n), base = o->base;
    if (most <= o->nslots)
        return;
    size_t size = o->nslots ? o->nslots : 4 * FEW;
    while (size < most)
        size *= 2;
    o->slot = mem_grow(o->slot, size * sizeof *o->slot);
    o->nslots = size;
    begin(o, base);
}

/* Adds what the list has got since the last time. */
static void catch_up(Once *o, const Moves *list) {
    reserve(o, list->n - o->upto);
    for (; o->upto < list->n; o->upto++)
        o->slot[place(o, list->at[o->upto])] = list->at[o->upto];
}

bool once_has(Once *o, const Moves *list, size_t base, Move m) {
    if (list->n - base > FEW) {
        if (o->base != base || o->upto > list->n)
            begin(o, base);
        catch_up(o, list);
        return o->slot[place(o, m)] == m;
    }
    for (size_t i = base; i < list->n; i++)
        if (list->at[i] == m)
            return true;
    return false;
}

void once_free(Once *o) {
    free(o->slot);
    *o = (Once){0};
}
