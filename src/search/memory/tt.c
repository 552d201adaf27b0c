/*
** tt.c -- buckets of slots, replaced by age and depth.
**
** The table owns its slots. Every access is a relaxed atomic: no order between
** slots is promised or needed.
*/
#include "tt.h"

#include "base/arena.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

/* BUCKET_SLOTS: four slots are 96 bytes, two cache lines at most. AGE_WEIGHT: each search of
** age costs an entry as much as that many plies of depth (see keep). DEEPER: a bound for the
** same key that is more than that many plies deeper is not overwritten. */
enum { BUCKET_SLOTS = 4, AGE_WEIGHT = 8, AGE_MASK = 0xff, DEEPER = 3 };

typedef struct Slot {
    _Atomic uint64_t check, move, data; /* check = key ^ move ^ data */
} Slot;

struct Tt {
    size_t nbuckets;
    _Atomic unsigned age;
    Slot *slot; /* owned: nbuckets * BUCKET_SLOTS */
};

/* data, from bit 47 down: age 8 | depth 8 | unused 6 | bound 2 | unused 1 | biased score 23. */
enum { SCORE_BIAS = 1 << 22, SCORE_MASK = (1 << 23) - 1 };

static uint64_t pack(int score, const TtEntry *e, unsigned age) {
    return (uint64_t)(score + SCORE_BIAS) | (uint64_t)e->bound << 24 |
           (uint64_t)(e->depth & 0xff) << 32 | (uint64_t)(age & AGE_MASK) << 40;
}
static int data_score(uint64_t d) {
    return (int)(d & SCORE_MASK) - SCORE_BIAS;
}
static Bound data_bound(uint64_t d) {
    return (Bound)(d >> 24 & 3);
}
static int data_depth(uint64_t d) {
    return (int)(d >> 32 & 0xff);
}
static unsigned data_age(uint64_t d) {
    return (unsigned)(d >> 40 & AGE_MASK);
}

static size_t table_size(const Tt *tt) {
    return tt->nbuckets * BUCKET_SLOTS * sizeof(Slot);
}

/* The system maps and clears a page at its first write. Touching the pages here keeps that out
** of the time of the first searches. A very large table is touched only up to `most` bytes. */
static void touch(Tt *tt) {
    enum { PAGE = 4096 };
    const size_t most = (size_t)2048 << 20;
    size_t n = table_size(tt) < most ? table_size(tt) : most;
    for (size_t i = 0; i < n / sizeof(Slot); i += PAGE / sizeof(Slot))
        atomic_init(&tt->slot[i].check, 0);
}

/* A slot of zeros is empty. */
Tt *tt_new(size_t megabytes) {
    Tt *tt = mem_grow(NULL, sizeof *tt);
    size_t wanted = (megabytes ? megabytes : 1) << 20;
    tt->nbuckets = wanted / (BUCKET_SLOTS * sizeof(Slot));
    tt->slot = mem_table(table_size(tt));
    atomic_init(&tt->age, 0);
    touch(tt);
    return tt;
}

void tt_free(Tt *tt) {
    if (tt == NULL)
        return;
    mem_table_free(tt->slot, table_size(tt));
    free(tt);
}

void tt_clear(Tt *tt) {
    for (size_t i = 0; i < tt->nbuckets * BUCKET_SLOTS; i++) {
        atomic_init(&tt->slot[i].check, 0);
        atomic_init(&tt->slot[i].move, 0);
        atomic_init(&tt->slot[i].data, 0);
    }
    atomic_init(&tt->age, 0);
}

void tt_age(Tt *tt) {
    atomic_fetch_add_explicit(&tt->age, 1, memory_order_relaxed);
}

static uint64_t load(const _Atomic uint64_t *word) {
    return atomic_load_explicit(word, memory_order_relaxed);
}
static void save(_Atomic uint64_t *word, uint64_t value) {
    atomic_store_explicit(word, value, memory_order_relaxed);
}

static Slot *bucket(const Tt *tt, uint64_t key) {
    return &tt->slot[((key >> 32) * tt->nbuckets >> 32) * BUCKET_SLOTS];
}

void tt_prefetch(const Tt *tt, uint64_t key) {
    const char *at = (const char *)bucket(tt, key);
    __builtin_prefetch(at);
    __builtin_prefetch(at + BUCKET_SLOTS * sizeof(Slot) - 1);
}

/* Whether the slot holds the key; sets *move and *data in any case. */
static bool slot_is(const Slot *s, uint64_t key, uint64_t *move, uint64_t *data) {
    *move = load(&s->move);
    *data = load(&s->data);
    return data_bound(*data) != BOUND_NONE && (load(&s->check) ^ *move ^ *data) == key;
}

/* The score when a forced end is `plies` farther off; other scores unchanged. */
static int farther(int score, int plies) {
    return score > SCORE_FORCED ? score - plies : score < -SCORE_FORCED ? score + plies : score;
}

bool tt_probe(const Tt *tt, uint64_t key, int ply, TtEntry *out) {
    const Slot *s = bucket(tt, key);
    for (int i = 0; i < BUCKET_SLOTS; i++) {
        uint64_t move, data;
        if (!slot_is(&s[i], key, &move, &data))
            continue;
        *out =
            (TtEntry){move, farther(data_score(data), ply), data_depth(data), data_bound(data)};
        return true;
    }
    return false;
}

/* How much a slot is worth keeping: the deeper and younger, the more. Empty ones go first. */
static int keep(uint64_t data, unsigned age) {
    if (data_bound(data) == BOUND_NONE)
        return -AGE_MASK * AGE_WEIGHT;
    return data_depth(data) - AGE_WEIGHT * (int)((age - data_age(data)) & AGE_MASK);
}

/* Whether e may replace an entry of the same key: not a shallow bound the result of a much
** deeper visit in this search. */
static bool outdated(uint64_t old, const TtEntry *e, unsigned age) {
    return e->bound == BOUND_EXACT || data_age(old) != (age & AGE_MASK) ||
           e->depth + DEEPER >= data_depth(old);
}

void tt_store(Tt *tt, uint64_t key, int ply, const TtEntry *e) {
    unsigned age = atomic_load_explicit(&tt->age, memory_order_relaxed);
    Slot *s = bucket(tt, key), *victim = s;
    uint64_t move = e->move, old_move, old;
    int least = INT32_MAX;
    for (int i = 0; i < BUCKET_SLOTS; i++) {
        if (slot_is(&s[i], key, &old_move, &old)) {
            if (!outdated(old, e, age))
                return;
            if (move == MOVE_NONE)
                move = old_move;
            victim = &s[i];
            break;
        }
        if (keep(old, age) < least) {
            least = keep(old, age);
            victim = &s[i];
        }
    }
    uint64_t data = pack(farther(e->score, -ply), e, age);
    save(&victim->check, key ^ move ^ data);
    save(&victim->move, move);
    save(&victim->data, data);
}
