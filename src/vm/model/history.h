/*
** history.h -- the keys of earlier positions, the oldest first.
**
** At every ply it is asked whether the position is new, and nearly always it is: counts of the
** keys by their lowest bits answer that without a search.
*/
#ifndef STEPWISE_VM_MODEL_HISTORY_H
#define STEPWISE_VM_MODEL_HISTORY_H

#include "base/vec.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

TYPED_VEC(Keys, keys, uint64_t)

/* Keys with the same lowest bits share a slot. The moves between two captures of a game fill
** some thirty. */
enum { HISTORY_SLOTS = 512 };

/* A zeroed one is empty. It owns its memory; history_free() frees it. */
typedef struct History {
    Keys keys;
    uint32_t seen[HISTORY_SLOTS]; /* how many keys are in each slot */
} History;

static inline uint32_t *history_slot(History *h, uint64_t key) {
    return &h->seen[key % HISTORY_SLOTS];
}
static inline void history_add(History *h, uint64_t key) {
    keys_add(&h->keys, key);
    ++*history_slot(h, key);
}
/* Removes the last key, which there must be. */
static inline void history_drop(History *h) {
    --*history_slot(h, h->keys.at[--h->keys.n]);
}
static inline void history_clear(History *h) {
    h->keys.n = 0;
    memset(h->seen, 0, sizeof h->seen);
}
static inline void history_free(History *h) {
    keys_free(&h->keys);
    *h = (History){0};
}
/* A view of the first n keys of h, which it borrows: it must not be changed or freed. Its
** history_may_have() still counts all keys of h, and so errs towards true more often. */
static inline History history_first(const History *h, size_t n) {
    History first = *h;
    first.keys.n = n;
    return first;
}
/* False if the key is surely not there. */
static inline bool history_may_have(const History *h, uint64_t key) {
    return h->seen[key % HISTORY_SLOTS] > 0;
}
/* How often a key is among the first n, of which there must be as many. */
static inline size_t history_count(const History *h, size_t n, uint64_t key) {
    size_t count = 0;
    for (size_t i = 0; i < n; i++)
        count += h->keys.at[i] == key;
    return count;
}

#endif
