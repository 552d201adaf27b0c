/*
** abdada.c -- hashes in a small table: the place of one follows from it.
*/
#include "abdada.h"

#include "base/rng.h"

void abdada_init(Abdada *a) {
    for (int i = 0; i < ABDADA_PLACES; i++)
        atomic_init(&a->searching[i], 0);
    atomic_init(&a->done, false);
}

uint64_t abdada_hash(uint64_t key, Move m) {
    return rng_mix(key + rng_mix(m)) | 1;
}

static size_t place(uint64_t hash) {
    return (size_t)(hash >> 1) % ABDADA_PLACES;
}

bool abdada_searching(const Abdada *a, uint64_t hash) {
    return atomic_load_explicit(&a->searching[place(hash)], memory_order_relaxed) == hash;
}

void abdada_enter(Abdada *a, uint64_t hash) {
    atomic_store_explicit(&a->searching[place(hash)], hash, memory_order_relaxed);
}

/* Not where another hash has taken the place. */
void abdada_leave(Abdada *a, uint64_t hash) {
    atomic_compare_exchange_strong_explicit(&a->searching[place(hash)], &hash, 0,
                                            memory_order_relaxed, memory_order_relaxed);
}
