/*
** history.h -- the keys of the positions before one, the oldest first.
**
** Nearly every position is new, and is asked at every ply whether it is: counts of the keys by
** some of their bits answer that without looking at any.
*/
#ifndef STEPWISE_HISTORY_H
#define STEPWISE_HISTORY_H

#include "base/vec.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

TYPED_VEC(Keys, keys, uint64_t)

/* HISTORY_SLOTS: keys with the same lowest bits share one. A game between two captures fills
** some thirty. */
enum { HISTORY_SLOTS = 512 };

/* A zeroed one is empty. It owns its memory. */
typedef struct History {
    Keys keys;
    uint32_t seen[HISTORY_SLOTS]; /* how many keys there are of each slot */
} History;

static inline uint32_t *history_slot(History *h, uint64_t key) {
    return &h->seen[key % HISTORY_SLOTS];
}
static inline void history_add(History *h, uint64_t key) {
    keys_add(&h->keys, key);
    ++*history_slot(h, key);
}
/* Takes the last one off, which must be there. */
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
/* The first n of them: borrows h, and may only be read. It says "may" more often than it must. */
static inline History history_first(const History *h, size_t n) {
    History first = *h;
    first.keys.n = n;
    return first;
}
/* Surely not, or perhaps? */
static inline bool history_may_have(const History *h, uint64_t key) {
    return h->seen[key % HISTORY_SLOTS] > 0;
}
/* How often a key is among the first n of them. */
static inline size_t history_count(const History *h, size_t n, uint64_t key) {
    size_t count = 0;
    for (size_t i = 0; i < n; i++)
        count += h->keys.at[i] == key;
    return count;
}

#endif
