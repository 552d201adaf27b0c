/*
** share.c -- marks in a small table: the place of a mark follows from it.
*/
#include "share.h"

#include "base/rng.h"

void share_init(Share *s) {
    for (int i = 0; i < SHARE_MARKS; i++)
        atomic_init(&s->mark[i], 0);
    atomic_init(&s->done, false);
}

uint64_t share_mark(uint64_t key, Move m) {
    return rng_mix(key + rng_mix(m)) | 1;
}

static size_t place(uint64_t mark) {
    return (size_t)(mark >> 1) % SHARE_MARKS;
}

bool share_taken(const Share *s, uint64_t mark) {
    return atomic_load_explicit(&s->mark[place(mark)], memory_order_relaxed) == mark;
}

void share_enter(Share *s, uint64_t mark) {
    atomic_store_explicit(&s->mark[place(mark)], mark, memory_order_relaxed);
}

/* Not where another mark has taken the place. */
void share_leave(Share *s, uint64_t mark) {
    atomic_compare_exchange_strong_explicit(&s->mark[place(mark)], &mark, 0,
                                            memory_order_relaxed, memory_order_relaxed);
}
